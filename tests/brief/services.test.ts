import { describe, expect, test } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { all, childrenOf, headingsOf, linksOf, questionsOf, testimonialsOf, textOf } from '../support/reading.ts';
import { chf, detailsOf, expectFigure, pricesOf, priceTiersOf } from './german.ts';
import { EXPOSURE_AND_VENTILATION, SERVICE_PAGES, SERVICES, type ServiceSlug, serviceRoute } from './tables.ts';

const site = builtSite();
const mainOf = (slug: ServiceSlug) => site.page(serviceRoute(slug)).main;

const TIERED = SERVICES.filter((slug) => SERVICE_PAGES[slug].tiers);
const TIERS = TIERED.flatMap((slug) =>
  (SERVICE_PAGES[slug].tiers ?? []).map((tier) => [slug, chf(tier.chf), tier.name, tier] as const),
);
const PRICES = SERVICES.flatMap((slug) =>
  (SERVICE_PAGES[slug].prices ?? []).map((tier) => [slug, chf(tier.chf), tier.name, tier] as const),
);
const FIGURES = SERVICES.flatMap((slug) =>
  (SERVICE_PAGES[slug].figures ?? []).map((figure) => [slug, figure.promise, figure] as const),
);

describe('the price table', () => {
  test.each(TIERED)('of /services/%s/ has the three ranges of the specification and no other', (slug) => {
    const specified = SERVICE_PAGES[slug].tiers?.map((tier) => chf(tier.chf)) ?? [];
    const shown = priceTiersOf(mainOf(slug)).map(({ range }) => range);
    expect(shown.toSorted()).toEqual(specified.toSorted());
  });

  test.each(TIERS)('of /services/%s/ names %s for «%s», with its details', (slug, price, _, tier) => {
    const shown = priceTiersOf(mainOf(slug)).find(({ range }) => range === price);
    expect(shown?.title).toMatch(tier.german);
    for (const detail of detailsOf(tier)) expect(shown?.text).toMatch(detail);
  });

  test.each(TIERED)('of /services/%s/ states the treatment time of every tier', (slug) => {
    for (const { text } of priceTiersOf(mainOf(slug))) expect(text).toMatch(/\d ?(?:h|Stunden|min|Minuten)(?: |$)/);
  });

  test.each(TIERED)('of /services/%s/ states that VAT is included', (slug) => {
    expect(textOf(mainOf(slug))).toMatch(/(?:inkl\.|inklusive|enthalten) 8,1 % MWST/);
  });

  test('lists three details per tier on most pages', () => {
    const withThree = TIERED.filter((slug) =>
      priceTiersOf(mainOf(slug)).every(({ element }) => all(element, 'li').length === 3),
    );
    expect(withThree.length).toBeGreaterThan(TIERED.length / 2);
  });

  test('has the badge «Häufigster Fall» on some page', () => {
    const badged = TIERED.filter((slug) => priceTiersOf(mainOf(slug)).some(({ text }) => /Häufigster Fall/.test(text)));
    expect(badged.length).toBeGreaterThan(0);
  });
});

describe('prices outside the table', () => {
  test.each(PRICES)('/services/%s/ names %s for «%s», and for nothing else', (slug, price, _, tier) => {
    const { prices = [] } = SERVICE_PAGES[slug];
    const found = pricesOf(mainOf(slug), prices).filter(({ range }) => range === price);
    expect(found).not.toEqual([]);
    for (const { words } of found) expect(words).toMatch(tier.german);
  });
});

describe('the questions', () => {
  test.each(SERVICES)('of /services/%s/ are as many as specified, the first one open', (slug) => {
    const { items } = questionsOf(mainOf(slug));
    const { faq } = SERVICE_PAGES[slug];
    if (typeof faq === 'number') expect(items).toHaveLength(faq);
    else expect(items.length).toBeGreaterThanOrEqual(faq.atLeast);
    expect(items.map(({ open }) => open)).toEqual(items.map((_, index) => index === 0));
    expect(new Set(items.map(({ group }) => group))).toEqual(new Set([expect.any(String)]));
  });
});

describe('the testimonials', () => {
  const named = SERVICES.filter((slug) => SERVICE_PAGES[slug].testimonials !== undefined);

  test.each(named)('of /services/%s/ are as many as specified, each with five stars, a name and a place', (slug) => {
    const testimonials = testimonialsOf(mainOf(slug));
    expect(testimonials).toHaveLength(SERVICE_PAGES[slug].testimonials ?? 0);
    for (const { caption, text } of testimonials) {
      expect(caption).toMatch(/\S+.*, \S+/);
      expect(text).toMatch(/5 von 5 Sternen/);
    }
  });
});

describe('figures and statements', () => {
  test.each(FIGURES)('/services/%s/ names %s', (slug, _, figure) => {
    expectFigure(textOf(mainOf(slug)), figure);
  });

  const ordinary = TIERED.filter((slug) => slug !== 'fahrzeug' && slug !== 'hotel');
  const times = ordinary.flatMap((slug) =>
    EXPOSURE_AND_VENTILATION.map((figure) => [slug, figure.promise, figure] as const),
  );

  test.each(times)('/services/%s/ names %s', (slug, _, figure) => {
    expectFigure(textOf(mainOf(slug)), figure);
  });

  const withSteps = SERVICES.flatMap((slug) => {
    const { steps } = SERVICE_PAGES[slug];
    return steps === undefined ? [] : [[slug, steps] as const];
  });

  test.each(withSteps)('/services/%s/ shows a process of %i steps', (slug, steps) => {
    const lists = all(mainOf(slug), 'ol').map((list) => childrenOf(list).length);
    expect(lists).toContain(steps);
  });

  const sections = SERVICES.flatMap((slug) =>
    (SERVICE_PAGES[slug].headings ?? []).map((heading) => [slug, heading] as const),
  );

  test.each(sections)('/services/%s/ has a section headed %s', (slug, heading) => {
    expect(headingsOf(mainOf(slug)).filter(({ text }) => heading.test(text))).not.toEqual([]);
  });

  test('/services/notfall/ has a hotline to call in its text', () => {
    const hotline = headingsOf(mainOf('notfall')).find(({ text }) => /Notfallnummer|Hotline/.test(text))?.section;
    expect(hotline && linksOf(hotline).map(({ href }) => href)).toEqual([expect.stringMatching(/^tel:/)]);
  });
});

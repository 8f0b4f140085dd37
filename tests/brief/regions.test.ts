import { describe, expect, test } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import {
  all,
  attribute,
  headingsOf,
  linksOf,
  listsOf,
  questionsOf,
  testimonialsOf,
  textOf,
} from '../support/reading.ts';
import { chf, detailsOf, expectFigure, pricesOf, priceTiersOf, rangesIn } from './german.ts';
import { INDUSTRY_FIRST, REGION_PAGES, REGIONS, type RegionSlug, regionRoute } from './tables.ts';

const site = builtSite();
const mainOf = (slug: RegionSlug) => site.page(regionRoute(slug)).main;
const titleOf = (slug: RegionSlug) => headingsOf(mainOf(slug)).find(({ level }) => level === 1)?.text ?? '';

const withPricesIn = (...prices: readonly string[]) =>
  REGIONS.filter((slug) => prices.includes(REGION_PAGES[slug].prices));
const rowsOf = (slugs: readonly RegionSlug[]) =>
  slugs.flatMap((slug) => REGION_PAGES[slug].tiers.map((tier) => [slug, chf(tier.chf), tier.name, tier] as const));

describe('the page of a place', () => {
  test.each(REGIONS)('/regional/%s/ has the heading «Kaltvernebelung» with its name', (slug) => {
    expect(titleOf(slug)).toMatch(new RegExp(`^Kaltvernebelung ${REGION_PAGES[slug].city.source}$`));
  });

  test.each(REGIONS)('/regional/%s/ has a call link and a quote link in its text', (slug) => {
    const links = linksOf(mainOf(slug));
    expect(links.some(({ href }) => href.startsWith('tel:'))).toBe(true);
    expect(links.some(({ text, href }) => text === 'Offerte anfordern' && href.endsWith('#contact'))).toBe(true);
  });

  // These name earlier appointments, which their own figures check.
  const earlier: readonly RegionSlug[] = ['basel', 'zug', 'duebendorf', 'buelach'];

  test.each(REGIONS.filter((slug) => !earlier.includes(slug)))(
    '/regional/%s/ names appointments within 24–48 hours, or 2–3 days in rural areas',
    (slug) => {
      expect(textOf(mainOf(slug))).toMatch(/(?<![\d–])(?:24–48 Stunden|2–3 Tagen?)/);
    },
  );
});

describe('the drawing', () => {
  const drawingOf = (slug: RegionSlug) => {
    const [drawing] = all(mainOf(slug), 'svg').filter((svg) => attribute(svg, 'role') === 'img');
    if (!drawing) throw new Error(`No drawing on ${slug}`);
    return drawing;
  };

  test('of each place shows a unique landmark', () => {
    const landmarks = REGIONS.map((slug) => /Dahinter: (.+)\.$/.exec(textOf(...all(drawingOf(slug), 'title')))?.[1]);
    expect(landmarks).not.toContain(undefined);
    expect(new Set(landmarks).size).toBe(REGIONS.length);
  });
});

describe('the questions', () => {
  test.each(REGIONS)('of /regional/%s/ are as many as specified, the first one open', (slug) => {
    const { items } = questionsOf(mainOf(slug));
    expect(items).toHaveLength(REGION_PAGES[slug].faq);
    expect(items.map(({ open }) => open)).toEqual(items.map((_, index) => index === 0));
    expect(new Set(items.map(({ group }) => group))).toEqual(new Set([expect.any(String)]));
  });

  test.each(REGIONS.filter((slug) => REGION_PAGES[slug].district))(
    'of /regional/%s/ have the heading «Häufige Fragen zur Kaltvernebelung in» with the page’s own name',
    (slug) => {
      const city = titleOf(slug).replace('Kaltvernebelung ', '');
      expect(questionsOf(mainOf(slug)).heading).toBe(`Häufige Fragen zur Kaltvernebelung in ${city}`);
    },
  );
});

describe('the testimonials', () => {
  const named = REGIONS.filter((slug) => REGION_PAGES[slug].testimonials !== undefined);

  test.each(named)('of /regional/%s/ are as many as specified, with five stars each', (slug) => {
    const testimonials = testimonialsOf(mainOf(slug));
    expect(testimonials).toHaveLength(REGION_PAGES[slug].testimonials ?? 0);
    for (const { caption, text } of testimonials) {
      expect(caption).toMatch(/\S+.*, \S+/);
      expect(text).toMatch(/5 von 5 Sternen/);
    }
  });
});

describe('the price table', () => {
  test.each(withPricesIn('table'))(
    'of /regional/%s/ has the three ranges of the specification and no other',
    (slug) => {
      const shown = priceTiersOf(mainOf(slug)).map(({ range }) => range);
      expect(shown.toSorted()).toEqual(REGION_PAGES[slug].tiers.map((tier) => chf(tier.chf)).toSorted());
    },
  );

  test.each(rowsOf(withPricesIn('table')))(
    'of /regional/%s/ names %s for «%s», with its details',
    (slug, price, _, tier) => {
      const shown = priceTiersOf(mainOf(slug)).find(({ range }) => range === price);
      expect(shown?.title).toMatch(tier.german);
      for (const detail of detailsOf(tier)) expect(shown?.text).toMatch(detail);
    },
  );
});

describe('prices in the text', () => {
  const answersOf = (slug: RegionSlug) =>
    questionsOf(mainOf(slug))
      .items.map(({ answer }) => answer)
      .join(' ');

  test.each(rowsOf(withPricesIn('answers', 'answers only', 'anywhere')))(
    '/regional/%s/ names %s for «%s», and for nothing else',
    (slug, price, _, tier) => {
      const found = pricesOf(mainOf(slug), REGION_PAGES[slug].tiers).filter(({ range }) => range === price);
      expect(found).not.toEqual([]);
      for (const { words } of found) expect(words).toMatch(tier.german);
    },
  );

  test.each(withPricesIn('answers', 'answers only'))(
    '/regional/%s/ answers with its own three ranges and no other',
    (slug) => {
      const own = REGION_PAGES[slug].tiers.map((tier) => chf(tier.chf));
      expect([...new Set(rangesIn(answersOf(slug)))].toSorted()).toEqual(own.toSorted());
    },
  );

  test.each(withPricesIn('answers only'))('/regional/%s/ names prices in its answers only', (slug) => {
    expect(rangesIn(textOf(mainOf(slug)))).toEqual(rangesIn(answersOf(slug)));
  });

  // A room costs a tenth of that, and visitors with one room must not take the price of the whole house for theirs.
  const wholeHouses = withPricesIn('answers', 'answers only', 'anywhere').flatMap((slug) =>
    REGION_PAGES[slug].tiers
      .filter(({ name }) => /hotel|inn|restaurant/.test(name))
      .map((tier) => [slug, tier] as const),
  );

  test.each(wholeHouses)('/regional/%s/ links the price of one room next to that of a whole house', (slug, tier) => {
    const answer = questionsOf(mainOf(slug)).items.find(({ answer }) => rangesIn(answer).includes(chf(tier.chf)));
    expect(answer && linksOf(answer.element).map(({ href }) => href)).toContain('/services/hotel/');
  });

  test('/regional/basel/ names the price of a lab or practice in its answers', () => {
    const [lab] = REGION_PAGES.basel.tiers.filter(({ german }) => german.test('Labor'));
    expect(rangesIn(answersOf('basel'))).toContain(lab && chf(lab.chf));
  });
});

describe('figures and statements', () => {
  const figures = REGIONS.flatMap((slug) =>
    (REGION_PAGES[slug].figures ?? []).map((figure) => [slug, figure.promise, figure] as const),
  );

  test.each(figures)('/regional/%s/ names %s', (slug, _, figure) => {
    expectFigure(textOf(mainOf(slug)), figure);
  });

  test('/regional/zuerich/ lists the twelve districts of the city', () => {
    const numbered = listsOf(mainOf('zuerich')).filter((items) =>
      items.every((item, index) => new RegExp(`^(?:Kreis )?${index + 1}\\b`).test(textOf(item))),
    );
    expect(numbered.map((items) => items.length)).toContain(12);
  });

  test('/regional/basel/ has a contact block with phone, mail, service area and opening hours', () => {
    const { main } = site.page(regionRoute('basel'));
    const contact = headingsOf(main).find(({ text }) => /Kontakt/.test(text))?.section;
    if (!contact) throw new Error('No contact block');
    const text = textOf(contact);
    expect(text).toMatch(/\+41 \d\d \d{3} \d\d \d\d/);
    expect(text).toMatch(/\S+@\S+/);
    expect(text).toMatch(/Einsatzgebiet/);
    expect(text).toMatch(/Mo–Fr 7\.30–18\.00 Uhr/);
    expect(text).toMatch(/Sa 8\.00–13\.00 Uhr/);
  });

  test('some page states that industrial emergencies come first', () => {
    const sentences = REGIONS.flatMap((slug) => textOf(mainOf(slug)).split(/[.?]/));
    expect(sentences.filter((sentence) => INDUSTRY_FIRST.every((word) => word.test(sentence)))).not.toEqual([]);
  });

  const sections = REGIONS.flatMap((slug) =>
    (REGION_PAGES[slug].headings ?? []).map((heading) => [slug, heading] as const),
  );

  test.each(sections)('/regional/%s/ has a section headed %s', (slug, heading) => {
    expect(headingsOf(mainOf(slug)).filter(({ text }) => heading.test(text))).not.toEqual([]);
  });
});

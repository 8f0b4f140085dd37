import { describe, expect, test } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { all, childrenOf, headingsOf, linksOf, listsOf, textOf } from '../support/reading.ts';
import { byPromise, expectFigure } from './german.ts';
import {
  BOOKING_FLOW,
  IMPRINT_PARTS,
  NEXT_STEPS,
  PRIVACY_FIGURES,
  PRIVACY_PARTS,
  TERMS_FIGURES,
  TERMS_SECTIONS,
} from './tables.ts';

const site = builtSite();
const mainOf = (route: string) => site.page(route).main;
const headingTexts = (route: string, level: number) =>
  headingsOf(mainOf(route)).flatMap((heading) => (heading.level === level ? [heading.text] : []));

describe('/agb/', () => {
  test('has nine sections that start with their number', () => {
    const numbers = headingTexts('/agb/', 2).map((text) => Number(/^(\d+)/.exec(text)?.[1]));
    expect(numbers).toEqual(Array.from({ length: TERMS_SECTIONS }, (_, index) => index + 1));
  });

  test('begins with scope, contracting party and what the service comprises', () => {
    const [first, second] = headingTexts('/agb/', 2);
    expect(first).toMatch(/Geltungsbereich.*Vertragspartei/);
    expect(`${first} ${second}`).toMatch(/Leistung/);
  });

  test.each(byPromise(TERMS_FIGURES))('states: %s', (_, figure) => {
    expectFigure(textOf(mainOf('/agb/')), figure);
  });

  test('describes the booking process in its order', () => {
    const lists = listsOf(mainOf('/agb/')).map((items) => items.map((item) => textOf(item)));
    const flow = lists.find(([first = '']) => BOOKING_FLOW[0]?.test(first));
    expect(flow).toEqual(BOOKING_FLOW.map((step) => expect.stringMatching(step)));
  });
});

describe('/datenschutz/', () => {
  test.each(PRIVACY_PARTS)('has a section on %s', (part) => {
    expect(headingTexts('/datenschutz/', 2).join(' | ')).toMatch(part);
  });

  test.each(byPromise(PRIVACY_FIGURES))('states: %s', (_, figure) => {
    expectFigure(textOf(mainOf('/datenschutz/')), figure);
  });
});

describe('/impressum/', () => {
  test.each(IMPRINT_PARTS)('has a section on %s', (part) => {
    expect(headingTexts('/impressum/', 2).join(' | ')).toMatch(part);
  });

  test('names a business address in Aarau, a phone number and a mail address', () => {
    expect(textOf(mainOf('/impressum/'))).toMatch(/\b5000 Aarau/);
    const hrefs = linksOf(mainOf('/impressum/')).map(({ href }) => href);
    expect(hrefs.some((href) => href.startsWith('tel:'))).toBe(true);
    expect(hrefs.some((href) => href.startsWith('mailto:'))).toBe(true);
  });
});

describe('/danke/', () => {
  test('thanks the visitor', () => {
    expect(headingTexts('/danke/', 1).join()).toMatch(/Dank/);
  });

  test('names three next steps: processing, contact within 24 hours by phone or e-mail, appointment', () => {
    const lists = all(mainOf('/danke/'), 'ol').map((list) => childrenOf(list));
    expect(lists.map((items) => items.length)).toEqual([NEXT_STEPS.length]);
    const steps = lists.flat().map((item) => textOf(item));
    for (const [index, pattern] of NEXT_STEPS.entries()) expect(steps[index]).toMatch(pattern);
  });

  test('has a box for urgent cases with a call link, contact data and a button to the home page', () => {
    const main = mainOf('/danke/');
    expect(textOf(main)).toMatch(/eilt|[Dd]ringend/);
    const links = linksOf(main);
    expect(links.filter(({ href }) => href.startsWith('tel:')).length).toBeGreaterThan(1);
    expect(links.some(({ href }) => href.startsWith('mailto:'))).toBe(true);
    expect(links.filter(({ href }) => href === '/').length).toBeGreaterThan(0);
  });
});

import { describe, expect, test } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { headingsOf, textOf } from '../support/reading.ts';
import { HOURS, REGIONS, ROUTES, regionRoute, SERVICES, serviceRoute } from './tables.ts';

const site = builtSite();

/** All opening hours in a text, as written. */
const hoursIn = (text: string): string[] => [
  ...new Set(text.match(/(?:Mo–Fr|Sa|So) (?:\d{1,2}\.\d\d–\d{1,2}\.\d\d Uhr|Notfälle nach Vereinbarung)/g) ?? []),
];

/** Pages that promise an answer at any time. */
const AT_ANY_TIME = [serviceRoute('notfall'), serviceRoute('todesfall'), regionRoute('kloten')];

const PLACES: readonly (readonly [route: string, hours: readonly string[]])[] = [
  ['/', HOURS.home],
  ...REGIONS.map((slug) => [regionRoute(slug), HOURS.regional] as const),
  ...SERVICES.map((slug) => [serviceRoute(slug), HOURS.services] as const),
  ['/agb/', HOURS.terms],
  ['/danke/', HOURS.thanks],
];

describe('opening hours', () => {
  test.each(PLACES)('%s states %j and no other hours', (route, hours) => {
    expect(hoursIn(textOf(site.page(route).main))).toEqual(hours);
  });

  test.each(AT_ANY_TIME)('%s states next to them that help in an emergency does not depend on them', (route) => {
    const quote = headingsOf(site.page(route).main).at(-1)?.section;
    expect(quote && hoursIn(textOf(quote))).toEqual(HOURS.services);
    expect(quote && textOf(quote)).toMatch(/Notfälle Tag und Nacht|im Notfall .*ausserhalb dieser Zeiten/);
  });

  test.each(ROUTES)('the footer of %s has its own hours, with emergencies on Sunday by arrangement', (route) => {
    expect(hoursIn(textOf(site.page(route).footer))).toEqual(HOURS.footer);
  });
});

import { describe, expect, test } from 'vitest';
import { textOf } from './reading.ts';
import { builtSite } from './site.ts';
import { HOURS, REGIONS, ROUTES, regionRoute, SERVICES, serviceRoute } from './tables.ts';

const site = builtSite();

/** Every opening time of a text, as written. */
const hoursIn = (text: string): string[] => [
  ...new Set(text.match(/(?:Mo–Fr|Sa|So) (?:\d{1,2}\.\d\d–\d{1,2}\.\d\d Uhr|Notfälle nach Vereinbarung)/g) ?? []),
];

const PLACES: readonly (readonly [route: string, hours: readonly string[]])[] = [
  ['/', HOURS.home],
  ...REGIONS.map((slug) => [regionRoute(slug), HOURS.regional] as const),
  ...SERVICES.map((slug) => [serviceRoute(slug), HOURS.services] as const),
  ['/agb/', HOURS.terms],
  ['/danke/', HOURS.thanks],
];

describe('opening hours', () => {
  test.each(PLACES)('%s says %j and no other times', (route, hours) => {
    expect(hoursIn(textOf(site.page(route).main))).toEqual(hours);
  });

  test.each(ROUTES)('the footer of %s has its own hours, with emergencies on Sunday by arrangement', (route) => {
    expect(hoursIn(textOf(site.page(route).footer))).toEqual(HOURS.footer);
  });
});

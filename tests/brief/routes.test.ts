import { describe, expect, test } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { linksOf } from '../support/reading.ts';
import { REGIONS, ROUTES, SERVICES, UNLISTED } from './tables.ts';

const site = builtSite();

describe('the route table', () => {
  test('lists 22 services, 33 regions, four articles and six other pages', () => {
    expect(SERVICES.length).toBe(22);
    expect(REGIONS.length).toBe(33);
    expect(new Set(ROUTES).size).toBe(22 + 33 + 4 + 6);
  });

  test.each(ROUTES)('%s exists', (route) => {
    expect(site.routes()).toContain(route);
  });

  test('is accompanied by a page for unknown addresses', () => {
    expect(site.routes()).toContain('/404.html');
  });

  test('is complete apart from the page of prices, a redirect to the list of services, error pages, printable sheets and Uster once it is written', () => {
    const known = new Set([...ROUTES, '/preise/', '/services/', '/404.html', '/503.html', UNLISTED.route]);
    const isSheet = (route: string) => route.startsWith('/vorlagen/');
    expect(site.routes().filter((route) => !known.has(route) && !isSheet(route))).toEqual([]);
  });

  test('lists only pages that the home page, the blog or the terms link to', () => {
    const linked = new Set(
      ['/', '/blog/', '/agb/'].flatMap((route) => linksOf(site.page(route).html).map(({ href }) => href)),
    );
    // Only a sent inquiry leads to the thank-you page.
    expect(ROUTES.filter((route) => route !== '/danke/' && !linked.has(route))).toEqual([]);
  });
});

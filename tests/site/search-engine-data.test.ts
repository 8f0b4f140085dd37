import { describe, expect, test } from 'vitest';
import { once } from '../../src/base/lib/collections.ts';
import { builtSite } from '../support/built-site.ts';
import { linkedBy, linksOf, metaOf, one, textOf } from '../support/reading.ts';
import { blocksOn, type RenderedPage, type Thing, thingsOn, unproven } from '../support/structured-data.ts';

const site = builtSite();

/** The pages that search engines can index, with their structured data. */
const indexablePages = once(() =>
  site.pages().flatMap(({ url, type }) => {
    const page = site.page(url);
    return metaOf(page.head, 'robots') === 'noindex' ? [] : [{ url, type, page, things: thingsOn(page) }];
  }),
);
const ofType = (things: readonly Thing[], type: string) => things.filter((thing) => thing['@type'] === type);
const origin = once(() => new URL(linkedBy(site.page('/').head, 'canonical')[0] ?? '').origin);

const thingsOf = (route: string) => thingsOn(site.page(route));
const routesWithData = once(() =>
  site.pages().flatMap(({ url }) => (blocksOn(site.page(url)).length > 0 ? [url] : [])),
);

const exists = (address: string) => {
  const path = decodeURI(address.slice(origin().length));
  return address.startsWith(`${origin()}/`) && (site.routes().includes(path) || site.file(path) !== undefined);
};
const isDefined = (id: string) =>
  routesWithData().some((route) => thingsOf(route).some((thing) => thing['@id'] === id && '@type' in thing));

const shown = (route: string): RenderedPage => {
  const { html } = site.page(route);
  return { html, text: textOf(one(html, 'body')), site: { origin: origin(), exists, isDefined } };
};

describe('structured data', () => {
  test('states only what its page shows, with known types and existing addresses', () => {
    const claims = routesWithData().flatMap((route) =>
      unproven(thingsOf(route), shown(route)).map((claim) => `${route} ${claim}`),
    );
    expect(claims).toEqual([]);
  });

  test('is one small block of schema.org data on every page that search engines can index', () => {
    for (const { url, page } of indexablePages()) {
      const [block = '', ...others] = blocksOn(page);
      expect(others, url).toEqual([]);
      expect(JSON.parse(block), url).toEqual({ '@context': 'https://schema.org', '@graph': expect.any(Array) });
      expect(Buffer.byteLength(block), url).toBeLessThan(3000);
    }
  });

  test('describes the company once, on the home page, and every other page names it', () => {
    const companies = indexablePages().flatMap(({ url, things }) =>
      ofType(things, 'LocalBusiness').map((company) => ({ url, company })),
    );
    expect(companies.map(({ url }) => url)).toEqual(['/']);
    const [{ '@id': id, name, url: address } = {} as Thing] = companies.map(({ company }) => company);
    for (const { url, things } of indexablePages()) {
      const referred = things.flatMap(({ provider, publisher }) => (provider ?? publisher ?? []) as Thing[]);
      // A reader of one page knows no other page.
      const expected = url === '/' ? { '@id': id } : { '@type': 'Organization', '@id': id, name, url: address };
      expect(referred, url).toEqual(referred.map(() => expected));
    }
  });

  test('has a breadcrumb on every page below the home page that leads to where the visible back link leads', () => {
    for (const { url, page, things } of indexablePages().filter(({ url }) => url !== '/')) {
      const [trail, ...others] = ofType(things, 'BreadcrumbList');
      expect(others, url).toEqual([]);
      const [back, here] = (trail?.itemListElement ?? []) as Thing[];
      const [link] = linksOf(page.main);
      expect([back?.item, back?.position, here?.position], url).toEqual([origin() + link?.href, 1, 2]);
      expect(back?.name, url).toMatch(/\S/);
      expect(textOf(page.main), url).toContain(here?.name);
    }
  });

  test('describes each service and each region as a service, and each article with its date and author', () => {
    const EXPECTED: Readonly<Record<string, string>> = {
      service: 'Service',
      region: 'Service',
      article: 'BlogPosting',
    };
    for (const { url, type, things } of indexablePages()) {
      const expected = EXPECTED[type];
      if (!expected) continue;
      const [thing, ...others] = ofType(things, expected);
      expect(others, url).toEqual([]);
      const fields =
        expected === 'Service'
          ? ['name', 'areaServed', 'provider']
          : ['headline', 'image', 'datePublished', 'dateModified', 'author'];
      expect(Object.keys(thing ?? {}), url).toEqual(expect.arrayContaining(fields));
    }
  });
});

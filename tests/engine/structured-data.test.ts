import { describe, expect, test } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { all, attribute, linksOf, one, textOf } from '../support/reading.ts';
import { type Shown, type Thing, unproven } from '../support/structured-data.ts';

const site = builtSite();

const scriptsOf = (route: string) =>
  all(site.page(route).html, 'script').filter((script) => attribute(script, 'type') === 'application/ld+json');
const sourceOf = (route: string) =>
  scriptsOf(route).map(({ children: [text] }) => (text && 'data' in text ? String(text.data) : ''));
const thingsOn = (route: string): Thing[] => sourceOf(route).flatMap((source) => JSON.parse(source)['@graph']);
const typed = (route: string, type: string) => thingsOn(route).filter((thing) => thing['@type'] === type);
const routesWithData = () => site.routes().filter((route) => scriptsOf(route).length > 0);

const origin = () => new URL(String(typed('/', 'LocalBusiness')[0]?.url)).origin;
const exists = (address: string) => {
  const path = decodeURI(address.slice(origin().length));
  return address.startsWith(`${origin()}/`) && (site.routes().includes(path) || site.file(path) !== undefined);
};
const isDefined = (id: string) =>
  routesWithData().some((route) => thingsOn(route).some((thing) => thing['@id'] === id && '@type' in thing));

const shown = (route: string): Shown => {
  const { html } = site.page(route);
  return { html, text: textOf(one(html, 'body')), site: { origin: origin(), exists, isDefined } };
};

describe('structured data', () => {
  test('is one block on every page that search engines may list', () => {
    const { length } = routesWithData();
    expect(length).toBeGreaterThan(50);
    const counts = site
      .routes()
      .filter((route) => !all(site.page(route).head, 'meta').some((meta) => meta.attribs.content === 'noindex'))
      .map((route) => scriptsOf(route).length);
    expect(counts).toEqual(Array.from({ length }, () => 1));
  });

  test('speaks the language of schema.org, and is small', () => {
    for (const route of routesWithData()) {
      const [source = ''] = sourceOf(route);
      expect(Object.keys(JSON.parse(source)), route).toEqual(['@context', '@graph']);
      expect(JSON.parse(source)['@context']).toBe('https://schema.org');
      expect(Buffer.byteLength(source), route).toBeLessThan(1500);
    }
  });

  test('says nothing that its page does not show, names types that are known and addresses that exist', () => {
    const claims = routesWithData().flatMap((route) =>
      unproven(thingsOn(route), shown(route)).map((claim) => `${route} ${claim}`),
    );
    expect(claims).toEqual([]);
  });

  test('would be caught at a price, a name, an hour, a date or an address that is not on the page', () => {
    const service = '/services/schimmel/';
    const changed = (route: string, from: string | RegExp, to: string) =>
      unproven(JSON.parse(JSON.stringify(thingsOn(route)).replace(from, to)), shown(route)).length;
    expect(changed(service, /"lowPrice":\d+/, '"lowPrice":301')).toBe(1);
    expect(changed(service, '"priceCurrency":"CHF"', '"priceCurrency":"EUR"')).toBe(1);
    expect(changed(service, '"Schimmel"', '"Mars"')).toBe(1);
    expect(changed(service, '"AggregateOffer"', '"AggregateRating"')).toBe(1);
    expect(changed(service, '/#company', '/#owner')).toBe(1);
    expect(changed(service, '"Hauptseite"', '"Blog"')).toBe(1);
    // Days and times are proven together, so all three are in doubt.
    expect(changed('/', '"opens":"07:30"', '"opens":"07:00"')).toBe(3);
    expect(changed('/', '+41 62', '+41 63')).toBe(1);
    const [article = ''] = routesWithData().filter((route) => /^\/blog\/./.test(route));
    expect(changed(article, /"datePublished":"\d{4}/, '"datePublished":"1999')).toBe(1);
  });

  test('describes the company once, and every other page refers to it', () => {
    const describing = routesWithData().filter((route) => typed(route, 'LocalBusiness').length > 0);
    expect(describing).toEqual(['/']);
    const [company] = typed('/', 'LocalBusiness');
    expect(Object.keys(company ?? {})).toEqual(expect.arrayContaining(['name', 'address', 'telephone']));
    expect(company?.openingHoursSpecification).toContainEqual(expect.objectContaining({ opens: expect.any(String) }));
    const services = routesWithData().flatMap((route) => typed(route, 'Service'));
    expect(services.length).toBeGreaterThan(50);
    for (const { provider } of services) expect(provider).toEqual({ '@id': company?.['@id'] });
  });

  test('leads back from every page below the home page as its visible link does', () => {
    for (const route of routesWithData().filter((route) => route !== '/')) {
      const [trail, ...others] = typed(route, 'BreadcrumbList');
      expect(others, route).toEqual([]);
      const [back, here] = (trail?.itemListElement ?? []) as Thing[];
      const link = linksOf(site.page(route).main)[0];
      expect([back?.item, back?.position, here?.position], route).toEqual([origin() + link?.href, 1, 2]);
      expect(textOf(one(site.page(route).main, 'h1')), route).toContain(here?.name);
    }
  });

  test('names the range of a page’s prices wherever a service or a place has any', () => {
    const without = routesWithData().filter(
      (route) => typed(route, 'Service').length > 0 && typed(route, 'Service').some(({ offers }) => !offers),
    );
    expect(without).toEqual(['/services/notfall/', '/services/praevention/']);
    const ranges = routesWithData().flatMap((route) => typed(route, 'Service').map(({ offers }) => offers as Thing));
    expect(ranges.filter((range) => range && Number(range.lowPrice) >= Number(range.highPrice))).toEqual([]);
  });

  test('is an article for every article, with headline, day, author and publisher', () => {
    const articles = routesWithData().filter((route) => /^\/blog\/./.test(route));
    expect(articles.length).toBeGreaterThan(0);
    for (const route of articles) {
      const [posting] = typed(route, 'BlogPosting');
      expect(posting).toMatchObject({
        headline: textOf(one(site.page(route).main, 'h1')),
        url: origin() + route,
        datePublished: expect.any(String),
        author: { name: expect.any(String) },
        publisher: { '@id': `${origin()}/#company` },
      });
    }
  });
});

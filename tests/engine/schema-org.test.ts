import { describe, expect, test } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { one, textOf } from '../support/reading.ts';
import { builtSample } from '../support/shared-site.ts';
import { blocksOn, type RenderedPage, thingsOn, unproven } from '../support/structured-data.ts';

// The templates are the same for any content, so the sample is enough.
const site = builtSite(builtSample);

const thingsOf = (route: string) => thingsOn(site.page(route));
const thingsOfType = (route: string, type: string) => thingsOf(route).filter((thing) => thing['@type'] === type);
const routesWithData = () => site.routes().filter((route) => blocksOn(site.page(route)).length > 0);

const origin = () => new URL(String(thingsOfType('/', 'LocalBusiness')[0]?.url)).origin;
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

  test('would be rejected for a price, a name, a time, a date or an address that is not on the page', () => {
    const service = '/services/schimmel/';
    const changed = (route: string, from: string | RegExp, to: string) =>
      unproven(JSON.parse(JSON.stringify(thingsOf(route)).replace(from, to)), shown(route)).length;
    expect(changed(service, /"lowPrice":\d+/, '"lowPrice":301')).toBe(1);
    expect(changed(service, '"priceCurrency":"CHF"', '"priceCurrency":"EUR"')).toBe(1);
    expect(changed(service, '"Schimmel"', '"Mars"')).toBe(1);
    expect(changed(service, '"AggregateOffer"', '"AggregateRating"')).toBe(1);
    expect(changed(service, '/#company', '/#owner')).toBe(1);
    expect(changed(service, '"Hauptseite"', '"Blog"')).toBe(1);
    // Days and times are checked together, so all three are rejected.
    expect(changed('/', '"opens":"07:30"', '"opens":"07:00"')).toBe(3);
    expect(changed('/', '+41 62', '+41 63')).toBe(1);
    const [article = ''] = routesWithData().filter((route) => /^\/blog\/./.test(route));
    expect(changed(article, /"datePublished":"\d{4}/, '"datePublished":"1999')).toBe(1);
  });

  test('describes the company once, and every other page names it', () => {
    const routes = routesWithData().filter((route) => thingsOfType(route, 'LocalBusiness').length > 0);
    expect(routes).toEqual(['/']);
    const [company] = thingsOfType('/', 'LocalBusiness');
    expect(Object.keys(company ?? {})).toEqual(expect.arrayContaining(['name', 'address', 'telephone']));
    expect(company?.openingHoursSpecification).toContainEqual(expect.objectContaining({ opens: expect.any(String) }));
    const services = routesWithData().flatMap((route) => thingsOfType(route, 'Service'));
    expect(services.length).toBeGreaterThan(20);
    const { '@id': id, name, url } = company ?? {};
    for (const { provider } of services) expect(provider).toEqual({ '@type': 'Organization', '@id': id, name, url });
  });

  test('has what search engines show of the company and of an article', () => {
    const [company] = thingsOfType('/', 'LocalBusiness');
    expect(company?.image).toMatch(/^https:.*\.png$/);
    expect(company?.geo).toEqual({ '@type': 'GeoCoordinates', latitude: 47.3925, longitude: 8.0442 });
    expect(company?.priceRange).toMatch(/^CHF\s\d+–[\d’]+$/);
    const articles = routesWithData().flatMap((route) => thingsOfType(route, 'BlogPosting'));
    expect(articles.length).toBeGreaterThan(1);
    for (const { image, author, datePublished, dateModified } of articles) {
      expect(image).toMatch(/^https:.*\.(svg|jpe?g|png)$/);
      expect(author).toMatchObject({ '@type': 'Organization', url: `${origin()}/` });
      expect(datePublished).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\+0[12]:00$/);
      expect(dateModified).toBe(datePublished);
    }
  });

  test('describes every article, with headline, date, author and publisher', () => {
    const articles = routesWithData().filter((route) => /^\/blog\/./.test(route));
    expect(articles.length).toBeGreaterThan(0);
    for (const route of articles) {
      const [posting] = thingsOfType(route, 'BlogPosting');
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

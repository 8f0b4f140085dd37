import { describe, expect, test } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { all, attribute, headingsOf, linksOf, textOf } from '../support/reading.ts';
import {
  ARTICLES,
  articleRoute,
  NAVIGATION,
  REGIONS,
  ROUTES,
  regionRoute,
  SERVICE_OPTIONS,
  SERVICES,
  serviceRoute,
  WITHOUT_QUOTE_BLOCK,
} from './tables.ts';

const site = builtSite();

const isCall = (href: string) => /^tel:\+41\d{9}$/.test(href);

describe('every page', () => {
  test.each(ROUTES)('%s is in Swiss German, with one main heading', (route) => {
    const { html } = site.page(route);
    expect(attribute(html, 'lang')).toBe('de-CH');
    expect(headingsOf(html).filter(({ level }) => level === 1)).toHaveLength(1);
  });

  test.each(ROUTES.filter((route) => route !== '/danke/'))('%s has its own address as the canonical one', (route) => {
    const canonical = all(site.page(route).head, 'link')
      .filter((link) => attribute(link, 'rel') === 'canonical')
      .map((link) => attribute(link, 'href'));
    expect(canonical).toEqual([expect.stringMatching(new RegExp(`^https://[^/]+${route}$`))]);
  });

  test.each(ROUTES)('%s shows no asterisks in place of bold text', (route) => {
    expect(textOf(site.page(route).html)).not.toContain('**');
  });

  test.each(ROUTES)('%s has the five navigation entries and a call link in its header', (route) => {
    const links = linksOf(site.page(route).header);
    for (const [text, href] of NAVIGATION) expect(links).toContainEqual(expect.objectContaining({ text, href }));
    expect(links.some(({ href }) => isCall(href))).toBe(true);
  });

  test.each(ROUTES)('%s offers «Sofort anrufen», with a Swiss number', (route) => {
    const calls = linksOf(site.page(route).html).filter(({ text }) => text.startsWith('Sofort anrufen'));
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.every(({ href }) => isCall(href))).toBe(true);
  });

  test.each(ROUTES)(
    '%s links all services, all regions, the legal pages and the mail address in its footer',
    (route) => {
      const hrefs = linksOf(site.page(route).footer).map(({ href }) => href);
      expect(hrefs).toEqual(expect.arrayContaining(SERVICES.map(serviceRoute)));
      expect(hrefs).toEqual(expect.arrayContaining(REGIONS.map(regionRoute)));
      expect(hrefs).toEqual(expect.arrayContaining(['/impressum/', '/datenschutz/', '/agb/']));
      expect(hrefs.filter((href) => /^mailto:[^@\s]+@[^@\s]+$/.test(href)).length).toBeGreaterThan(0);
    },
  );

  test.each(ROUTES)('%s links every phone number it shows', (route) => {
    const { html } = site.page(route);
    const shown = (text: string) => text.match(/\+41 \d\d \d{3} \d\d \d\d/g)?.length ?? 0;
    const calls = linksOf(html).filter(({ href }) => isCall(href));
    expect(calls.reduce((sum, { text }) => sum + shown(text), 0)).toBe(shown(textOf(html)));
  });

  test('links the same phone number everywhere', () => {
    const numbers = ROUTES.flatMap((route) => linksOf(site.page(route).html))
      .map(({ href }) => href)
      // Emergency services are linked where a life is in danger.
      .filter((href) => href.startsWith('tel:') && !/^tel:1\d\d$/.test(href));
    expect(new Set(numbers).size).toBe(1);
    expect(numbers.every(isCall)).toBe(true);
  });
});

describe('the link back', () => {
  test.each(REGIONS)('from /regional/%s/ is «Zurück zur Hauptseite»', (slug) => {
    const links = linksOf(site.page(regionRoute(slug)).main);
    expect(links).toContainEqual(expect.objectContaining({ text: 'Zurück zur Hauptseite', href: '/' }));
  });

  test.each(SERVICES)('from /services/%s/ leads to the home page', (slug) => {
    const links = linksOf(site.page(serviceRoute(slug)).main);
    expect(links).toContainEqual(expect.objectContaining({ text: expect.stringMatching(/^Zurück/), href: '/' }));
  });

  test.each(ARTICLES)('from /blog/%s/ leads to the blog, and another one to the home page', (slug) => {
    const links = linksOf(site.page(articleRoute(slug)).main);
    for (const href of ['/blog/', '/'])
      expect(links).toContainEqual(expect.objectContaining({ text: expect.stringMatching(/^Zurück/), href }));
  });

  test.each(['/blog/', '/agb/', '/danke/'])('from %s leads to the home page', (route) => {
    expect(linksOf(site.page(route).main).map(({ href }) => href)).toContain('/');
  });
});

describe('the end of a page', () => {
  const options = SERVICE_OPTIONS.map(([value]) => value).filter((value) => value !== '');

  /** Links to the form, with their preselections. */
  const formLinks = (route: string) =>
    linksOf(site.page(route).main).flatMap(({ href, text }) => {
      const url = new URL(href, 'https://site.invalid');
      return url.pathname === '/' && url.hash === '#contact' ? [{ text, preselected: url.searchParams }] : [];
    });

  test.each(SERVICES)('of /services/%s/ has a link to a quote with the service preselected', (slug) => {
    const quoteLinks = formLinks(serviceRoute(slug)).filter(({ text }) => text === 'Offerte anfordern');
    expect(quoteLinks.length).toBeGreaterThan(0);
    expect([slug, ...options]).toContain(quoteLinks.at(-1)?.preselected.get('service'));
  });

  test.each(REGIONS)('of /regional/%s/ has a link to a quote with the place preselected', (slug) => {
    const quoteLinks = formLinks(regionRoute(slug)).filter(({ text }) => text === 'Offerte anfordern');
    const [{ text: title } = { text: '' }] = headingsOf(site.page(regionRoute(slug)).main);
    expect(quoteLinks.length).toBeGreaterThan(0);
    expect(`Kaltvernebelung ${quoteLinks.at(-1)?.preselected.get('ort')}`).toBe(title);
  });

  test.each(ROUTES.filter((route) => !WITHOUT_QUOTE_BLOCK.includes(route)))(
    'of %s offers phone, mail and the form',
    (route) => {
      const { main } = site.page(route);
      const hrefs = linksOf(main).map(({ href }) => href);
      expect(hrefs.some(isCall)).toBe(true);
      expect(hrefs.some((href) => href.startsWith('mailto:'))).toBe(true);
      expect(hrefs.some((href) => href.endsWith('#contact'))).toBe(true);
    },
  );

  test.each(ROUTES.filter((route) => !WITHOUT_QUOTE_BLOCK.includes(route)))(
    'of %s states that the quote is free and without obligation',
    (route) => {
      expect(textOf(site.page(route).main)).toMatch(/Offerte [^.]*kostenlos und unverbindlich/);
    },
  );

  test.each(WITHOUT_QUOTE_BLOCK)('of %s has no quote block', (route) => {
    expect(formLinks(route)).toEqual([]);
  });
});

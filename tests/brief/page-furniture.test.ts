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

  test.each(ROUTES.filter((route) => route !== '/danke/'))('%s names itself as its own canonical address', (route) => {
    const canonical = all(site.page(route).head, 'link')
      .filter((link) => attribute(link, 'rel') === 'canonical')
      .map((link) => attribute(link, 'href'));
    expect(canonical).toEqual([expect.stringMatching(new RegExp(`^https://[^/]+${route}$`))]);
  });

  test.each(ROUTES)('%s shows no asterisks where bold text is meant', (route) => {
    expect(textOf(site.page(route).html)).not.toContain('**');
  });

  test.each(ROUTES)('%s has the five entries of the navigation and a call link in its header', (route) => {
    const links = linksOf(site.page(route).header);
    for (const [text, href] of NAVIGATION) expect(links).toContainEqual(expect.objectContaining({ text, href }));
    expect(links.some(({ href }) => isCall(href))).toBe(true);
  });

  test.each(ROUTES)('%s offers «Sofort anrufen», at a Swiss number', (route) => {
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

  test.each(ROUTES)('%s shows no phone number that cannot be called by a tap', (route) => {
    const { html } = site.page(route);
    const shown = (text: string) => text.match(/\+41 \d\d \d{3} \d\d \d\d/g)?.length ?? 0;
    const calls = linksOf(html).filter(({ href }) => isCall(href));
    expect(calls.reduce((sum, { text }) => sum + shown(text), 0)).toBe(shown(textOf(html)));
  });

  test('calls one and the same number, wherever it says so', () => {
    const numbers = ROUTES.flatMap((route) => linksOf(site.page(route).html))
      .map(({ href }) => href)
      // Ambulance, police and fire brigade are named where a life is in danger.
      .filter((href) => href.startsWith('tel:') && !/^tel:1\d\d$/.test(href));
    expect(new Set(numbers).size).toBe(1);
    expect(numbers.every(isCall)).toBe(true);
  });
});

describe('the way back', () => {
  test.each(REGIONS)('/regional/%s/ leads back by «Zurück zur Hauptseite»', (slug) => {
    const links = linksOf(site.page(regionRoute(slug)).main);
    expect(links).toContainEqual(expect.objectContaining({ text: 'Zurück zur Hauptseite', href: '/' }));
  });

  test.each(SERVICES)('/services/%s/ leads back to the home page', (slug) => {
    const links = linksOf(site.page(serviceRoute(slug)).main);
    expect(links).toContainEqual(expect.objectContaining({ text: expect.stringMatching(/^Zurück/), href: '/' }));
  });

  test.each(ARTICLES)('/blog/%s/ leads back to the blog, and home', (slug) => {
    const links = linksOf(site.page(articleRoute(slug)).main);
    for (const href of ['/blog/', '/'])
      expect(links).toContainEqual(expect.objectContaining({ text: expect.stringMatching(/^Zurück/), href }));
  });

  test.each(['/blog/', '/agb/', '/danke/'])('%s has a link to the home page', (route) => {
    expect(linksOf(site.page(route).main).map(({ href }) => href)).toContain('/');
  });
});

describe('the end of a page', () => {
  const options = SERVICE_OPTIONS.map(([value]) => value).filter((value) => value !== '');

  /** Links to the form, with what they preselect there. */
  const formLinks = (route: string) =>
    linksOf(site.page(route).main).flatMap(({ href, text }) => {
      const url = new URL(href, 'https://site.invalid');
      return url.pathname === '/' && url.hash === '#contact' ? [{ text, chosen: url.searchParams }] : [];
    });

  test.each(SERVICES)('/services/%s/ asks for a quote with the service already chosen', (slug) => {
    const asked = formLinks(serviceRoute(slug)).filter(({ text }) => text === 'Offerte anfordern');
    expect(asked.length).toBeGreaterThan(0);
    expect([slug, ...options]).toContain(asked.at(-1)?.chosen.get('service'));
  });

  test.each(REGIONS)('/regional/%s/ asks for a quote with the place already chosen', (slug) => {
    const asked = formLinks(regionRoute(slug)).filter(({ text }) => text === 'Offerte anfordern');
    const [{ text: title } = { text: '' }] = headingsOf(site.page(regionRoute(slug)).main);
    expect(asked.length).toBeGreaterThan(0);
    expect(`Kaltvernebelung ${asked.at(-1)?.chosen.get('ort')}`).toBe(title);
  });

  test.each(ROUTES.filter((route) => !WITHOUT_QUOTE_BLOCK.includes(route)))(
    '%s offers phone, mail and the way to the form in its text',
    (route) => {
      const { main } = site.page(route);
      const hrefs = linksOf(main).map(({ href }) => href);
      expect(hrefs.some(isCall)).toBe(true);
      expect(hrefs.some((href) => href.startsWith('mailto:'))).toBe(true);
      expect(hrefs.some((href) => href.endsWith('#contact'))).toBe(true);
    },
  );

  test.each(ROUTES.filter((route) => !WITHOUT_QUOTE_BLOCK.includes(route)))(
    '%s says that the quote is free and without obligation',
    (route) => {
      expect(textOf(site.page(route).main)).toMatch(/Offerte [^.]*kostenlos und unverbindlich/);
    },
  );

  test.each(WITHOUT_QUOTE_BLOCK)('%s has no quote block', (route) => {
    expect(formLinks(route)).toEqual([]);
  });
});

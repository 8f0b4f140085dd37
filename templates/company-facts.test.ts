import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Site } from '../.types/data.ts';
import { SiteProvider } from '../src/api/template-api.ts';
import { createSiteView } from '../src/content/site-view.ts';
import { WORDS } from '../tests/support/words.tsx';
import { TO_HOME } from './addresses.ts';
import { PageHero } from './components/page-hero/page-hero.tsx';
import { companyFacts } from './facts.ts';

const words = { promises: { byArrangement: 'nach Vereinbarung' } };

test('a promised time has a short form for large numerals', () => {
  const site = {
    company: { name: 'Muster AG', phone: '+41 62 000 00 00', email: 'a@b.example' },
    hours: { home: [{ days: 'Mo–Fr', time: '7.30–17.00 Uhr' }] },
    reply: { home: 'innert 2 Stunden', thanks: 'innert 24 Stunden', terms: 'am 1. Tag' },
    claims: [],
    cookies: { necessary: 'Nur notwendige', all: 'Alle akzeptieren' },
    providers: {},
    vatRate: '8,1 %',
  } as unknown as Site;
  expect(companyFacts({ site, words })).toMatchObject({
    'reply.home': 'innert 2 Stunden',
    'reply.home.short': '2 h',
    'reply.thanks': 'innert 24 Stunden',
    'reply.terms': 'am 1. Tag',
    'cookies.all': 'Alle akzeptieren',
    'hours.home.evening': 'nach Vereinbarung',
  });
});

test('appointment times and emergency surcharges are facts if the site states them', () => {
  const site = {
    company: { name: 'Muster AG', phone: '+41 62 000 00 00', email: 'a@b.example' },
    hours: {},
    reply: {},
    appointments: { cities: 'innert 24–48 Stunden', country: 'innert 2–3 Tagen' },
    emergency: { days: 'Notfälle', time: 'Tag und Nacht', surcharges: { night: '50 %' } },
    conditions: { offer: '30 Kalendertage', cancellation: { early: '25 %', late: '50 %' } },
    claims: [],
    cookies: { necessary: 'Nur notwendige', all: 'Alle akzeptieren' },
    providers: {},
    vatRate: '8,1 %',
  } as unknown as Site;
  const facts = companyFacts({ site, words });
  expect(facts).toMatchObject({
    'appointments.cities': 'innert 24–48 Stunden',
    'appointments.cities.short': '24–48 h',
    'appointments.country.span': '2–3 Tagen',
    'appointments.country.time': '2–3 Tage',
    'appointments.country.short': '2–3 Tage',
    'emergency.surcharges.night': '50 %',
    'conditions.offer': '30 Kalendertage',
    'conditions.cancellation.late': '50 %',
  });
  expect(Object.keys(facts).filter((name) => name.startsWith('emergency.response'))).toEqual([]);
});

test('on a page from which people call at night, the first button calls the emergency number', () => {
  const site = createSiteView({
    links: [],
    shared: {
      words: WORDS,
      site: { company: { phone: '+41 62 000 00 00' }, emergency: { phone: '+41 79 000 00 01' } },
    },
    illustrations: {},
    baseUrl: 'https://club.example',
  });
  const calls = (tone?: 'ruhig') => {
    const hero = createElement(PageHero, { title: 'T', back: TO_HOME, quoteHref: '/', tone });
    return /tel:[+\d]+/.exec(renderToStaticMarkup(createElement(SiteProvider, { value: site }, hero)))?.[0];
  };
  expect([calls(), calls('ruhig')]).toEqual(['tel:+41620000000', 'tel:+41790000001']);
});

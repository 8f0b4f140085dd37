import { describe, expect, test } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { all, attribute, byId, headingsOf, linksOf, questionsOf, testimonialsOf, textOf } from '../support/reading.ts';
import { byPromise, expectFigure } from './german.ts';
import {
  CLAIMS,
  HOME_COUNTS,
  HOME_FAQ_FIGURES,
  HOME_PROMISES,
  REGION_CARDS,
  REGIONS,
  regionRoute,
  SERVICE_CARDS,
  SERVICES,
  serviceRoute,
  TWO_CARDS,
  UNLISTED,
} from './tables.ts';

const site = builtSite();
const home = () => site.page('/');
const section = (id: string) => byId(home().main, id);

describe('the home page', () => {
  test('has its sections in order: hero, what it is, services, advantages, regions, reviews, FAQ, contact', () => {
    const { main } = home();
    const headings = headingsOf(main);
    const places = [
      headings.findIndex(({ level }) => level === 1),
      headings.findIndex(({ level, text }) => level === 2 && /Was ist Kaltvernebelung/.test(text)),
      headings.findIndex(({ section: around }) => around === section('services')),
      headings.findIndex(({ level, section: around }) => level === 2 && around && /Vorteile/.test(textOf(around))),
      headings.findIndex(({ section: around }) => around === section('regions')),
      headings.findIndex(({ level, section: around }) => level === 2 && around && /Sterne/.test(textOf(around))),
      headings.findIndex(({ section: around }) => around === section('faq')),
      headings.findIndex(({ section: around }) => around === section('contact')),
    ];
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(new Set(places).size).toBe(places.length);
  });

  test('has a hero with two calls to action: call, and free quote', () => {
    const { main } = home();
    const beforeServices = linksOf(main).filter(({ element }) => {
      const links = all(main, 'a');
      const first = all(section('services'), 'a')[0];
      return first !== undefined && links.indexOf(element) < links.indexOf(first);
    });
    expect(beforeServices[0]?.href).toMatch(/^tel:/);
    expect(beforeServices[1]?.href).toMatch(/#contact$/);
    expect(beforeServices[1]?.text).toMatch(/[Gg]ratis|[Kk]ostenlos/);
  });

  test('links each room of its house to a service, with the lowest price of that service', () => {
    const { main } = home();
    const rooms = linksOf(main).filter(
      ({ text, href }) => /^\S.* ab CHF\s\d/.test(text) && href.startsWith('/services/'),
    );
    expect(rooms.length).toBeGreaterThanOrEqual(8);
    for (const { text, href } of rooms) {
      const [, lowest = ''] = /ab CHF\s(\d+)$/.exec(text) ?? [];
      expect(textOf(site.page(href).main)).toContain(lowest);
    }
  });

  test.each(byPromise(CLAIMS))('claims %s', (_, claim) => {
    expectFigure(textOf(home().main), claim);
  });

  test.each(byPromise(HOME_PROMISES))('promises: %s', (_, promise) => {
    expectFigure(textOf(home().main), promise);
  });
});

describe('the services of the home page', () => {
  const more = () => linksOf(section('services')).filter(({ text }) => text.startsWith('Mehr erfahren'));

  test('are 12 cards with a link «Mehr erfahren», in the order of the specification', () => {
    expect(SERVICE_CARDS).toHaveLength(HOME_COUNTS.serviceCards);
    expect(more().map(({ href }) => href)).toEqual(SERVICE_CARDS.map(serviceRoute));
  });

  test.each(SERVICE_CARDS)('the card %s has a title, a description and benefit tags', (slug) => {
    const card = all(section('services'), 'li').find((item) =>
      linksOf(item).some(({ text, href }) => text.startsWith('Mehr erfahren') && href === serviceRoute(slug)),
    );
    if (!card) throw new Error('No card');
    expect(headingsOf(card)).toHaveLength(1);
    expect(all(card, 'p').map((paragraph) => textOf(paragraph).length > 20)).toContain(true);
    expect(all(card, 'li').length).toBeGreaterThan(0);
  });

  test('include ten more in the footer', () => {
    const cards = new Set(SERVICE_CARDS.map(serviceRoute));
    const linked = new Set(linksOf(home().footer).map(({ href }) => href));
    const others = SERVICES.map(serviceRoute).filter((route) => linked.has(route) && !cards.has(route));
    expect(others).toHaveLength(HOME_COUNTS.footerServicesBeyondCards);
  });
});

describe('the regions of the home page', () => {
  /** The innermost list items with a link to a quote, each with its city. */
  const cards = () =>
    all(section('regions'), 'li').flatMap((element) => {
      const cities = linksOf(element).flatMap(({ text }) => /^Jetzt für (.+) anfragen$/.exec(text)?.[1] ?? []);
      return cities.length === 1 && cities[0] ? [{ city: cities[0], text: textOf(element), element }] : [];
    });

  const districtsOf = (card: ReturnType<typeof cards>[number]) => {
    const line = all(card.element, 'p').at(-1);
    return line ? textOf(line).split(', ') : [];
  };

  test('are 17 cards for 14 cities', () => {
    const cities = cards().map(({ city }) => city);
    expect(cities).toHaveLength(HOME_COUNTS.regionCards);
    expect(new Set(cities).size).toBe(HOME_COUNTS.cities);
  });

  test.each(REGION_CARDS)(
    'include %s, %s (cards: %i), with canton, description, districts and «Jetzt für … anfragen»',
    (canton, city, count) => {
      const own = cards().filter((card) => card.city === city);
      expect(own).toHaveLength(count);
      for (const card of own) {
        expect(card.text).toMatch(new RegExp(`(?:^| )${canton}(?: |$)`));
        expect(headingsOf(card.element).map(({ text }) => text)).toEqual([city]);
        expect(all(card.element, 'p').map((paragraph) => textOf(paragraph).length > 20)).toContain(true);
        expect(districtsOf(card).length).toBeGreaterThan(1);
      }
    },
  );

  test.each(Object.entries(TWO_CARDS))('the two cards of %s show different districts', (city, shows) => {
    const own = cards().filter((card) => card.city === city);
    for (const [index, pattern] of shows.entries()) expect(own[index]?.text).toMatch(pattern);
    const districts = own.flatMap(districtsOf);
    expect(new Set(districts).size).toBe(districts.length);
  });

  test('no card repeats another', () => {
    const lists = cards().map((card) => districtsOf(card).join());
    expect(new Set(lists).size).toBe(lists.length);
  });

  test('include Uster among the districts of Zürich, as a link once its page exists and as text until then', () => {
    const zurich = cards().find(({ city }) => city === 'Zürich');
    if (!zurich) throw new Error('No card');
    expect(districtsOf(zurich)).toContain(UNLISTED.city);
    const linked = linksOf(zurich.element).some(({ href }) => href === UNLISTED.route);
    expect(linked).toBe(site.routes().includes(UNLISTED.route));
  });

  test.each(REGIONS)('link to /regional/%s/', (slug) => {
    expect(linksOf(section('regions')).map(({ href }) => href)).toContain(regionRoute(slug));
  });
});

test('three testimonials accompany the rating, different from those at the form', () => {
  const { main } = home();
  const atForm = testimonialsOf(section('contact')).map(({ quote }) => quote);
  const others = testimonialsOf(main).filter(({ quote }) => !atForm.includes(quote));
  expect(others).toHaveLength(3);
});

describe('the questions of the home page', () => {
  const questions = () => questionsOf(section('faq')).items;

  test('are 23', () => {
    expect(questions()).toHaveLength(HOME_COUNTS.faq);
  });

  test('open one at a time, and the first is open initially', () => {
    expect(questions().map(({ open }) => open)).toEqual(questions().map((_, index) => index === 0));
    expect(new Set(questions().map(({ group }) => group)).size).toBe(1);
    expect(questions()[0]?.group).toBeTruthy();
  });

  test('have bold text in their answers', () => {
    expect(all(section('faq'), 'strong', 'b').length).toBeGreaterThan(0);
  });

  test.each(byPromise(HOME_FAQ_FIGURES))('state: %s', (_, figure) => {
    const answers = questions()
      .map(({ question, answer }) => `${question} ${answer}`)
      .join(' ');
    expectFigure(answers, figure);
  });
});

describe('the contact section of the home page', () => {
  test('has five testimonials with name, place, text, service and stars', () => {
    const testimonials = testimonialsOf(section('contact'));
    expect(testimonials).toHaveLength(HOME_COUNTS.testimonials);
    for (const { quote, caption, text } of testimonials) {
      expect(quote.length).toBeGreaterThan(20);
      expect(caption).toMatch(/\S+.*, \S+/);
      expect(text).toMatch(/[1-5] von 5 Sternen/);
    }
  });

  test('holds the quote form', () => {
    const forms = all(section('contact'), 'form');
    expect(forms.map((form) => attribute(form, 'action'))).toEqual(['/api/anfragen']);
  });
});

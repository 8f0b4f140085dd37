import { expect, test } from 'vitest';
import { factsLike, nearestFact } from './fact-names.ts';

const FACTS = [
  'company.phone',
  'company.name',
  'hours.home',
  'hours.regional',
  'reply.home',
  'prices.hall',
  'prices.hall.from',
];

const TITLES: Readonly<Record<string, readonly string[]>> = {
  'company.phone': ['Firma', 'Telefon'],
  'company.name': ['Firma', 'Firma'],
  'hours.home': ['Öffnungszeiten', 'Startseite'],
  'hours.regional': ['Öffnungszeiten', 'Regionenseiten'],
  'reply.home': ['Antwortversprechen', 'Startseite'],
};

test.each([
  ['prices.hal', 'prices.hall'],
  ['telefon', 'company.phone'],
  ['antwort.home', 'reply.home'],
  ['zeiten.home', 'hours.home'],
  ['preis.hall.bis', undefined],
  ['prices.hall.too', undefined],
  ['hours.home.from', undefined],
  ['prices.hall.form', 'prices.hall.from'],
  ['constructor', undefined],
])('%s probably means %s', (name, fact) => expect(nearestFact(name, FACTS, (each) => TITLES[each] ?? [])).toBe(fact));

test('a fact that was removed is no other one with a similar path', () => {
  const others = ['claims.behandlungen.label', 'claims.service.label'];
  expect(nearestFact('claims.bewertung.label', others)).toBeUndefined();
  expect(nearestFact('claim.servise.label', others)).toBe('claims.service.label');
  expect(nearestFact('appointments.cities', ['emergency.response.cities'])).toBeUndefined();
  expect(nearestFact('forms.club.months', ['forms.news.months'])).toBeUndefined();
});

test('if nothing is similar, the facts that begin alike are listed, or else all', () => {
  expect(factsLike('prices.house', FACTS)).toEqual(['prices.hall']);
  expect(factsLike('x', FACTS)).toEqual(FACTS.slice(0, -1));
});

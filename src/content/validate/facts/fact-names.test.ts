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

test.each([
  ['prices.hal', 'prices.hall'],
  ['telefon', undefined],
  ['preis.hall.bis', undefined],
  ['prices.hall.too', undefined],
  ['hours.home.from', undefined],
  ['prices.hall.form', 'prices.hall.from'],
  ['constructor', undefined],
])('%s probably means %s', (name, fact) => expect(nearestFact(name, FACTS)).toBe(fact));

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

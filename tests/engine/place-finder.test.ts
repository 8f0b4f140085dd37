import { describe, expect, test } from 'vitest';
import type { Region } from '../../.types/data.ts';
import { regionCards } from '../../templates/cards.ts';
import { bareName } from '../../templates/directory.ts';
import { bestMatch, namesakes } from '../../templates/enhancements/place-finder/search.ts';
import { spellingOf } from '../../templates/enhancements/place-finder/spelling.ts';
import { rowsNamed } from '../../templates/known-places.ts';
import { sampleSources } from '../support/data-files.ts';
import { finderOf, placesIn, siteWith } from '../support/place-finder.ts';

const { home, regions: REGIONS } = placesIn(sampleSources());
const { site, file, spots, find, pageOf, answer } = finderOf(REGIONS, home);
const names = (typed: string) => find(typed).map(({ name }) => name);

const hasSameSpelling = (a: string, b: string) => spellingOf(a).key === spellingOf(b).key;

/** Spells a place as the directory does, with its canton if the name is ambiguous. Returns an unknown name unchanged. */
const placeNamed = (name: string, canton: string) =>
  rowsNamed(site, name, canton).find(({ place }) => bareName(place) === bareName(name.replace(/ \(.*/, '')))?.place ??
  name;

describe('a visitor who picks no suggestion', () => {
  const answered = (typed: string) => bestMatch(spots, typed)?.name;

  test.each([
    ['Winterthru', 'Winterthur'],
    ['8712 Stäffa', 'Stäfa'],
    ['Wädensw', 'Wädenswil'],
  ])('and types «%s» gets an answer for %s', (typed, name) => expect(answered(typed)).toBe(name));

  test.each(['Paris', 'Stuttgart', 'Konstanz'])('and types «%s» is told that the place is unknown', (typed) =>
    expect(answered(typed)).toBeUndefined(),
  );
});

describe('the page that answers', () => {
  test('is the page of a region for its own place', () => {
    const wrong = REGIONS.map(([, { city, canton }]) => ({ city, found: answer(placeNamed(city, canton)) })).filter(
      ({ city, found }) => found !== `near ${city}`,
    );
    expect(wrong).toEqual([]);
  });

  test('is the page of a card for all places on the card, unless they have their own page', () => {
    const cities = new Set(REGIONS.map(([, { city }]) => city));
    const wrong = regionCards(siteWith(REGIONS), home.regions.cards).flatMap(({ region, canton = '', districts }) => {
      const [, data] = REGIONS.find(([slug]) => slug === region) ?? [];
      return districts
        .filter((name) => !cities.has(bareName(name)))
        .map((name) => ({ name: placeNamed(name, canton), city: data?.city }))
        .filter(
          ({ name, city }) => !find(name).some((spot) => hasSameSpelling(spot.name, name) && pageOf(spot) === city),
        );
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    ['8712', 'near Meilen'],
    ['Feldmeilen', 'near Meilen'],
    ['Oerlikon', 'near Zürich'],
    ['Glarus Süd', 'near Glarus'],
    ['Gasterland', 'near Glarus'],
    ['Küssnacht am Rigi', 'near Zug'],
    ['Küsnacht', 'near Zürich'],
    ['Oberiberg', 'near Zug'],
    ['Davos', 'onRequest Glarus'],
    ['Vaduz', 'onRequest Glarus'],
    ['Liechtenstein', 'onRequest Glarus'],
    ['Fürstentum Liechtenstein', 'onRequest Glarus'],
    ['Lausanne', 'outside Zug'],
    ['Lugano', 'outside Glarus'],
  ])('for %s is %s', (typed, expected) => expect(answer(typed)).toBe(expected));

  test('states the distance to places beyond the service area', () => {
    const [genf] = find('1201');
    expect(genf?.km).toBeGreaterThan(100);
    expect(find('Zürich')[0]?.km).toBe(0);
  });
});

test('a new region is found without further changes', () => {
  expect(answer('8610')).toBe('near Zürich');
  const [, wetzikon] = REGIONS.find(([slug]) => slug === 'wetzikon') ?? [];
  if (!wetzikon) throw new Error('Wetzikon is gone.');
  const uster: Region = { ...wetzikon, city: 'Uster', appointment: 'am selben Tag' };
  const more = finderOf([...REGIONS, ['uster', uster]], home);
  expect(more.answer('8610')).toBe('near Uster');
  expect(more.answer('Riedikon')).toBe('near Uster');
  expect(more.file.pages.find(({ url }) => url === '/regional/uster/')).toMatchObject({
    appointment: 'am selben Tag',
    price: 'CHF\u00a0400',
  });
});

describe('what people type', () => {
  test.each([
    ['zuerich', 'Zürich'],
    ['Sankt Gallen', 'St. Gallen'],
    ['St Galen', 'St. Gallen'],
    ['Schaffhusen', 'Schaffhausen'],
    ['Muri bei Bern', 'Muri b. Bern'],
    ['Bienne', 'Biel/Bienne'],
    ['Affoltern a.A.', 'Affoltern am Albis'],
    ['CH-8712', 'Stäfa'],
    ['8712 irgendwo', 'Stäfa'],
    ['Illnau-Effretikon', 'Illnau-Effretikon'],
    ['Zürich Altstetten', 'Altstetten'],
    ['Zürich 8004', 'Zürich'],
    ['Bern BE', 'Bern'],
    ['Chur gr', 'Chur'],
    ['Wil AG', 'Wil AG'],
    ['Kanton Zürich', 'Zürich'],
    ['Basel-Stadt', 'Basel'],
    ['Genf', 'Genève'],
    ['Neuenburg', 'Neuchâtel'],
  ])('«%s» means %s', (typed, name) => expect(names(typed)[0]).toBe(name));

  test('«Rüti» can mean several places, and all are offered', () => {
    expect(names('rueti').slice(0, 5)).toEqual(expect.arrayContaining(['Rüti ZH', 'Rüti GL', 'Rüti b. Büren']));
  });

  test.each([
    ['Wil', ['Wil AG', 'Wil SG', 'Wil ZH']],
    ['buchs', ['Buchs AG', 'Buchs SG', 'Buchs ZH']],
  ])('«%s» is ambiguous', (typed, expected) =>
    expect(
      namesakes(spots, typed, file)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(expect.arrayContaining(expected)),
  );

  test.each(['Wil SG', 'Zürich', 'Bern', 'Küsnacht', 'St. Gallen', 'Hinwil'])('«%s» is not ambiguous', (typed) =>
    expect(namesakes(spots, typed, file).length).toBeLessThan(2),
  );

  test('a place with its own page is never ambiguous, even if others share its name', () => {
    const cities = REGIONS.map(([, { city }]) => city);
    expect(cities.filter((city) => namesakes(spots, city, file).length > 1)).toEqual([]);
  });

  test('a complete name is not taken for a typo of another one', () =>
    expect(names('Uster')).not.toContain('St. Erhard'));

  test('a postal code for PO boxes finds the places of adjacent postal codes', () => {
    expect(names('8021')).toContain('Zürich');
  });

  test('a prefix finds at most eight places, a complete postal code all of its places', () => {
    for (const typed of ['a', '8', '80', 'Ober']) expect(find(typed)).toHaveLength(8);
    expect(find('1945').length).toBeGreaterThan(8);
  });

  test.each(['', ' ', '?', '99999', 'xqwzyv', 'constructor', 'x'.repeat(500)])('«%s» finds nothing', (typed) =>
    expect(find(typed)).toEqual([]),
  );
});

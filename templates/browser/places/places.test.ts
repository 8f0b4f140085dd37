import { describe, expect, test } from 'vitest';
import { sampleDatasets } from '../../../tests/support/data-files.ts';
import { DIRECTORY } from '../../directory.ts';
import { decodePlaces, encodePlaces, placesByCode } from './encoded.ts';

const places = placesByCode(sampleDatasets(DIRECTORY));

describe('the directory of places', () => {
  test('survives encoding and decoding', () => {
    expect(decodePlaces(encodePlaces(places))).toEqual(places);
  });

  test.each([
    ['8001', ['Zürich']],
    ['8914', ['Aeugst am Albis', 'Aeugstertal']],
    ['9490', ['Vaduz']],
  ])('%s belongs to %s', (code, names) => expect(places.get(code)).toEqual(names));
});

describe('another edition of the directory', () => {
  const edition = (...rows: [postalCode: string, suffix: string, place: string][]) =>
    placesByCode(rows.map(([postalCode, suffix, place]) => ({ postalCode, suffix, place })));

  test('can have its rows in any order', () => {
    const found = edition(['8914', '02', 'Aeugstertal'], ['8001', '00', 'Zürich'], ['8914', '00', 'Aeugst am Albis']);
    expect([...found]).toEqual([
      ['8001', ['Zürich']],
      ['8914', ['Aeugst am Albis', 'Aeugstertal']],
    ]);
  });

  test('lists a place once, even if several municipalities share it', () => {
    expect(edition(['8001', '00', 'A'], ['8001', '00', 'A']).get('8001')).toEqual(['A']);
  });

  test('survives encoding and decoding with gaps, neighbours of the same names and steps greater than one', () => {
    const some = new Map([
      ['1000', ['A', 'B']],
      ['1001', ['A', 'B']],
      ['1005', ['A', 'B']],
      ['1006', ['C']],
    ]);
    expect(decodePlaces(encodePlaces(some))).toEqual(some);
  });
});

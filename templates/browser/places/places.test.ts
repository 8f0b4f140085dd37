import { describe, expect, test } from 'vitest';
import { decodePlaces, encodePlaces, placesByCode } from './encoded.ts';

const edition = (...rows: [postalCode: string, suffix: string, place: string][]) =>
  placesByCode(rows.map(([postalCode, suffix, place]) => ({ postalCode, suffix, place })));

describe('an edition of the directory', () => {
  test('can have its rows in any order', () => {
    const found = edition(['8914', '02', 'Aeugstertal'], ['8001', '00', 'Zürich'], ['8914', '00', 'Aeugst am Albis']);
    expect([...found]).toEqual([
      ['8001', ['Zürich']],
      ['8914', ['Aeugst am Albis', 'Aeugstertal']],
    ]);
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

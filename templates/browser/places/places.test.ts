import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { encodePlaces, placesByCode } from '../../../bin/gen-places.ts';
import { decodePlaces, places } from './places.ts';

describe('the directory of places', () => {
  test('comes out as it went in', () => {
    expect(places.size).toBeGreaterThan(3000);
    expect(decodePlaces(encodePlaces(places))).toEqual(places);
  });

  test.each([
    ['8001', ['Zürich']],
    ['8914', ['Aeugst am Albis', 'Aeugstertal']],
    ['9490', ['Vaduz']],
  ])('%s belongs to %s', (code, names) => expect(places.get(code)).toEqual(names));

  test('weighs at most 30 kB on its way to a phone', () => {
    const file = readFileSync(join(import.meta.dirname, 'places.gen.ts'));
    expect(gzipSync(file).length).toBeLessThanOrEqual(30_000);
  });
});

describe('the next edition of the directory', () => {
  const edition = (...lines: string[]) => placesByCode(`\uFEFF${lines.join('\r\n')}\r\n`);

  test('may order its columns and rows as it likes', () => {
    const found = edition(
      'PLZ;Zusatzziffer;Ortschaftsname',
      '8914;02;Aeugstertal',
      '8001;00;Zürich',
      '8914;00;Aeugst am Albis',
    );
    expect([...found]).toEqual([
      ['8001', ['Zürich']],
      ['8914', ['Aeugst am Albis', 'Aeugstertal']],
    ]);
  });

  test('lists a place once, although several municipalities share it', () => {
    expect(edition('Ortschaftsname;PLZ;Zusatzziffer', 'A;8001;00', 'A;8001;00').get('8001')).toEqual(['A']);
  });

  test('is refused when a column is missing', () => {
    expect(() => edition('Ortschaftsname;PLZ', 'Zürich;8001')).toThrow('Zusatzziffer');
  });

  test('comes out as it went in, with gaps, neighbours of one name and steps of several', () => {
    const some = new Map([
      ['1000', ['A', 'B']],
      ['1001', ['A', 'B']],
      ['1005', ['A', 'B']],
      ['1006', ['C']],
    ]);
    expect(decodePlaces(encodePlaces(some))).toEqual(some);
  });
});

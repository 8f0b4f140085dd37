import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { encodePlaces } from '../../templates/browser/places/encoded.ts';
import { bareName, type Row } from '../../templates/directory.ts';
import { pageOfCode } from '../../templates/enhancements/place-finder/place-file.ts';
import { bestMatch } from '../../templates/enhancements/place-finder/search.ts';
import { knownRows } from '../../templates/known-places.ts';
import { websiteDatasets, websiteSources } from '../support/data-files.ts';
import { finderOf, placesIn } from '../support/place-finder.ts';

const { home, regions } = placesIn(websiteSources());
const { site, places, file, spots, find } = finderOf(regions, home, websiteDatasets);
/** Every fifth row: looking up all of them takes longer than all other tests of the site. */
const isSampled = (_: unknown, index: number) => index % 5 === 0;
const rows = knownRows(site).filter(isSampled);
const names = (typed: string) => find(typed).map(({ name }) => name);

const rowName = ({ place, postalCode, municipality }: Row) => `${postalCode} ${place} (${municipality})`;

/** True if a range such as «8001–8064», or a single postal code, includes a postal code. */
function covers(note: string, code: string): boolean {
  const [first = '', last = first] = note.split('–');
  return first <= code && code <= last;
}

describe('a row of the official directory', () => {
  test('is found by its postal code', () => {
    expect(rows.length).toBeGreaterThan(800);
    const lost = rows.filter(({ place, postalCode }) => !names(postalCode).includes(place));
    expect(lost.map(rowName)).toEqual([]);
  });

  test('is found first by its name, with all its postal codes', () => {
    const lost = rows.filter(({ place, postalCode }) => {
      const same = find(place).filter(({ name }) => name === place);
      return find(place)[0]?.name !== place || !same.some(({ note }) => covers(note, postalCode));
    });
    expect(lost.map(rowName)).toEqual([]);
  });

  test('is found by the name without its canton, even if other places share it', () => {
    const lost = rows.filter(({ place }) => !names(bareName(place)).includes(place));
    expect(lost.map(rowName)).toEqual([]);
  });

  test('is found first by postal code and name', () => {
    const lost = rows.filter(({ place, postalCode }) => {
      const [first] = find(`${postalCode} ${place}`);
      return first?.name !== place || first.note !== postalCode;
    });
    expect(lost.map(rowName)).toEqual([]);
  });

  test('gets an answer from an existing page', () => {
    expect(file.answers).toHaveLength([...places.values()].flat().length);
    expect(file.answers.filter((code) => file.pages[pageOfCode(code)] === undefined)).toEqual([]);
  });

  test('is found by a visitor who picks no suggestion, with its canton and without', () => {
    const names = [...new Set(rows.flatMap(({ place }) => [place, bareName(place)]))];
    expect(names.filter((name) => bestMatch(spots, name) === undefined)).toEqual([]);
  });
});

test('a query that the finder suggests leads to the same answer', () => {
  const all = [...spots.byName, ...[...spots.byCode.values()].flat()].filter(isSampled);
  const lost = all.filter(({ query, answer: code, name }) => {
    const [first] = find(query);
    return first?.answer !== code || first.name !== name;
  });
  expect(lost.map(({ query }) => query)).toEqual([]);
});

test('the downloads are small enough for a weak mobile connection', () => {
  const [answers, directory] = [JSON.stringify(file), encodePlaces(places)].map((text) => gzipSync(text).length);
  expect((answers ?? 0) + (directory ?? 0)).toBeLessThanOrEqual(35_000);
});

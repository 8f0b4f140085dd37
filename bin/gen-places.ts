/** The official directory of places → `templates/browser/places/places.gen.ts`, small enough for a phone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIRECTORY } from '../templates/directory.ts';
import { readNamedColumns } from '../templates/format/named-columns.ts';

const FILE = join(import.meta.dirname, '../data', DIRECTORY.file);

/** Postal code → names of its places, the postal main place first. Throws if the file lacks a column. */
export function placesByCode(csv = readFileSync(FILE, 'utf8')): ReadonlyMap<string, readonly string[]> {
  const rows = readNamedColumns(csv, ['Ortschaftsname', 'PLZ', 'Zusatzziffer']).map((line) => ({
    name: line('Ortschaftsname'),
    code: line('PLZ'),
    suffix: line('Zusatzziffer'),
  }));
  const places = new Map<string, string[]>();
  const inOrder = rows.toSorted((a, b) => compare(a.code + a.suffix + a.name, b.code + b.suffix + b.name));
  for (const { code, name } of inOrder) {
    const names = places.get(code) ?? [];
    if (!names.includes(name)) names.push(name);
    places.set(code, names);
  }
  return places;
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/**
 * One line a code, in ascending order: how far it is from the line before, and its names. A step of 1 and the names of
 * the line before are left out. `8001Zürich`, ``, ``, `2`, `Zürich,Gockhausen` are 8001 to 8003, 8005 and 8006.
 */
export function encodePlaces(places: ReadonlyMap<string, readonly string[]>): string {
  let last = 0;
  let before = '';
  const lines = [...places].map(([code, list]) => {
    const names = list.join(',');
    const step = Number(code) - last;
    const line = (step === 1 ? '' : String(step)) + (names === before ? '' : names);
    last = Number(code);
    before = names;
    return line;
  });
  return lines.join('\n');
}

/** The whole content of the generated file. */
export function generatePlaces(): string {
  return [
    '/* Generated from data/ortschaften by `npm run gen`. Do not edit.',
    `   ${DIRECTORY.source} */`,
    'export const PLACES = `',
    `${encodePlaces(placesByCode())}\``,
    '',
  ]
    .join('\n')
    .replace('`\n', '`');
}

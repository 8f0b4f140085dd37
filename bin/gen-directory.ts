/** The official directory of places → `templates/directory.gen.ts`: the columns that builds ask for, and no others. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareName, DIRECTORY, DIRECTORY_COLUMNS, readWholeDirectory } from '../templates/directory.ts';
import { spellingOf } from '../templates/enhancements/place-finder/spelling.ts';
import { readNamedColumns } from '../templates/format/named-columns.ts';

const FILE = join(import.meta.dirname, '../data', DIRECTORY.file);

/** Numbers of the municipalities whose name no place has, as «Glarus Süd». Comparing names takes builds too long. */
function withoutPlace(csv: string): readonly number[] {
  const rows = readWholeDirectory(csv);
  const key = (name: string) => spellingOf(bareName(name)).key;
  const names = new Set(rows.map(({ place }) => key(place)));
  return [...new Map(rows.map((row) => [row.number, row])).values()]
    .filter(({ municipality }) => !names.has(key(municipality)))
    .map((row) => row.number);
}

/** The whole content of the generated file. Three decimals of a degree are about a hundred metres. */
export function generateDirectory(): string {
  const csv = readFileSync(FILE, 'utf8');
  const rows = readNamedColumns(csv, DIRECTORY_COLUMNS).map((line) =>
    DIRECTORY_COLUMNS.map((column) => (/^[EN]$/.test(column) ? Number(line(column)).toFixed(3) : line(column))).join(
      ';',
    ),
  );
  return [
    '/* Generated from data/ortschaften by `npm run gen`. Do not edit.',
    `   ${DIRECTORY.source} */`,
    'export const DIRECTORY_CSV = `',
    [DIRECTORY_COLUMNS.join(';'), ...rows].join('\n'),
    '`;',
    '',
    '/** Numbers of the municipalities whose name no place has. */',
    `export const WITHOUT_PLACE: readonly number[] = JSON.parse('[${withoutPlace(csv).join(',')}]');`,
    '',
  ]
    .join('\n')
    .replace('`\n', '`')
    .replace('\n`;', '`;');
}

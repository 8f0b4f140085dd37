/** The official directory of places → `templates/directory.gen.ts`: the columns that builds ask for, and no others. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIRECTORY, DIRECTORY_COLUMNS } from '../templates/directory.ts';
import { readNamedColumns } from '../templates/format/named-columns.ts';

const FILE = join(import.meta.dirname, '../data', DIRECTORY.file);

/** The whole content of the generated file. Three decimals of a degree are about a hundred metres. */
export function generateDirectory(): string {
  const rows = readNamedColumns(readFileSync(FILE, 'utf8'), DIRECTORY_COLUMNS).map((line) =>
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
  ]
    .join('\n')
    .replace('`\n', '`')
    .replace('\n`;', '`;');
}

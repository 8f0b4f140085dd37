/** Rows of tables with more or fewer cells than the table has columns. */
import type { SiteCheck } from 'nebel/template-api';
import type { Table } from '../../.types/data.ts';
import { ownFinding } from './finding.ts';

const cellsDe = (count: number) => (count === 1 ? 'eine Zelle' : `${count} Zellen`);

const cellsEn = (count: number) => (count === 1 ? 'one cell' : `${count} cells`);

export const UNEVEN = ownFinding(
  'table-uneven',
  { caption: 'Was hilft', row: 2, cells: 4, columns: 3 },
  { de: 'Zeile passt nicht in die Tabelle', en: 'Row does not fit the table' },
  {
    de: ({ caption, row, cells, columns }) => ({
      message: `In der Tabelle «${caption}» hat die ${row}. Zeile ${cellsDe(cells)}, die Tabelle hat aber ${columns} Spalten.`,
      why: 'So stünde etwas in der falschen Spalte.',
      fix:
        cells < columns
          ? `Ergänzen Sie ${cellsDe(columns - cells)}.`
          : `Löschen Sie ${cellsDe(cells - columns)}. Gehört ein Komma zum Text, setzen Sie diesen in gerade Anführungszeichen.`,
    }),
    en: ({ caption, row, cells, columns }) => ({
      message: `In the table “${caption}”, row ${row} has ${cellsEn(cells)}, but the table has ${columns} columns.`,
      why: 'A value would end up in the wrong column.',
      fix:
        cells < columns
          ? `Add ${cellsEn(columns - cells)}.`
          : `Delete ${cellsEn(cells - columns)}. If a comma is part of a text, put that text in straight quotation marks.`,
    }),
  },
);

const PAGE_TYPES = ['service', 'region', 'article', 'paper', 'legal'] as const;

export const unevenRows: SiteCheck = ({ files }) =>
  PAGE_TYPES.flatMap((type) => files<object>(type)).flatMap(({ data, at }) =>
    tablesIn(data).flatMap(({ pointer, table: { caption, columns, rows } }) =>
      rows.flatMap((cells, index) => {
        if (cells.length === columns.length) return [];
        const values = { caption, row: index + 1, cells: cells.length, columns: columns.length };
        return [UNEVEN.at(at(`${pointer}/rows/${index}`), values, 'error')];
      }),
    ),
  );

interface Found {
  readonly pointer: string;
  readonly table: Table;
}

/** Returns all tables in a value. A section, a block and a part of a page can each be one. */
function tablesIn(value: object, pointer = ''): readonly Found[] {
  if ('columns' in value && 'rows' in value) return [{ pointer, table: value as Table }];
  const found: Found[] = [];
  // A loop, because all data is searched at each build, and `flatMap` takes twice as long.
  for (const [name, part] of Object.entries(value))
    if (typeof part === 'object' && part !== null) found.push(...tablesIn(part, `${pointer}/${name}`));
  return found;
}

/** The forms' own tables, which stand in the same file as the journal. */
import type { Connection } from './journal/database.ts';
import type { Lead } from './types.ts';

interface Column {
  readonly name: string;
  readonly pk: number;
}

/** A name of a table or column, for a statement. */
export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** SQLite does not tell `Name` from `name`. */
const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function columnsOf(database: Connection, table: string): Column[] {
  return database.prepare('SELECT name, pk FROM pragma_table_info(?)').all([table]) as Column[];
}

/**
 * Makes the table if it is missing, and adds columns that a changed form needs. Names come from the form's data file.
 * Throws an error of SQLite if it will not have a name.
 */
export function prepareTable(database: Connection, table: string, columns: readonly string[]): void {
  const present = columnsOf(database, table);
  if (present.length === 0) {
    const key = columns.some((column) => sameName(column, 'id')) ? 'lead_id' : 'id';
    const all = [`${quote(key)} TEXT PRIMARY KEY`, ...columns.map((column) => `${quote(column)} TEXT`)];
    database.exec(`CREATE TABLE ${quote(table)} (${all.join(', ')})`);
    return;
  }
  for (const column of columns.filter((name) => !present.some((other) => sameName(other.name, name)))) {
    database.exec(`ALTER TABLE ${quote(table)} ADD COLUMN ${quote(column)} TEXT`);
  }
}

/** Writes the lead as a row under its id. A row that is there already stays as it is. */
export function insertRow(database: Connection, { id, table, fields }: Pick<Lead, 'id' | 'table' | 'fields'>): void {
  const key = keyOf(database, table);
  const columns = [key, ...Object.keys(fields)];
  database
    .prepare(
      `INSERT INTO ${quote(table)} (${columns.map(quote).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})
         ON CONFLICT (${quote(key)}) DO NOTHING`,
    )
    .run([id, ...Object.values(fields)]);
}

/** Deletes the rows of leads, if the table is there. */
export function deleteRows(database: Connection, table: string, ids: readonly string[]): void {
  if (columnsOf(database, table).length === 0) return;
  database
    .prepare(`DELETE FROM ${quote(table)} WHERE ${quote(keyOf(database, table))} IN (SELECT value FROM json_each(?))`)
    .run([JSON.stringify(ids)]);
}

function keyOf(database: Connection, table: string): string {
  return columnsOf(database, table).find(({ pk }) => pk === 1)?.name ?? 'id';
}

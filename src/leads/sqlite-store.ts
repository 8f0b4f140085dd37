import { type Connection, inTransaction } from './journal/database.ts';
import type { Delivery, Lead, Store } from './types.ts';

/** Rows in one transaction. More would only make other processes wait. */
const BATCH = 50;

/** Errors of SQLite that say «not now»: another process writes, or the disk has a problem that someone will mend. */
const PASSING = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|NOMEM|READONLY|CANTOPEN)/;

/**
 * The store that needs nothing installed: each form's table is in the journal's own file, with the columns of the
 * form and the lead's id as its key. Because of that key, a lead that is delivered twice is there once, so that no
 * answer can be lost.
 */
export function createSqliteStore(database: Connection): Store {
  return {
    name: 'sqlite',
    batch: BATCH,
    deliver: async (table, leads) => deliverRows(database, table, leads),
  };
}

function deliverRows(database: Connection, table: string, leads: readonly Lead[]): Delivery[] {
  try {
    return inTransaction(database, () => {
      prepareTable(database, table, [...new Set(leads.flatMap(({ fields }) => Object.keys(fields)))]);
      for (const lead of leads) insertRow(database, lead);
      return leads.map(({ id }) => ({ kind: 'delivered', storeId: id }) as const);
    });
  } catch (error) {
    const delivery = toDelivery(error);
    // One row that the table will not have must not hold back the others.
    if (delivery.kind === 'refused' && leads.length > 1)
      return leads.flatMap((one) => deliverRows(database, table, [one]));
    return leads.map(() => delivery);
  }
}

/** SQLite's messages name tables and columns, never values. */
function toDelivery(error: unknown): Delivery {
  const { code, message } = error as { code?: string; message?: string };
  const cause = `${code ?? 'error'}: ${message ?? String(error)}`;
  return PASSING.test(code ?? '') ? { kind: 'later', cause } : { kind: 'refused', cause };
}

interface Column {
  readonly name: string;
  readonly pk: number;
}

/** A name of a table or column, for a statement. */
const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** SQLite does not tell `Name` from `name`. */
const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function columnsOf(database: Connection, table: string): Column[] {
  return database.prepare('SELECT name, pk FROM pragma_table_info(?)').all([table]) as Column[];
}

/**
 * Makes the table if it is missing, and adds columns that a changed form needs. Names come from the form's data file.
 * Throws an error of SQLite if it will not have a name.
 */
function prepareTable(database: Connection, table: string, columns: readonly string[]): void {
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
function insertRow(database: Connection, { id, table, fields }: Pick<Lead, 'id' | 'table' | 'fields'>): void {
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

/** Views of a journal for readers: one per form, with the name and columns of its table. */
import type { FormSpec } from '../../api/forms/form-spec.ts';
import { filledColumns } from '../../api/forms/submission.ts';
import { type Connection, inTransaction } from './database.ts';

/** Names reserved for SQLite and the journal. */
const RESERVED = /^(?:sqlite_|journal_)/i;

/** Creates a view per form of its delivered leads, with the name of its table. The first column is the id. */
export function createViews(database: Connection, forms: readonly FormSpec[]): void {
  const views = forms.filter(({ table }) => !RESERVED.test(table)).map(viewOf);
  const isThere = (table: string, sql: string) =>
    database.all(`SELECT 1 FROM sqlite_master WHERE type = 'view' AND name = ? AND sql = ?`, table, sql).length > 0;
  // Takes the write lock only if a form has changed.
  const changed = views.filter(({ table, sql }) => !isThere(table, sql));
  if (changed.length === 0) return;
  inTransaction(database, () => {
    for (const { table, sql } of changed) database.exec(`DROP VIEW IF EXISTS ${quoteName(table)}; ${sql}`);
  });
}

function viewOf(form: FormSpec) {
  const { table } = form;
  const columns = filledColumns(form).map(({ column }) => column);
  const key = columns.some((column) => column.toLowerCase() === 'id') ? 'lead_id' : 'id';
  const values = columns.map(
    (column) => `(SELECT value FROM json_each(fields) WHERE key = ${quoteText(column)}) AS ${quoteName(column)}`,
  );
  const sql = `CREATE VIEW ${quoteName(table)} AS SELECT ${[`id AS ${quoteName(key)}`, ...values].join(', ')}
    FROM journal_leads JOIN journal_outbox ON lead = seq
    WHERE channel = 'store' AND state = 'delivered' AND table_name = ${quoteText(table)}`;
  return { table, sql };
}

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;
const quoteText = (value: string) => `'${value.replaceAll("'", "''")}'`;

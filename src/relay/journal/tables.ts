/** The tables of the forms in the journal's own file: views of what has been delivered, for those who read it with SQL. */
import type { FormSpec } from '../../shared/form-spec.ts';
import { filledColumns } from '../../shared/submission.ts';
import { type Connection, inTransaction } from './database.ts';

/** Names that SQLite and the journal keep for themselves. */
const TAKEN = /^(?:sqlite_|journal_)/i;

/** Shows the leads of each form as a table with its name and columns, and the id as its first. */
export function showTables(database: Connection, forms: readonly FormSpec[]): void {
  const views = forms.filter(({ table }) => !TAKEN.test(table)).map(viewOf);
  const known = database.prepare(`SELECT 1 FROM sqlite_master WHERE type = 'view' AND name = ? AND sql = ?`);
  // A relay that starts while another process writes has nothing to wait for unless a form has changed.
  const changed = views.filter(({ table, sql }) => known.get([table, sql]) === undefined);
  if (changed.length === 0) return;
  inTransaction(database, () => {
    for (const { table, sql } of changed) database.exec(`DROP VIEW IF EXISTS ${name(table)}; ${sql}`);
  });
}

function viewOf(form: FormSpec) {
  const { table } = form;
  const columns = filledColumns(form).map(({ column }) => column);
  const key = columns.some((column) => column.toLowerCase() === 'id') ? 'lead_id' : 'id';
  const values = columns.map(
    (column) => `(SELECT value FROM json_each(fields) WHERE key = ${text(column)}) AS ${name(column)}`,
  );
  const sql = `CREATE VIEW ${name(table)} AS SELECT ${[`id AS ${name(key)}`, ...values].join(', ')}
    FROM journal_leads JOIN journal_outbox ON lead = seq
    WHERE channel = 'store' AND state = 'delivered' AND table_name = ${text(table)}`;
  return { table, sql };
}

const name = (of: string) => `"${of.replaceAll('"', '""')}"`;
const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

import { type Connection, inTransaction } from './journal/database.ts';
import { insertRow, prepareTable } from './tables.ts';
import type { Delivery, Lead, Store } from './types.ts';

/** Rows in one transaction. More would only make other processes wait. */
const BATCH = 50;

/** Errors of SQLite that say «not now»: another process writes, or the disk has a problem that someone will mend. */
const PASSING = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|NOMEM|READONLY|CANTOPEN)/;

/**
 * The store that needs nothing installed: each form's table stands in the journal's own file, with the columns of the
 * form and the lead's id as its key. Because of that key, a lead that is delivered twice stands there once, so that no
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

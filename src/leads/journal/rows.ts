import type { Lead, LeadState, Remark } from '../types.ts';
import { DamagedJournalError } from './damage.ts';
import type { Connection } from './database.ts';

/** One row of `journal_leads`, as far as others read it. */
export interface LeadRow {
  readonly id: string;
  readonly form: string;
  readonly table_name: string;
  readonly fields: string;
  readonly state: LeadState;
  readonly remarks: string;
  readonly received_at: number;
  readonly attempts: number;
  readonly unanswered: number;
  readonly cause: string | null;
  readonly store_id: string | null;
  readonly mail: string;
}

/** A row as the lead that it describes. */
export function toLead(row: LeadRow): Lead {
  return {
    id: row.id,
    form: row.form,
    table: row.table_name,
    fields: parsed(row.fields) as Lead['fields'],
    state: row.state,
    remarks: parsed(row.remarks) as Remark[],
    receivedAt: new Date(row.received_at).toISOString(),
    attempts: row.attempts,
    unanswered: row.unanswered === 1,
    ...(row.cause !== null && { cause: row.cause }),
    ...(row.store_id !== null && { storeId: row.store_id }),
    mail: parsed(row.mail) as Lead['mail'],
  };
}

/** The parser's own error would quote what a visitor wrote. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DamagedJournalError();
  }
}

/** A change of a lead, with its time and its reason. */
export interface LeadEvent {
  /** ISO timestamp. */
  readonly at: string;
  /** The new state, or what changed beside it: `remark maybe-twice`, `mail notice sent`. */
  readonly state: string;
  /** Holds no personal data. */
  readonly cause?: string;
}

/** Writes down a change. Belongs into the transaction that makes it. */
export function addEvent(database: Connection, lead: string, at: number, state: string, cause?: string): void {
  database.prepare('INSERT INTO journal_events VALUES (?, ?, ?, ?)').run([lead, at, state, cause ?? null]);
}

/** Every change of a lead, oldest first. */
export function eventsOf(database: Connection, lead: string): LeadEvent[] {
  const rows = database
    .prepare('SELECT at, state, cause FROM journal_events WHERE lead = ? ORDER BY rowid')
    .all([lead]);
  return (rows as { at: number; state: string; cause: string | null }[]).map(({ at, state, cause }) => ({
    at: new Date(at).toISOString(),
    state,
    ...(cause !== null && { cause }),
  }));
}

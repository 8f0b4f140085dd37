import type { LeadRecord } from '../../shared/form-spec.ts';
import type { Lead, LeadState, Remark } from '../types.ts';
import type { Connection } from './database.ts';

/** One row of `journal_leads`, as far as others read it. */
export interface LeadRow {
  readonly seq: number;
  readonly id: string;
  readonly form: string;
  readonly table_name: string;
  /** JSON, like `remarks` and `mail`; as bytes, because the driver ends the process at a text that is no UTF-8. */
  readonly fields: ArrayBuffer;
  readonly state: LeadState;
  readonly remarks: string;
  readonly received_at: number;
  readonly attempts: number;
  readonly unanswered: number;
  readonly cause: string | null;
  readonly store_id: string | null;
  readonly mail: string;
}

/** What `unanswered` says beside 0: the store said that it failed, or its answer was lost. */
export const [UNSURE, LOST] = [1, 2];

/** The columns of a `LeadRow`, for a statement. */
export const LEAD_COLUMNS =
  'seq, id, form, table_name, CAST(fields AS BLOB) AS fields, state, remarks, received_at, attempts, unanswered, cause, store_id, mail';

/** Why a lead waits for someone to look at it: what was entered cannot be read any more. */
export const UNREADABLE = 'JOURNAL_UNREADABLE';

export function toLead(row: LeadRow): Lead {
  const fields = recordIn(row.fields);
  const cause = fields ? row.cause : UNREADABLE;
  return {
    id: row.id,
    form: row.form,
    table: row.table_name,
    fields: fields ?? {},
    state: row.state,
    remarks: JSON.parse(row.remarks) as Remark[],
    receivedAt: new Date(row.received_at).toISOString(),
    attempts: row.attempts,
    unanswered: row.unanswered > 0,
    ...(row.unanswered === LOST && { lost: true }),
    ...(cause !== null && { cause }),
    ...(row.store_id !== null && { storeId: row.store_id }),
    mail: statesIn(row.mail),
  };
}

function recordIn(bytes: ArrayBuffer): LeadRecord | undefined {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8')) as LeadRecord;
  } catch {
    return undefined;
  }
}

/** Beside the states stands until when a mail is held. */
function statesIn(mail: string): Lead['mail'] {
  const entries = Object.entries(JSON.parse(mail) as Record<string, unknown>);
  return Object.fromEntries(entries.filter(([, state]) => typeof state === 'string'));
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

/**
 * When an event came so much later, or earlier, than the one before it, for the last time since `since`. The moment
 * `now` counts as an event. Undefined if what happened came steadily. Looks no further back than it has to.
 */
export function lastLeap(database: Connection, now: number, since: number, atLeast: number): number | undefined {
  let later = now;
  const events = database.prepare('SELECT at FROM journal_events ORDER BY rowid DESC').iterate([]);
  for (const { at } of events as IterableIterator<{ at: number }>) {
    if (Math.abs(later - at) > atLeast) return later;
    if (at < since) return undefined;
    later = at;
  }
  return undefined;
}

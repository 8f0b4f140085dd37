import type { LeadRecord } from '../../shared/form-spec.ts';
import type { Lead, LeadState, MailState, Remark } from '../types.ts';
import { DAMAGED } from './damage.ts';
import type { Connection } from './database.ts';
import { bears } from './fingerprint.ts';
import { asBytes, isLegible, type TextBytes, textOf } from './text.ts';

export const LEAD_STATES: readonly LeadState[] = ['received', 'sending', 'delivered', 'failed', 'flagged'];

const REMARKS: readonly Remark[] = ['honeypot', 'fast', 'maybe-twice'];

const MAIL_STATES: readonly MailState[] = ['waiting', 'sent', 'failed', 'skipped'];

/** One row of `journal_leads`, as far as others read it. */
export interface LeadRow {
  readonly seq: number;
  readonly id: TextBytes;
  readonly form: TextBytes;
  readonly table_name: TextBytes;
  readonly fields: TextBytes;
  readonly state: TextBytes;
  readonly remarks: TextBytes;
  readonly fingerprint: TextBytes;
  readonly received_at: number;
  readonly attempts: number;
  readonly unanswered: number;
  readonly cause: TextBytes | null;
  readonly store_id: TextBytes | null;
  readonly mail: TextBytes;
}

const TEXTS = ['id', 'form', 'table_name', 'fields', 'state', 'remarks', 'fingerprint', 'cause', 'store_id', 'mail'];

/** The columns of a `LeadRow`, for a statement. */
export const LEAD_COLUMNS = ['seq', 'received_at', 'attempts', 'unanswered', ...TEXTS.map(asBytes)].join(', ');

/**
 * A row as the lead that it describes. One that cannot be read comes as far as it can, and says so as its cause; unless
 * the store has it already, it counts as failed.
 */
export function toLead(row: LeadRow): Lead {
  const state = LEAD_STATES.find((each) => each === textOf(row.state));
  const fields = fieldsIn(row);
  const isReadable = state !== undefined && fields !== undefined && isReadableRow(row);
  const cause = isReadable ? row.cause && textOf(row.cause) : DAMAGED;
  return {
    id: textOf(row.id),
    form: textOf(row.form),
    table: textOf(row.table_name),
    fields: fields ?? {},
    state: isReadable || state === 'delivered' ? state : 'failed',
    remarks: remarksIn(row),
    receivedAt: momentOf(row.received_at) ?? new Date(0).toISOString(),
    attempts: row.attempts,
    unanswered: row.unanswered === 1,
    ...(cause !== null && { cause }),
    ...(row.store_id !== null && { storeId: textOf(row.store_id) }),
    mail: mailIn(row),
  };
}

/** Without these and its fields a lead is none. What stands beside it, remarks or mails, does not keep it from its way. */
const isReadableRow = (row: LeadRow): boolean =>
  [row.id, row.form, row.table_name, row.fields].every(isLegible) && momentOf(row.received_at) !== undefined;

/** Whether a row can be read and its content is what the visitor sent. */
export function isWholeRow(row: LeadRow): boolean {
  const fields = fieldsIn(row);
  if (!fields || !isReadableRow(row)) return false;
  const [action, table] = [textOf(row.form), textOf(row.table_name)];
  return bears(textOf(row.fingerprint), { action, table, fields, receivedAt: row.received_at });
}

/** The same for all that stands in a row. */
export const isSoundRow = (row: LeadRow): boolean =>
  isWholeRow(row) &&
  [row.state, row.cause, row.store_id, row.remarks, row.mail].every(isLegible) &&
  Array.isArray(parsed(row.remarks)) &&
  isObject(parsed(row.mail));

function fieldsIn({ fields }: LeadRow): LeadRecord | undefined {
  const value = parsed(fields);
  return isObject(value) && Object.values(value).every((each) => typeof each === 'string')
    ? (value as LeadRecord)
    : undefined;
}

function remarksIn({ remarks }: LeadRow): Remark[] {
  const value = parsed(remarks);
  return Array.isArray(value) ? value.filter((each) => REMARKS.includes(each)) : [];
}

function mailIn({ mail }: LeadRow): Lead['mail'] {
  const value = parsed(mail);
  if (!isObject(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(([, state]) => MAIL_STATES.includes(state)));
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(bytes: TextBytes): unknown {
  try {
    return JSON.parse(textOf(bytes));
  } catch {
    return undefined;
  }
}

/** An ISO timestamp, unless no clock can say such a number. */
function momentOf(ms: number): string | undefined {
  const date = new Date(ms);
  return Number.isFinite(date.getTime()) ? date.toISOString() : undefined;
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

/** The same for a lead whose id may be damaged. The history of such a one is under another id, and goes on there. */
export function addEventOf(
  database: Connection,
  row: Pick<LeadRow, 'id'>,
  at: number,
  state: string,
  cause?: string,
): void {
  if (isLegible(row.id)) addEvent(database, textOf(row.id), at, state, cause);
}

/** Every change of a lead, oldest first. */
export function eventsOf(database: Connection, lead: string): LeadEvent[] {
  const rows = database
    .prepare(`SELECT at, ${asBytes('state')}, ${asBytes('cause')} FROM journal_events WHERE lead = ? ORDER BY rowid`)
    .all([lead]);
  return (rows as { at: number; state: TextBytes; cause: TextBytes | null }[]).map(({ at, state, cause }) => ({
    at: momentOf(at) ?? new Date(0).toISOString(),
    state: textOf(state),
    ...(cause !== null && { cause: textOf(cause) }),
  }));
}

/** When the last event came so much later, or earlier, than the one before it. The moment `now` counts as one. */
export function lastLeap(database: Connection, now: number, atLeast: number): number | undefined {
  const row = database
    .prepare(
      `WITH moments AS (SELECT rowid AS place, at FROM journal_events UNION ALL SELECT ${PLACE_OF_NOW}, $now),
         steps AS (SELECT place, at, lag(at) OVER (ORDER BY place) AS before FROM moments)
       SELECT at FROM steps WHERE abs(at - before) > $atLeast ORDER BY place DESC LIMIT 1`,
    )
    .get({ now, atLeast }) as { at: number } | undefined;
  return row?.at;
}

/** Behind every row that there is. */
const PLACE_OF_NOW = '9223372036854775807';

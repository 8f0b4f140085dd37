import type { LeadRecord } from '../../shared/form-spec.ts';
import type { Channel, Lead, LeadState, MailKind, MailState, Remark } from '../types.ts';
import type { Connection } from './database.ts';

/** A lead together with its entry of the outbox for one channel. */
export interface LeadRow {
  readonly id: string;
  readonly form: string;
  readonly table_name: string;
  /** JSON, like `remarks` and `mail`; as bytes, because the driver ends the process at a text that is no UTF-8. */
  readonly fields: ArrayBuffer;
  readonly remarks: string;
  readonly received_at: number;
  readonly state: LeadState;
  readonly at: number;
  readonly attempts: number;
  readonly doubt: number;
  readonly cause: string | null;
  readonly store_id: string | null;
  readonly mail: string;
}

/** What `doubt` says beside 0: the store said that it failed, or its answer was lost. */
export const [UNSURE, LOST] = [1, 2];

/** Why a lead waits for someone to look at it: what was entered cannot be read any more. */
export const UNREADABLE = 'JOURNAL_UNREADABLE';

/**
 * The leads that a condition on `journal_leads` holds for, in order of arrival, one by one; with what became of them on
 * the channel of `values`, or else in the store. `CROSS JOIN` keeps SQLite from sorting all that a journal holds.
 */
export const rowsWhere = (
  database: Connection,
  condition: string,
  values: Readonly<Record<string, unknown>>,
  order = '',
): IterableIterator<LeadRow> =>
  database
    .prepare(
      `SELECT id, form, table_name, CAST(fields AS BLOB) AS fields, remarks, received_at,
         state, at, attempts, doubt, cause, store_id,
         (SELECT json_group_object(channel, state) FROM journal_outbox WHERE lead = seq AND channel <> 'store') AS mail
         FROM journal_leads CROSS JOIN journal_outbox ON lead = seq AND channel = $channel
         WHERE ${condition} ORDER BY seq ${order}`,
    )
    .iterate({ channel: 'store' satisfies Channel, ...values }) as IterableIterator<LeadRow>;

export function toLead(row: LeadRow): Lead {
  const fields = recordIn(row.fields);
  const cause = fields ? row.cause : UNREADABLE;
  const mail = Object.entries(JSON.parse(row.mail) as Record<MailKind, keyof typeof MAIL_STATES>);
  return {
    id: row.id,
    form: row.form,
    table: row.table_name,
    fields: fields ?? {},
    state: row.state,
    remarks: JSON.parse(row.remarks) as Remark[],
    receivedAt: new Date(row.received_at).toISOString(),
    attempts: row.attempts,
    unanswered: row.doubt > 0,
    ...(row.doubt === LOST && { lost: true }),
    ...(cause !== null && { cause }),
    ...(row.store_id !== null && { storeId: row.store_id }),
    mail: Object.fromEntries(mail.map(([kind, state]) => [kind, MAIL_STATES[state]])),
  };
}

const MAIL_STATES = {
  flagged: 'waiting',
  received: 'waiting',
  sending: 'waiting',
  delivered: 'sent',
  failed: 'failed',
  skipped: 'skipped',
} as const satisfies Readonly<Record<string, MailState>>;

function recordIn(bytes: ArrayBuffer): LeadRecord | undefined {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8')) as LeadRecord;
  } catch {
    return undefined;
  }
}

/**
 * When a lead came so much later, or earlier, than the one before it, for the last time since `since`. The moment `now`
 * counts as well. Undefined if they came steadily. Looks no further back than it has to.
 */
export function lastLeap(database: Connection, now: number, since: number, atLeast: number): number | undefined {
  let later = now;
  const leads = database.prepare('SELECT received_at AS at FROM journal_leads ORDER BY seq DESC').iterate([]);
  for (const { at } of leads as IterableIterator<{ at: number }>) {
    if (Math.abs(later - at) > atLeast) return later;
    if (at < since) return undefined;
    later = at;
  }
  return undefined;
}

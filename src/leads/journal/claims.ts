/** A lead's way from `received` through `sending` to its end. */
import type { Delivery, Lead, Remark } from '../types.ts';
import { type Connection, inTransaction } from './database.ts';
import { addEvent, LEAD_COLUMNS, type LeadRow, LOST, toLead, UNSURE } from './rows.ts';

const DUE = `((state = 'received' AND next_attempt_at <= $now) OR (state = 'sending' AND lease_until <= $now))`;

/**
 * Takes up to `limit` leads that are due, the oldest first and all for one table, and holds them for `leaseMs`. A lead
 * whose lease ran out may have been sent by a process that ended before it could say so; it becomes `unanswered`.
 */
export function claim(database: Connection, limit: number, now: number, leaseMs: number): Lead[] {
  return inTransaction(database, () => dueRows(database, now, limit).map((row) => hold(database, row, now, leaseMs)));
}

interface DueRow {
  readonly seq: number;
  readonly orphaned: number;
}

const dueRows = (database: Connection, now: number, limit: number) =>
  database
    .prepare(
      `SELECT seq, state = 'sending' AS orphaned FROM journal_leads WHERE ${DUE} AND table_name =
         (SELECT table_name FROM journal_leads WHERE ${DUE} ORDER BY seq LIMIT 1) ORDER BY seq LIMIT $limit`,
    )
    .all({ now, limit }) as DueRow[];

function hold(database: Connection, { seq, orphaned }: DueRow, now: number, leaseMs: number): Lead {
  const row = database
    .prepare(
      `UPDATE journal_leads SET state = 'sending', lease_until = ?, unanswered = max(unanswered, ?) WHERE seq = ?
         RETURNING ${LEAD_COLUMNS}`,
    )
    .get([now + leaseMs, orphaned ? LOST : 0, seq]) as LeadRow;
  addEvent(database, row.id, now, 'sending', orphaned ? 'lease ran out' : undefined);
  return toLead(row);
}

/** The longest that anything may still have to wait, in milliseconds. */
export interface LongestWaits {
  readonly attempt: number;
  readonly lease: number;
}

/**
 * Nobody waits longer than that, unless the clock was set back: then all would wait until it is as late again as it
 * was. Such a lead is due now, and such a lease begins anew, because another process may still be sending.
 */
export function shortenWaits(database: Connection, now: number, longest: LongestWaits): void {
  const attempt = now + longest.attempt;
  const lease = now + longest.lease;
  const isLonger = `((state = 'received' AND next_attempt_at > $attempt) OR (state = 'sending' AND lease_until > $lease))`;
  const found = database.prepare(`SELECT 1 FROM journal_leads WHERE ${isLonger} LIMIT 1`).get({ attempt, lease });
  if (found === undefined) return;
  database
    .prepare(`UPDATE journal_leads SET next_attempt_at = $now, lease_until = $lease WHERE ${isLonger}`)
    .run({ now, attempt, lease });
}

/** Holds leads that are still being sent until `until`. */
export function extend(database: Connection, ids: readonly string[], until: number): void {
  database
    .prepare(
      `UPDATE journal_leads SET lease_until = ? WHERE state = 'sending' AND id IN (SELECT value FROM json_each(?))`,
    )
    .run([until, JSON.stringify(ids)]);
}

/**
 * Writes down how a delivery ended. Delivered is final. Anything else counts only while the lead is being sent, because
 * a process that overslept its lease must not undo what another one has achieved since.
 */
export function settle(database: Connection, id: string, delivery: Delivery, now: number, retryAt: number): void {
  inTransaction(database, () => {
    const { changes } =
      delivery.kind === 'delivered'
        ? database
            .prepare(
              `UPDATE journal_leads SET state = 'delivered', attempts = attempts + 1, lease_until = NULL,
                 unanswered = 0, cause = NULL, store_id = ? WHERE id = ? AND state <> 'delivered'`,
            )
            .run([delivery.storeId, id])
        : database
            .prepare(
              `UPDATE journal_leads SET state = ?, attempts = attempts + 1, lease_until = NULL,
                 unanswered = max(unanswered, ?), cause = ?, next_attempt_at = ? WHERE id = ? AND state = 'sending'`,
            )
            .run([stateAfter(delivery), doubtAfter(delivery), delivery.cause, retryAt, id]);
    if (changes === 0) return;
    if (delivery.kind === 'delivered') addEvent(database, id, now, 'delivered');
    else addEvent(database, id, now, stateAfter(delivery), delivery.cause);
  });
}

const doubtAfter = ({ kind }: Delivery) => (kind === 'unknown' ? LOST : kind === 'unsure' ? UNSURE : 0);

const stateAfter = ({ kind }: Delivery) => (kind === 'refused' ? 'failed' : 'received');

/** Adds a remark, once. */
export function addRemark(database: Connection, id: string, remark: Remark, now: number): void {
  inTransaction(database, () => {
    const { changes } = database
      .prepare(
        `UPDATE journal_leads SET remarks = json_insert(remarks, '$[#]', ?)
           WHERE id = ? AND NOT EXISTS (SELECT 1 FROM json_each(remarks) WHERE value = ?)`,
      )
      .run([remark, id, remark]);
    if (changes > 0) addEvent(database, id, now, `remark ${remark}`);
  });
}

/** Which leads to release. Each that is true adds to the selection; `ids` narrows it down. */
export interface ReplayFilter {
  /** What the honeypot held back. */
  readonly flagged?: boolean;
  /** What the store refused. */
  readonly failed?: boolean;
  /** What waits for its next attempt. */
  readonly waiting?: boolean;
  readonly ids?: readonly string[];
}

/** Makes leads due at once, as if they had just been received. Their events stay. Returns how many there were. */
export function replay(database: Connection, filter: ReplayFilter, now: number): number {
  const states = [filter.flagged && 'flagged', filter.failed && 'failed', filter.waiting && 'received'].filter(Boolean);
  return inTransaction(database, () => {
    const rows = database
      .prepare(
        `UPDATE journal_leads SET state = 'received', attempts = 0, next_attempt_at = $now, cause = NULL
           WHERE state IN (SELECT value FROM json_each($states))
             AND ($ids IS NULL OR id IN (SELECT value FROM json_each($ids))) RETURNING id`,
      )
      .all({ now, states: JSON.stringify(states), ids: filter.ids ? JSON.stringify(filter.ids) : null });
    for (const { id } of rows as { id: string }[]) addEvent(database, id, now, 'received', 'replay');
    return rows.length;
  });
}

/** When the next lead is due, in milliseconds. Undefined while nothing waits. */
export function due(database: Connection): number | undefined {
  const row = database
    .prepare(
      `SELECT min(CASE state WHEN 'received' THEN next_attempt_at ELSE lease_until END) AS due
         FROM journal_leads WHERE state IN ('received', 'sending')`,
    )
    .get([]) as { due: number | null };
  return row.due ?? undefined;
}

/** An inquiry's way to each of its receivers: from `received` through `sending` to its end. */
import type { Channel, Delivery, Lead, LeadState } from '../types.ts';
import { type Connection, inTransaction } from './database.ts';
import { LOST, rowsWhere, toLead, UNSURE } from './reader.ts';

/** Which entries to release. What is left out does not narrow the selection. */
interface ReplayFilter {
  readonly states: readonly Extract<LeadState, 'flagged' | 'failed' | 'received'>[];
  readonly channels?: readonly Channel[];
  readonly ids?: readonly string[];
}

const DUE = `channel = $channel AND state IN ('received', 'sending') AND at <= $now`;

/** `at` is when an entry is tried next; while it is being sent, the end of its lease; at its end, when that was. */
export const createOutbox = (database: Connection) => ({
  /**
   * Takes up to `limit` leads that are due, the oldest first and all for one table, and holds them for `leaseMs`. Of one
   * whose lease ran out it is not known whether it was sent, because its process ended before it could say so.
   */
  claim(channel: Channel, limit: number, now: number, leaseMs: number): Lead[] {
    return inTransaction(database, () => {
      const held = database
        .prepare(
          `UPDATE journal_outbox SET state = 'sending', at = $until, doubt = max(doubt, iif(state = 'sending', ${LOST}, 0))
             WHERE channel = $channel AND lead IN (SELECT lead FROM journal_outbox JOIN journal_leads ON seq = lead
               WHERE ${DUE} AND table_name = (SELECT table_name FROM journal_outbox JOIN journal_leads ON seq = lead
                 WHERE ${DUE} ORDER BY lead LIMIT 1) ORDER BY lead LIMIT $limit)
             RETURNING lead`,
        )
        .all({ channel, now, limit, until: now + leaseMs }) as { lead: number }[];
      const seqs = JSON.stringify(held.map(({ lead }) => lead));
      return [...rowsWhere(database, 'seq IN (SELECT value FROM json_each($seqs))', { seqs, channel })].map(toLead);
    });
  },

  /** Holds leads that are still being sent until `until`. */
  extend(channel: Channel, ids: readonly string[], until: number): void {
    database
      .prepare(
        `UPDATE journal_outbox SET at = ? WHERE channel = ? AND state = 'sending'
           AND lead IN (SELECT seq FROM journal_leads WHERE id IN (SELECT value FROM json_each(?)))`,
      )
      .run([until, channel, JSON.stringify(ids)]);
  },

  /**
   * Cuts waits that are longer than any can be, because the clock was set back: then all would wait until it is as late
   * again as it was. Such a lead is due now, and such a lease begins again, because another process may still be sending.
   * `longest` is how long anything may have to wait, in milliseconds.
   */
  shortenWaits(channel: Channel, now: number, longest: { readonly attempt: number; readonly lease: number }): void {
    const [attempt, lease] = [now + longest.attempt, now + longest.lease];
    const isLonger = `channel = $channel AND state IN ('received', 'sending') AND at > $lease
      AND (state = 'sending' OR at > $attempt)`;
    const found = database
      .prepare(`SELECT 1 FROM journal_outbox WHERE ${isLonger} LIMIT 1`)
      .get({ channel, attempt, lease });
    if (found === undefined) return;
    database
      .prepare(`UPDATE journal_outbox SET at = iif(state = 'sending', $lease, $now) WHERE ${isLonger}`)
      .run({ channel, now, attempt, lease });
  },

  /**
   * Writes down how a delivery ended; what waits is due at `retryAt`. Delivered is final. Anything else counts only while
   * the lead is being sent, because a process that overslept its lease must not undo what another one has achieved since.
   */
  settle(channel: Channel, id: string, delivery: Delivery, now: number, retryAt: number): void {
    const state = STATE_AFTER[delivery.kind];
    database
      .prepare(
        `UPDATE journal_outbox SET state = $state, attempts = attempts + 1, at = $at,
           doubt = iif($state = 'delivered', 0, max(doubt, $doubt)), barred = $barred, cause = $cause, store_id = $storeId
           WHERE lead = (SELECT seq FROM journal_leads WHERE id = $id) AND channel = $channel
             AND (state = 'sending' OR ($state = 'delivered' AND state <> 'delivered'))`,
      )
      .run({
        channel,
        id,
        state,
        at: state === 'received' ? retryAt : now,
        doubt: delivery.kind === 'unknown' ? LOST : delivery.kind === 'unsure' ? UNSURE : 0,
        barred: 'barred' in delivery && delivery.barred ? 1 : 0,
        cause: delivery.cause || null,
        storeId: ('storeId' in delivery && delivery.storeId) || null,
      });
  },

  /** Makes entries due at once, as if they had just been received. Returns how many there were. */
  replay({ states, channels, ids }: ReplayFilter, now: number): number {
    return database
      .prepare(
        `UPDATE journal_outbox SET state = 'received', attempts = 0, at = $now, barred = 0, cause = NULL
           WHERE state IN (SELECT value FROM json_each($states))
             AND ($channels IS NULL OR channel IN (SELECT value FROM json_each($channels)))
             AND ($ids IS NULL OR lead IN
               (SELECT seq FROM journal_leads WHERE id IN (SELECT value FROM json_each($ids))))`,
      )
      .run({
        now,
        states: JSON.stringify(states),
        channels: channels ? JSON.stringify(channels) : null,
        ids: ids ? JSON.stringify(ids) : null,
      }).changes;
  },

  /** When the next lead is due. Undefined while nothing waits. */
  due(channel: Channel): number | undefined {
    const row = database
      .prepare(`SELECT min(at) AS due FROM journal_outbox WHERE channel = ? AND state IN ('received', 'sending')`)
      .get([channel]) as { due: number | null };
    return row.due ?? undefined;
  },

  /** When the oldest lead came that is still on its way to the store. */
  oldestWaiting(): number | undefined {
    const row = database
      .prepare(
        `SELECT min(received_at) AS at FROM journal_leads WHERE seq IN
           (SELECT lead FROM journal_outbox WHERE channel = 'store' AND state IN ('received', 'sending'))`,
      )
      .get([]) as { at: number | null };
    return row.at ?? undefined;
  },

  /** On which of these channels something waits for someone who mends a key or a password. */
  barred(channels: readonly Channel[]): Channel[] {
    const rows = database
      .prepare(
        `SELECT DISTINCT channel FROM journal_outbox WHERE channel IN (SELECT value FROM json_each(?))
           AND state IN ('received', 'sending') AND barred = 1`,
      )
      .all([JSON.stringify(channels)]);
    return (rows as { channel: Channel }[]).map(({ channel }) => channel);
  },

  /**
   * The confirmations that were sent after a moment, and those to earlier leads that are being sent: one that has gone
   * out may not be written down yet. `at` is when it was sent, or until when it may still be sent.
   */
  confirmedSince(since: number, { id }: Lead): { readonly lead: Lead; readonly at: number }[] {
    const which = `seq IN (SELECT lead FROM journal_outbox WHERE channel = $channel AND state IN ('delivered', 'sending') AND at > $since AND
      (state = 'delivered' OR (state = 'sending' AND lead < (SELECT seq FROM journal_leads WHERE id = $id))))`;
    return [...rowsWhere(database, which, { channel: 'confirmation', since, id })].map((row) => ({
      lead: toLead(row),
      at: row.at,
    }));
  },

  /** Whether a lead is known to be the record of this id in this table of the store. */
  isTaken(table: string, storeId: string): boolean {
    const found = database
      .prepare('SELECT 1 FROM journal_outbox JOIN journal_leads ON seq = lead WHERE store_id = ? AND table_name = ?')
      .get([storeId, table]);
    return found !== undefined;
  },
});

const STATE_AFTER = {
  delivered: 'delivered',
  refused: 'failed',
  skipped: 'skipped',
  later: 'received',
  unsure: 'received',
  unknown: 'received',
} as const;

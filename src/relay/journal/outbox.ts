/** The outbox: tracks the delivery of each lead on each channel, from `received` through `sending` to a final state. */
import type { Channel, Delivery, Lead } from '../types.ts';
import { LOST, leadsWhere, seqOf, UNSURE } from './reader.ts';
import { allOf, isIn, part, type Statements } from './sql.ts';

/** Selects entries of the outbox. Omitted properties do not restrict the selection. */
export interface EntryFilter {
  /** States of open entries, and of those that failed. */
  readonly states: readonly ('flagged' | 'failed' | 'received' | 'sending')[];
  readonly channels?: readonly Channel[];
  readonly ids?: readonly string[];
}

const isWaiting = (channel: Channel) => part`channel = ${channel} AND state IN ('received', 'sending')`;

const isChosen = ({ states, channels, ids }: EntryFilter) =>
  allOf([
    part`state ${isIn(states)}`,
    ...(channels ? [part`channel ${isIn(channels)}`] : []),
    ...(ids ? [part`lead IN (SELECT seq FROM journal_leads WHERE id ${isIn(ids)})`] : []),
  ]);

/** Longer than any delay, in milliseconds. */
const FOREVER = 1e15;

/** Longer than any lease, in milliseconds. */
export const DAY_MS = 24 * 60 * 60_000;

/** Leads that wait until someone fixes something. */
export interface BarredLeads {
  readonly table: string;
  readonly cause: string;
  readonly leads: number;
}

export const createOutbox = (sql: Statements) => ({
  /**
   * Leases the oldest lead that is due for `leaseMs`. Those that wait for a repair come last, so that they hold up none. If
   * an earlier lease expired, its process died without recording whether the lead was sent. No delay exceeds `maxDelay`: a
   * later time was recorded before the clock was set back, and the lead is due.
   */
  claim(channel: Channel, now: number, leaseMs: number, maxDelay = FOREVER): Lead | undefined {
    const claimed = sql.changed<{ lead: number }>`
      UPDATE journal_outbox SET state = 'sending', at = ${now + leaseMs},
        doubt = max(doubt, iif(state = 'sending', ${LOST}, 0))
        WHERE channel = ${channel} AND lead = (SELECT lead FROM journal_outbox
          WHERE ${isWaiting(channel)} AND (at <= ${now} OR at > ${now + maxDelay}) ORDER BY barred > 0, lead LIMIT 1)
        RETURNING lead`;
    return claimed.flatMap(({ lead }) => leadsWhere(sql, part`seq = ${lead}`, channel))[0];
  },

  /** Sets the end of the lease of a lead that is still being sent. */
  extend(channel: Channel, id: string, until: number): void {
    sql.run`
      UPDATE journal_outbox SET at = ${until} WHERE channel = ${channel} AND state = 'sending' AND lead = ${seqOf(id)}`;
  },

  /**
   * Records the outcome of a delivery; a retry is due at `retryAt`. `delivered` is final. All other outcomes are ignored
   * unless the lead is still being sent: a process whose lease expired must not undo the success of another one.
   */
  settle(channel: Channel, id: string, delivery: Delivery, now: number, retryAt: number): void {
    const state = STATE_AFTER[delivery.kind];
    const isFinal = state === 'delivered';
    const barred = Number(delivery.kind === 'later' && delivery.barred === true);
    const doubt = delivery.kind === 'unknown' ? LOST : delivery.kind === 'unsure' ? UNSURE : 0;
    sql.run`
      UPDATE journal_outbox SET state = ${state}, attempts = attempts + 1, at = ${state === 'received' ? retryAt : now},
        doubt = ${isFinal ? 0 : part`max(doubt, ${doubt})`}, barred = ${barred},
        cause = ${delivery.cause || null}, store_id = ${('storeId' in delivery && delivery.storeId) || null}
        WHERE lead = ${seqOf(id)} AND channel = ${channel} AND state ${isFinal ? part`<> 'delivered'` : part`= 'sending'`}`;
  },

  /** Lists the selected entries in order of arrival. */
  entries: (filter: EntryFilter) => sql.rows<{ readonly id: string; readonly channel: Channel }>`
    SELECT id, channel FROM journal_outbox JOIN journal_leads ON seq = lead WHERE ${isChosen(filter)} ORDER BY seq`,

  /** Makes the selected entries due immediately, except those being sent. Returns their number. */
  replay: (filter: EntryFilter, now: number): number =>
    sql.run`
      UPDATE journal_outbox SET state = 'received', attempts = 0, at = ${now}, barred = 0, cause = NULL
        WHERE state <> 'sending' AND ${isChosen(filter)}`.changes,

  /** Returns when the next lead is due, by the rules of `claim`. Undefined if none is waiting. */
  due: (channel: Channel, now = 0, maxDelay = FOREVER) =>
    sql.row<{ due?: number }>`
      SELECT min(iif(at > ${now + maxDelay}, ${now}, at)) AS due FROM journal_outbox WHERE ${isWaiting(channel)}`?.due,

  /** Returns when the oldest lead was received that is still waiting on a channel. */
  oldestWaiting: (channel: Channel = 'store') =>
    sql.row<{ at?: number }>`
      SELECT min(received_at) AS at FROM journal_leads
        WHERE seq IN (SELECT lead FROM journal_outbox WHERE ${isWaiting(channel)})`?.at,

  /** Counts the leads on these channels that wait until someone fixes something, by cause and table. */
  barred: (channels: readonly Channel[]) => sql.rows<BarredLeads>`
    SELECT table_name AS "table", coalesce(cause, '') AS cause, count(DISTINCT lead) AS leads
      FROM journal_outbox CROSS JOIN journal_leads ON seq = lead
      WHERE channel ${isIn(channels)} AND state IN ('received', 'sending') AND barred > 0 GROUP BY 1, 2`,

  /**
   * Returns the leads whose confirmation was sent within `ms` milliseconds. Includes earlier leads whose confirmation is being
   * sent, because it may have gone out without being recorded yet. Leaves out what was sent while the clock was ahead.
   */
  confirmedWithin(ms: number, now: number, { id }: Lead): Lead[] {
    const condition = part`seq IN (SELECT lead FROM journal_outbox
      WHERE channel = 'confirmation' AND state IN ('delivered', 'sending') AND at > ${now - ms} AND at < ${now + DAY_MS}
      AND (state = 'delivered' OR lead < ${seqOf(id)}))`;
    return leadsWhere(sql, condition, 'confirmation');
  },

  /** True if this record of the store is known to belong to a lead. */
  isTaken: (storeId: string) => sql.row`SELECT 1 FROM journal_outbox WHERE store_id = ${storeId}` !== undefined,
});

const STATE_AFTER = {
  delivered: 'delivered',
  refused: 'failed',
  skipped: 'skipped',
  later: 'received',
  unsure: 'received',
  unknown: 'received',
} as const;

/** An inquiry's way to each of its receivers: from `received` through `sending` to its end. */
import type { Channel, Delivery, Lead } from '../types.ts';
import type { Connection } from './database.ts';
import { LOST, leadsWhere, UNSURE } from './reader.ts';

/** A state of an entry in which it has not come to its end, or to one that someone can mend. */
type OpenState = 'flagged' | 'failed' | 'received' | 'sending';

/** Which entries. What is left out does not narrow the selection. */
export interface EntryFilter {
  readonly states: readonly OpenState[];
  readonly channels?: readonly Channel[];
  readonly ids?: readonly string[];
}

const IS_WAITING = `channel = $channel AND state IN ('received', 'sending')`;
const IS_DUE = `${IS_WAITING} AND (at <= $now OR at > $now + $longest)`;
const IS_CHOSEN = `state IN (SELECT value FROM json_each($states))
  AND ($channels IS NULL OR channel IN (SELECT value FROM json_each($channels)))
  AND ($ids IS NULL OR lead IN (SELECT seq FROM journal_leads WHERE id IN (SELECT value FROM json_each($ids))))`;

const chosen = ({ states, channels, ids }: EntryFilter) => ({
  states: JSON.stringify(states),
  channels: channels ? JSON.stringify(channels) : null,
  ids: ids ? JSON.stringify(ids) : null,
});

/** Longer than anything waits, in milliseconds. */
const FOREVER = 1e15;

export const createOutbox = (database: Connection) => ({
  /**
   * Takes the oldest lead that is due and holds it for `leaseMs`. Of one whose lease ran out it is not known whether it was
   * sent, because its process ended before it could say so. What seems to wait longer than `longest`, which nothing does,
   * was written before the clock was set back, and is due.
   */
  claim(channel: Channel, now: number, leaseMs: number, longest = FOREVER): Lead | undefined {
    const [held] = database
      .prepare(
        `UPDATE journal_outbox SET state = 'sending', at = $until, doubt = max(doubt, iif(state = 'sending', ${LOST}, 0))
           WHERE channel = $channel AND lead = (SELECT lead FROM journal_outbox WHERE ${IS_DUE} ORDER BY lead LIMIT 1)
           RETURNING lead`,
      )
      .all({ channel, now, longest, until: now + leaseMs }) as { lead: number }[];
    return held && [...leadsWhere(database, 'seq = $seq', { seq: held.lead, channel })][0];
  },

  /** Holds a lead that is still being sent until `until`. */
  extend(channel: Channel, id: string, until: number): void {
    database
      .prepare(
        `UPDATE journal_outbox SET at = ? WHERE channel = ? AND state = 'sending'
           AND lead = (SELECT seq FROM journal_leads WHERE id = ?)`,
      )
      .run([until, channel, id]);
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

  /** The entries that are open, in order of arrival: the id of the lead, and on which channel. */
  entries: (filter: EntryFilter) =>
    database
      .prepare(
        `SELECT id, channel FROM journal_outbox JOIN journal_leads ON seq = lead WHERE ${IS_CHOSEN} ORDER BY seq`,
      )
      .all(chosen(filter)) as { readonly id: string; readonly channel: Channel }[],

  /** Makes entries due at once, as if they had just been received, but for those that are being sent. Returns how many. */
  replay: (filter: EntryFilter, now: number): number =>
    database
      .prepare(
        `UPDATE journal_outbox SET state = 'received', attempts = 0, at = $now, barred = 0, cause = NULL
           WHERE state <> 'sending' AND ${IS_CHOSEN}`,
      )
      .run({ now, ...chosen(filter) }).changes,

  /** When the next lead is due, as `claim` sees it. Undefined while nothing waits. */
  due(channel: Channel, now = 0, longest = FOREVER): number | undefined {
    const row = database
      .prepare(`SELECT min(iif(at > $now + $longest, $now, at)) AS due FROM journal_outbox WHERE ${IS_WAITING}`)
      .get({ channel, now, longest }) as { due: number | null };
    return row.due ?? undefined;
  },

  /** When the oldest lead came that is still on its way to the store. */
  oldestWaiting(): number | undefined {
    const row = database
      .prepare(
        `SELECT min(received_at) AS at FROM journal_leads
           WHERE seq IN (SELECT lead FROM journal_outbox WHERE ${IS_WAITING})`,
      )
      .get({ channel: 'store' satisfies Channel }) as { at: number | null };
    return row.at ?? undefined;
  },

  /** On which of these channels something waits for someone who mends a key or a password. */
  barred: (channels: readonly Channel[]): Channel[] =>
    channels.filter((channel) =>
      database.prepare(`SELECT 1 FROM journal_outbox WHERE ${IS_WAITING} AND barred = 1 LIMIT 1`).get({ channel }),
    ),

  /**
   * The confirmations that were sent after a moment, and those to earlier leads that are being sent: one that has gone
   * out may not be written down yet. Returns the leads.
   */
  confirmedSince(since: number, { id }: Lead): Lead[] {
    const which = `seq IN (SELECT lead FROM journal_outbox
      WHERE channel = $channel AND state IN ('delivered', 'sending') AND at > $since
      AND (state = 'delivered' OR lead < (SELECT seq FROM journal_leads WHERE id = $id)))`;
    return [...leadsWhere(database, which, { channel: 'confirmation', since, id })];
  },

  /** Whether a lead is known to be the record of this id in the store. */
  isTaken: (storeId: string): boolean =>
    database.prepare('SELECT 1 FROM journal_outbox WHERE store_id = ?').get([storeId]) !== undefined,
});

const STATE_AFTER = {
  delivered: 'delivered',
  refused: 'failed',
  skipped: 'skipped',
  later: 'received',
  unsure: 'received',
  unknown: 'received',
} as const;

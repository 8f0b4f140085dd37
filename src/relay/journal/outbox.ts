/** An inquiry's way to each of its receivers: from `received` through `sending` to its end. */
import type { Channel, Delivery, Lead } from '../types.ts';
import { LOST, leadsWhere, seqOf, UNSURE } from './reader.ts';
import { allOf, isIn, part, type Statements } from './sql.ts';

/** Which entries. What is left out does not narrow the selection. */
export interface EntryFilter {
  /** Those in which an entry is open, or failed for a cause that someone can fix. */
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

/** Longer than anything waits, in milliseconds. */
const FOREVER = 1e15;

export const createOutbox = (sql: Statements) => ({
  /**
   * Takes the oldest lead that is due and holds it for `leaseMs`. If an earlier lease ran out, its process ended before it
   * could say whether the lead was sent. Nothing waits longer than `longest`: what seems to was written before the clock was
   * set back, and is due.
   */
  claim(channel: Channel, now: number, leaseMs: number, longest = FOREVER): Lead | undefined {
    const held = sql.rows<{ lead: number }>`
      UPDATE journal_outbox SET state = 'sending', at = ${now + leaseMs},
        doubt = max(doubt, iif(state = 'sending', ${LOST}, 0))
        WHERE channel = ${channel} AND lead = (SELECT lead FROM journal_outbox
          WHERE ${isWaiting(channel)} AND (at <= ${now} OR at > ${now + longest}) ORDER BY lead LIMIT 1)
        RETURNING lead`;
    return held.flatMap(({ lead }) => [...leadsWhere(sql, part`seq = ${lead}`, channel)])[0];
  },

  /** Holds a lead that is still being sent until `until`. */
  extend(channel: Channel, id: string, until: number): void {
    sql.run`
      UPDATE journal_outbox SET at = ${until} WHERE channel = ${channel} AND state = 'sending' AND lead = ${seqOf(id)}`;
  },

  /**
   * Writes down how a delivery ended; what waits is due at `retryAt`. Delivered is final. Anything else counts only while
   * the lead is being sent: a process that overslept its lease must not undo what another one has achieved since.
   */
  settle(channel: Channel, id: string, delivery: Delivery, now: number, retryAt: number): void {
    const state = STATE_AFTER[delivery.kind];
    const isFinal = state === 'delivered';
    const doubt = delivery.kind === 'unknown' ? LOST : delivery.kind === 'unsure' ? UNSURE : 0;
    sql.run`
      UPDATE journal_outbox SET state = ${state}, attempts = attempts + 1, at = ${state === 'received' ? retryAt : now},
        doubt = ${isFinal ? 0 : part`max(doubt, ${doubt})`}, barred = ${'barred' in delivery && delivery.barred ? 1 : 0},
        cause = ${delivery.cause || null}, store_id = ${('storeId' in delivery && delivery.storeId) || null}
        WHERE lead = ${seqOf(id)} AND channel = ${channel} AND state ${isFinal ? part`<> 'delivered'` : part`= 'sending'`}`;
  },

  /** The chosen entries in order of arrival: the id of the lead, and the channel. */
  entries: (filter: EntryFilter) => sql.rows<{ readonly id: string; readonly channel: Channel }>`
    SELECT id, channel FROM journal_outbox JOIN journal_leads ON seq = lead WHERE ${isChosen(filter)} ORDER BY seq`,

  /** Makes entries due at once, as if they had just been received, but for those that are being sent. Returns how many. */
  replay: (filter: EntryFilter, now: number): number =>
    sql.run`
      UPDATE journal_outbox SET state = 'received', attempts = 0, at = ${now}, barred = 0, cause = NULL
        WHERE state <> 'sending' AND ${isChosen(filter)}`.changes,

  /** When the next lead is due, as `claim` sees it. Undefined while nothing waits. */
  due: (channel: Channel, now = 0, longest = FOREVER) =>
    sql.row<{ due?: number }>`
      SELECT min(iif(at > ${now + longest}, ${now}, at)) AS due FROM journal_outbox WHERE ${isWaiting(channel)}`?.due,

  /** When the oldest lead came that is still on its way to the store. */
  oldestWaiting: () =>
    sql.row<{ at?: number }>`
      SELECT min(received_at) AS at FROM journal_leads
        WHERE seq IN (SELECT lead FROM journal_outbox WHERE ${isWaiting('store')})`?.at,

  /** On which of these channels something waits until someone fixes a key or a password. */
  barred: (channels: readonly Channel[]) =>
    channels.filter(
      (channel) => sql.row`SELECT 1 FROM journal_outbox WHERE ${isWaiting(channel)} AND barred = 1 LIMIT 1`,
    ),

  /**
   * The leads whose confirmation was sent after a moment. Those of earlier leads that are being sent count, too: one that
   * has gone out may not be written down yet.
   */
  confirmedSince(since: number, { id }: Lead): Lead[] {
    const which = part`seq IN (SELECT lead FROM journal_outbox
      WHERE channel = 'confirmation' AND state IN ('delivered', 'sending') AND at > ${since}
      AND (state = 'delivered' OR lead < ${seqOf(id)}))`;
    return [...leadsWhere(sql, which, 'confirmation')];
  },

  /** Whether the record of this id in the store is known to be a lead. */
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

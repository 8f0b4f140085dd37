/** What a journal counts: where inquiries and calls come from. All that a report on them reads. */
import type { Day } from '../../lib/day.ts';
import { part, type Statements } from './sql.ts';

/** Where something began, and how often. `name` is null for inquiries that did not say. */
interface Count {
  readonly name: string | null;
  readonly count: number;
}

/** Which inquiries: those of a form, or of all, that came from one moment up to another, in milliseconds. */
export interface Period {
  readonly form: string | undefined;
  readonly from: number;
  readonly before: number;
}

export type Counts = ReturnType<typeof createCounts>;

export const createCounts = ({ rows, run }: Statements) => ({
  /** Adds a tap on a phone number to the sum of a day and the page on which the visit began. */
  countCall(day: Day, page: string): void {
    run`INSERT INTO journal_calls VALUES (${day}, ${page}, 1) ON CONFLICT DO UPDATE SET taps = taps + 1`;
  },

  /** Deletes the sums of all days before one. Returns how many. */
  forgetCalls: (before: Day): number => run`DELETE FROM journal_calls WHERE day < ${before}`.changes,

  /** Taps on phone numbers on two days and those between, by page. */
  calls: (from: Day, to: Day) => rows<Count>`
    SELECT page AS name, sum(taps) AS count FROM journal_calls WHERE day BETWEEN ${from} AND ${to} GROUP BY page`,

  /** Inquiries by the page on which a visit began, or by the host that led there. What is held back is none. */
  inquiries: (by: 'landed_on' | 'referrer', { form, from, before }: Period) => rows<Count>`
    SELECT ${by === 'referrer' ? part`referrer` : part`landed_on`} AS name, count(*) AS count
      FROM journal_leads JOIN journal_outbox ON lead = seq AND channel = 'store'
      WHERE state <> 'flagged' AND received_at >= ${from} AND received_at < ${before}
        AND ${form === undefined ? part`TRUE` : part`form = ${form}`}
      GROUP BY name`,
});

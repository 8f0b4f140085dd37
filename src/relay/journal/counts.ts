/** What a journal counts for reports: leads by what is known about their visit, and taps on phone numbers. */
import type { StoredRecord } from '../../api/forms/form-spec.ts';
import type { Day } from '../../base/lib/day.ts';
import type { Progress } from '../types.ts';
import { PROGRESS_OF_LEAD, readableJson } from './reader.ts';
import { part, type Statements } from './sql.ts';

export interface CountedLead {
  readonly form: string;
  /** Empty if it is unreadable. */
  readonly fields: StoredRecord;
  readonly receivedAt: number;
  /** Empty if it is unknown, like the next one. */
  readonly landedOn: string;
  readonly referrer: string;
  readonly calledAt?: number;
  readonly progress?: Progress;
}

export const createCounts = (sql: Statements) => ({
  /** Returns the leads that were received from `begin` on and before `end`, without those held back. */
  countedLeads(begin: number, end: number, form: string | undefined): CountedLead[] {
    const rows = sql.rows<Omit<CountedLead, 'fields'> & { fields: string }>`
      SELECT form, fields, received_at AS receivedAt, coalesce(landed_on, '') AS landedOn,
          coalesce(referrer, '') AS referrer, ${PROGRESS_OF_LEAD} AS progress,
          (SELECT min(at) FROM journal_progress WHERE journal_progress.lead = seq AND state IN ('missed', 'called')) AS calledAt
        FROM journal_leads CROSS JOIN journal_outbox ON lead = seq AND channel = 'store'
        WHERE state <> 'flagged' AND ${form === undefined ? part`TRUE` : part`+form = ${form}`}
          AND received_at >= ${begin} AND received_at < ${end}`;
    return rows.map((row) => ({ ...row, fields: readableJson<StoredRecord>(row.fields) ?? {} }));
  },
  /** Counts a tap on a phone number, by day and landing page. */
  countCall(day: Day, page: string): void {
    sql.run`INSERT INTO journal_calls VALUES (${day}, ${page}, 1) ON CONFLICT DO UPDATE SET taps = taps + 1`;
  },
  /** Returns the number of taps by landing page, from a day to another one. */
  callsByPage(from: Day, to: Day): ReadonlyMap<string, number> {
    const counted = sql.rows<{ page: string; taps: number }>`
      SELECT page, sum(taps) AS taps FROM journal_calls WHERE day BETWEEN ${from} AND ${to} GROUP BY page`;
    return new Map(counted.map(({ page, taps }) => [page, taps]));
  },
  /** Deletes the counts of calls before a day. Returns their number. */
  forgetCalls: (before: Day) => sql.run`DELETE FROM journal_calls WHERE day < ${before}`.changes,
});

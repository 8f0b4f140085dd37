/** Report on the effect of pages: how many inquiries and calls came from visits that began there. No personal data. */
import { type Day, daysAfter, startOf } from '../../base/lib/day.ts';
import type { Journal } from '../journal/journal.ts';
import { part } from '../journal/sql.ts';

/** Printed as it is by `leads report --format json`. The most successful pages and hosts come first. */
export interface Report {
  /** First and last day, in the time zone of the site. */
  readonly from: Day;
  readonly to: Day;
  /** Pages on which visits began. */
  readonly pages: readonly { readonly url: string; readonly inquiries: number; readonly calls: number }[];
  /** Referrers of visits that led to inquiries. */
  readonly referrers: readonly { readonly host: string; readonly inquiries: number }[];
}

export interface ReportOptions {
  readonly from: Day;
  readonly to: Day;
  readonly timeZone: string;
  /** Path of the form whose submissions count as inquiries. Undefined counts all forms. */
  readonly form: string | undefined;
}

interface Count {
  readonly name: string;
  readonly count: number;
}

/** Totals the inquiries and calls of some days. `unplaced` is the number of inquiries without a known landing page. */
export function readReport(
  { rows, ranges }: Pick<Journal, 'rows' | 'ranges'>,
  { from, to, timeZone, form }: ReportOptions,
): { readonly report: Report; readonly unplaced: number } {
  const landed = new Map<string, number>();
  const referred = new Map<string, number>();
  const [begin, end] = [startOf(from, timeZone), startOf(daysAfter(to, 1), timeZone)];
  const next = ranges();
  for (let range = next(); range; range = next()) {
    // Flagged leads do not count as inquiries.
    const found = rows<{ landedOn: string; referrer: string; count: number }>`
      SELECT coalesce(landed_on, '') AS landedOn, coalesce(referrer, '') AS referrer, count(*) AS count
        FROM journal_leads CROSS JOIN journal_outbox ON lead = seq AND channel = 'store'
        WHERE ${range} AND state <> 'flagged' AND ${form === undefined ? part`TRUE` : part`+form = ${form}`}
          AND received_at >= ${begin} AND received_at < ${end}
        GROUP BY 1, 2`;
    for (const { landedOn, referrer, count } of found) {
      landed.set(landedOn, (landed.get(landedOn) ?? 0) + count);
      referred.set(referrer, (referred.get(referrer) ?? 0) + count);
    }
  }
  const calls = countsIn(rows<Count>`
    SELECT page AS name, sum(taps) AS count FROM journal_calls WHERE day BETWEEN ${from} AND ${to} GROUP BY page`);
  const pages = [...new Set([...landed.keys(), ...calls.keys()])]
    .filter((url) => url !== '')
    .map((url) => ({ url, inquiries: landed.get(url) ?? 0, calls: calls.get(url) ?? 0 }))
    .sort((a, b) => b.inquiries - a.inquiries || b.calls - a.calls || (a.url < b.url ? -1 : 1));
  const referrers = [...referred]
    .flatMap(([host, inquiries]) => (host === '' ? [] : [{ host, inquiries }]))
    .sort((a, b) => b.inquiries - a.inquiries || (a.host < b.host ? -1 : 1));
  return { report: { from, to, pages, referrers }, unplaced: landed.get('') ?? 0 };
}

const countsIn = (rows: readonly Count[]) => new Map(rows.map(({ name, count }) => [name, count]));

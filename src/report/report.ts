/** Which page works: how many inquiries and calls came from visits that began there. Says nothing about a person. */
import { type Day, daysAfter, startOf } from '../lib/day.ts';
import type { Counts } from '../relay/journal/counts.ts';

/** What `leads report --format json` prints, to the letter. The best first. */
export interface Report {
  /** The first and the last day of it, where the site is at home. */
  readonly from: Day;
  readonly to: Day;
  /** Pages on which visits began. */
  readonly pages: readonly { readonly url: string; readonly inquiries: number; readonly calls: number }[];
  /** Other websites that led to inquiries. */
  readonly referrers: readonly { readonly host: string; readonly inquiries: number }[];
}

export interface ReportOptions {
  readonly from: Day;
  readonly to: Day;
  readonly timeZone: string;
  /** Address of the form whose submissions are inquiries. Undefined counts those of all forms. */
  readonly form: string | undefined;
}

/** Adds up what a journal has counted on these days. `unplaced` are inquiries that did not say where the visit had begun. */
export function readReport(
  counts: Pick<Counts, 'inquiries' | 'calls'>,
  { from, to, timeZone, form }: ReportOptions,
): { readonly report: Report; readonly unplaced: number } {
  const period = { form, from: startOf(from, timeZone), before: startOf(daysAfter(to, 1), timeZone) };
  const landed = counts.inquiries('landed_on', period);
  const inquiries = new Map(landed.flatMap(({ name, count }) => (name === null ? [] : [[name, count] as const])));
  const calls = new Map(counts.calls(from, to).map(({ name, count }) => [String(name), count]));
  const pages = [...new Set([...inquiries.keys(), ...calls.keys()])]
    .map((url) => ({ url, inquiries: inquiries.get(url) ?? 0, calls: calls.get(url) ?? 0 }))
    .sort((a, b) => b.inquiries - a.inquiries || b.calls - a.calls || (a.url < b.url ? -1 : 1));
  const referrers = counts
    .inquiries('referrer', period)
    .flatMap(({ name, count }) => (name === null ? [] : [{ host: name, inquiries: count }]))
    .sort((a, b) => b.inquiries - a.inquiries || (a.host < b.host ? -1 : 1));
  return { report: { from, to, pages, referrers }, unplaced: landed.find(({ name }) => name === null)?.count ?? 0 };
}

/** Report on inquiries: from which pages they and the calls came, and what came of them. No personal data. */
import type { FormSpec } from '../../api/forms/form-spec.ts';
import { compareText, groupBy } from '../../base/lib/collections.ts';
import { type Day, daysAfter, daysBetween, startOf } from '../../base/lib/day.ts';
import { entriesOf, isSubject, isTown } from '../inquiry.ts';
import type { CountedLead } from '../journal/counts.ts';
import type { Journal } from '../journal/journal.ts';
import type { ReplyTime } from './reply-time.ts';

/** First and last day, in the time zone of the site. */
export interface Days {
  readonly from: Day;
  readonly to: Day;
}

/** Printed as it is by `leads report --format json`. The most successful pages and hosts come first. */
export interface Report extends Days {
  /** Pages on which visits began. */
  readonly pages: readonly { readonly url: string; readonly inquiries: number; readonly calls: number }[];
  /** Referrers of visits that led to inquiries. */
  readonly referrers: readonly { readonly host: string; readonly inquiries: number }[];
}

/** What came of the inquiries. */
export interface Outcome {
  readonly inquiries: number;
  readonly won: number;
  readonly lost: number;
  /** Minutes until the first call of the median inquiry, in office time where that is known. Undefined without calls. */
  readonly firstCall: number | undefined;
  /** By what was asked for, and by town. The most frequent come first. */
  readonly subjects: readonly Tally[];
  readonly towns: readonly Tally[];
}

export interface Tally {
  readonly name: string;
  readonly inquiries: number;
  readonly won: number;
}

export interface ReportOptions extends Days {
  readonly timeZone: string;
  /** Path of the form whose submissions count as inquiries. Undefined on a site that counts no visits: then all do. */
  readonly form: string | undefined;
  /** Forms of the site, which tell what was asked for and where. */
  readonly forms?: readonly FormSpec[];
  readonly replyTime?: ReplyTime | undefined;
}

export interface PeriodReport {
  readonly report: Report;
  /** Number of inquiries without a known landing page. Undefined if the site counts no visits. */
  readonly unplaced: number | undefined;
  readonly outcome: Outcome;
}

/** Returns the month before, for a month or its beginning, and otherwise as many days before. */
export function periodBefore({ from, to }: Days): Days {
  const last = daysAfter(from, -1);
  const isMonth = from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7);
  return { from: isMonth ? `${last.slice(0, 7)}-01` : daysAfter(from, -1 - daysBetween(from, to)), to: last };
}

/** Totals the inquiries and calls of some days. */
export function readReport(
  journal: Pick<Journal, 'countedLeads' | 'callsByPage'>,
  options: ReportOptions,
): PeriodReport {
  const { from, to, timeZone, form } = options;
  const leads = journal.countedLeads(startOf(from, timeZone), startOf(daysAfter(to, 1), timeZone), form);
  const calls = journal.callsByPage(from, to);
  const landed = tally(leads, ({ landedOn }) => landedOn);
  const inquiriesOn = new Map(landed.map(({ name, inquiries }) => [name, inquiries]));
  const pages = [...new Set([...inquiriesOn.keys(), ...calls.keys()])]
    .filter((url) => url !== '')
    .map((url) => ({ url, inquiries: inquiriesOn.get(url) ?? 0, calls: calls.get(url) ?? 0 }))
    .sort((a, b) => b.inquiries - a.inquiries || b.calls - a.calls || compareText(a.url, b.url));
  const referrers = tally(leads, ({ referrer }) => referrer).flatMap(({ name, inquiries }) =>
    name === '' ? [] : [{ host: name, inquiries }],
  );
  return {
    report: { from, to, pages, referrers },
    unplaced: form === undefined ? undefined : (inquiriesOn.get('') ?? 0),
    outcome: outcomeOf(leads, options),
  };
}

function outcomeOf(leads: readonly CountedLead[], { forms = [], replyTime }: ReportOptions): Outcome {
  const entered = (fits: Parameters<ReturnType<typeof entriesOf>>[0]) => (lead: CountedLead) =>
    entriesOf(
      forms.find(({ action }) => action === lead.form),
      lead,
    )(fits);
  const minutesUntil = (lead: CountedLead, calledAt: number) =>
    replyTime?.officeMinutes(lead.receivedAt, calledAt) ?? Math.floor((calledAt - lead.receivedAt) / 60_000);
  const waits = leads.flatMap((lead) => (lead.calledAt === undefined ? [] : [minutesUntil(lead, lead.calledAt)]));
  return {
    inquiries: leads.length,
    won: leads.filter(({ progress }) => progress === 'won').length,
    lost: leads.filter(({ progress }) => progress === 'lost').length,
    firstCall: waits.sort((a, b) => a - b)[Math.floor(waits.length / 2)],
    subjects: tally(leads, entered(isSubject)),
    towns: tally(leads, entered(isTown)),
  };
}

/** Counts leads by name, the most frequent first. */
function tally(leads: readonly CountedLead[], nameOf: (lead: CountedLead) => string): Tally[] {
  return [...groupBy(leads, nameOf)]
    .map(([name, some]) => ({
      name,
      inquiries: some.length,
      won: some.filter(({ progress }) => progress === 'won').length,
    }))
    .sort((a, b) => b.inquiries - a.inquiries || compareText(a.name, b.name));
}

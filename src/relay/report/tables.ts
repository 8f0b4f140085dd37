/** The report as tables, the same on the page, on the command line and in a spreadsheet. */
import type { Words } from '../../base/words.ts';
import type { Journal } from '../journal/journal.ts';
import { type PeriodReport, periodBefore, type ReportOptions, readReport, type Tally } from './report.ts';
import type { REPORT_OF_VISITS_WORDS } from './words.ts';

export type ReportWords = Words<typeof REPORT_OF_VISITS_WORDS>;

/** The first column is a name; all others are figures. */
export interface ReportTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface TableOptions {
  readonly words: ReportWords;
  /** Returns what people call the page at an address. */
  readonly titleOf: (url: string) => string;
}

export type Tables = ReturnType<typeof readTables>;

/** Reads the report on some days, as tables beside those on the days before. */
export function readTables(
  journal: Pick<Journal, 'countedLeads' | 'callsByPage'>,
  options: ReportOptions & TableOptions,
) {
  const now = readReport(journal, options);
  const before = readReport(journal, { ...options, ...periodBefore(options) });
  const { unplaced } = now;
  return {
    ...now,
    tables: tablesOf(now, before, options),
    /** Says what is not counted. Nothing if the site counts no visits. */
    notes: unplaced === undefined ? [] : [options.words.agreed(unplaced)],
  };
}

/** Sets a period beside the one before. Tables without rows are left out. */
function tablesOf(now: PeriodReport, before: PeriodReport, { words, titleOf }: TableOptions): ReportTable[] {
  const { outcome } = now;
  const calls = ({ report }: PeriodReport) => report.pages.reduce((sum, page) => sum + page.calls, 0);
  const both = (name: string, of: (period: PeriodReport) => string | number) => [
    name,
    String(of(now)),
    String(of(before)),
  ];
  const first = (of: PeriodReport) => (of.outcome.firstCall === undefined ? '–' : words.duration(of.outcome.firstCall));
  const earlier = new Map(before.report.pages.map((page) => [page.url, page]));
  const hosts = new Map(before.report.referrers.map(({ host, inquiries }) => [host, inquiries]));
  const tally = (name: string, rows: readonly Tally[]): ReportTable => ({
    head: [name, words.inquiries, words.won],
    rows: rows.map((row) => [row.name || words.unnamed, String(row.inquiries), String(row.won)]),
  });
  const tables: ReportTable[] = [
    {
      head: [words.all, words.period(now.report), words.period(before.report)],
      rows: [
        both(words.inquiries, (period) => period.outcome.inquiries),
        ...(now.unplaced === undefined ? [] : [both(words.calls, calls)]),
        both(words.firstCall, first),
        both(words.won, (period) => period.outcome.won),
        both(words.lost, (period) => period.outcome.lost),
      ],
    },
    {
      head: [words.page, words.inquiries, words.before, words.calls, words.before],
      rows: now.report.pages.map(({ url, inquiries, calls }) => [
        titleOf(url),
        ...[inquiries, earlier.get(url)?.inquiries ?? 0, calls, earlier.get(url)?.calls ?? 0].map(String),
      ]),
    },
    tally(words.subject, outcome.subjects),
    tally(words.town, outcome.towns),
    {
      head: [words.host, words.inquiries, words.before],
      rows: now.report.referrers.map(({ host, inquiries }) => [host, String(inquiries), String(hosts.get(host) ?? 0)]),
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

/** Aligns the columns of a table: names to the left, figures to the right. */
export function alignedLines({ head, rows }: ReportTable): string[] {
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...all.map((row) => (row[at] ?? '').length)));
  return all.map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
  );
}

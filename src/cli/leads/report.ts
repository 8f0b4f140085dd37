import { type Command, Option } from 'commander';
import { UsageError } from '../../base/findings/failure.ts';
import { toCsv } from '../../base/lib/csv.ts';
import { type Day, dayIn, isDay, monthsBefore } from '../../base/lib/day.ts';
import type { LeadsWords } from '../../relay/relay.ts';
import { type Report, readReport } from '../../relay/relay.ts';
import type { JournalFileOptions } from '../journal-file.ts';
import type { RelayCommandContext } from '../relay-context.ts';
import { today } from '../today.ts';
import { joinBlocks, leadsCommand, readForms, withJournal } from './shared.ts';

interface ReportOptions extends JournalFileOptions {
  readonly format: 'pretty' | 'csv' | 'json';
  readonly from?: Day;
  readonly to?: Day;
}

export function reportCommand(context: RelayCommandContext): Command {
  const { help } = context.words.leads;
  const command = leadsCommand('report', '--from 2026-01-01', context)
    .addOption(new Option('--format <format>', help.reportFormat).choices(['pretty', 'csv', 'json']).default('pretty'))
    .option('--from <date>', help.from)
    .option('--to <date>', help.to);
  return command.action((options: ReportOptions) => {
    const { site, words } = context;
    const period = periodOf(options, context);
    return withJournal(options, context, (journal) => {
      const { snapshot } = readForms(options, context) ?? {};
      if (!snapshot) return;
      const form = site.counting?.(snapshot.shared)?.form;
      const { report, unplaced } = readReport(journal, { ...period, form, timeZone: site.timeZone ?? 'UTC' });
      const print = {
        pretty: () => printPretty(report, unplaced, words.leads),
        csv: () => toCsv(toRows(report, words.leads), { excel: false }),
        json: () => `${JSON.stringify(report, null, 2)}\n`,
      };
      process.stdout.write(print[options.format]());
    });
  });
}

/** Returns the requested period, by default the year up to today. */
function periodOf({ from, to }: ReportOptions, context: RelayCommandContext): { readonly from: Day; readonly to: Day } {
  const { words } = context;
  for (const day of [from, to]) if (day !== undefined && !isDay(day)) throw new UsageError(words.badDay(day));
  const last = to ?? today(context);
  const first = from ?? dayIn('UTC', monthsBefore(new Date(last), 12));
  if (first > last) throw new UsageError(words.leads.report.badPeriod(first, last));
  return { from: first, to: last };
}

function toRows({ pages, referrers }: Report, { report: words }: LeadsWords): string[][] {
  const { kind, name, page, host } = words.csv;
  return [
    [kind, name, words.inquiries, words.calls],
    ...pages.map(({ url, inquiries, calls }) => [page, url, String(inquiries), String(calls)]),
    ...referrers.map((each) => [host, each.host, String(each.inquiries), '']),
  ];
}

const MAX_ROWS = 40;

const MAX_BAR_LENGTH = 24;

/** Formats a table with a bar for each page: solid for inquiries, light for calls. */
function printPretty({ from, to, pages, referrers }: Report, unplaced: number, { report: words }: LeadsWords): string {
  if (pages.length === 0 && unplaced === 0) return `${words.none(from, to)}\n`;
  const sum = (of: 'inquiries' | 'calls') => pages.reduce((total, page) => total + page[of], 0);
  const highest = Math.max(1, ...pages.map(({ inquiries, calls }) => inquiries + calls));
  const length = (n: number) => Math.round((n / highest) * MAX_BAR_LENGTH);
  const bar = (inquiries: number, calls: number) =>
    '█'.repeat(length(inquiries)) + '░'.repeat(length(inquiries + calls) - length(inquiries));
  const rows = [
    [words.page, words.inquiries, words.calls, ''],
    ...pages
      .slice(0, MAX_ROWS)
      .map(({ url, inquiries, calls }) => [url, String(inquiries), String(calls), bar(inquiries, calls)]),
    [words.total, String(sum('inquiries')), String(sum('calls')), ''],
  ];
  const hosts = referrers.slice(0, MAX_ROWS).map(({ host, inquiries }) => [host, String(inquiries)]);
  const more = (hidden: number) => (hidden > 0 ? [words.more(hidden)] : []);
  return joinBlocks([
    [words.heading(from, to)],
    pages.length > 0 ? [...table(rows), ...more(pages.length - MAX_ROWS)] : [],
    unplaced > 0 ? [words.unplaced(unplaced)] : [],
    hosts.length > 0 ? [...table([[words.host, words.inquiries], ...hosts]), ...more(referrers.length - MAX_ROWS)] : [],
  ]);
}

/** Aligns the columns of a table: names and bars to the left, the figures between them to the right. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, at) => (at === 0 || at > 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

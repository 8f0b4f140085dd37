import { type Command, Option } from 'commander';
import { UsageError } from '../../base/findings/failure.ts';
import { toCsv } from '../../base/lib/csv.ts';
import { type Day, dayIn, isDay, monthsBefore } from '../../base/lib/day.ts';
import { alignedLines, type ReportWords, readTables, reportOptionsOf, type Tables } from '../../relay/relay.ts';
import type { JournalFileOptions, RelayCommandContext } from '../relay-context.ts';
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
      const content = readForms(options, context, site.pageTypes);
      if (!content) return;
      const settings = { ...reportOptionsOf(site, content), words: words.leads.report };
      const read = readTables(journal, { ...settings, ...period });
      const print = {
        pretty: () => printPretty(read, words.leads.report),
        csv: () =>
          toCsv(
            read.tables.flatMap(({ head, rows }) => [head, ...rows, []]),
            { excel: false },
          ),
        json: () => `${JSON.stringify(read.report, null, 2)}\n`,
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

const MAX_ROWS = 40;

/** Formats the tables for a terminal. */
function printPretty({ report, outcome, tables, notes }: Tables, words: ReportWords) {
  const { from, to, pages } = report;
  if (pages.length === 0 && outcome.inquiries === 0) return `${words.none(from, to)}\n`;
  const more = (hidden: number) => (hidden > 0 ? [words.more(hidden)] : []);
  return joinBlocks([
    ...tables.map(({ head, rows }) => [
      ...alignedLines({ head, rows: rows.slice(0, MAX_ROWS) }),
      ...more(rows.length - MAX_ROWS),
    ]),
    notes,
  ]);
}

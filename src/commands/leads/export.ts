import type { Command } from 'commander';
import { toCsv } from '../../lib/csv.ts';
import { didYouMean } from '../../lib/did-you-mean.ts';
import type { LeadsWords } from '../../messages/messages.ts';
import type { Lead } from '../../relay/types.ts';
import type { FormSpec } from '../../shared/form-spec.ts';
import { filledColumns } from '../../shared/submission.ts';
import { type CommandContext, UsageError } from '../context.ts';
import type { JournalFileOptions } from '../journal-file.ts';
import { writeNamed } from '../write-named.ts';
import { leadsCommand, localTime, readForms, withJournal } from './shared.ts';

interface ExportOptions extends JournalFileOptions {
  readonly table: string;
  readonly out?: string;
  readonly excel: boolean;
}

export function exportCommand(context: CommandContext): Command {
  const { help } = context.words.leads;
  const command = leadsCommand('export', '--table Anfragen --excel --out anfragen.csv', context)
    .requiredOption('--table <table>', help.table)
    .option('--out <file>', help.outFile)
    .option('--excel', help.excel, false);
  return command.action(async (options: ExportOptions) => {
    const words = context.words.leads;
    const leads = await withJournal(options, context, (journal) => journal.list({ table: options.table }));
    const { forms } = readForms(options, context) ?? {};
    if (!forms) return;
    const tables = forms.map(({ table }) => table);
    if (!tables.includes(options.table) && leads.length === 0)
      throw new UsageError(words.noTable(options.table, tables, didYouMean(options.table, tables)));
    const form = forms.find(({ table }) => table === options.table);
    const csv = toCsv(toRows(form, leads, words), options);
    if (options.out === undefined) {
      process.stdout.write(csv);
    } else {
      // Readable by its owner only, because it holds personal data.
      writeNamed(options.root, options.out, csv, context, 0o600);
      process.stdout.write(`${words.exported(leads.length, options.out)}\n`);
    }
  });
}

/**
 * Columns of the form, in its order, then those of earlier versions of the form, state, time of arrival, landing page,
 * referrer, and extra fields outside the record.
 */
export function toRows(form: FormSpec | undefined, leads: readonly Lead[], words: LeadsWords): string[][] {
  const current = form ? filledColumns(form).map(({ column }) => column) : [];
  const columns = [...new Set([...current, ...leads.flatMap(({ fields }) => Object.keys(fields))])];
  const extraColumns = [...new Set(leads.flatMap(({ extras = {} }) => Object.keys(extras)))];
  const { state, receivedAt, landedOn, referrer } = words.columns;
  return [
    [...columns, state, receivedAt, landedOn, referrer, ...extraColumns],
    ...leads.map((lead) => [
      ...columns.map((column) => lead.fields[column] ?? ''),
      words.states[lead.state],
      localTime(lead.receivedAt),
      lead.landedOn ?? '',
      lead.referrer ?? '',
      ...extraColumns.map((column) => lead.extras?.[column] ?? ''),
    ]),
  ];
}

import { resolve } from 'node:path';
import type { Command } from 'commander';
import { toCsv } from '../../base/lib/csv.ts';
import { assertOutsideSite, exportRows } from '../../relay/relay.ts';
import type { JournalFileOptions, RelayCommandContext } from '../relay-context.ts';
import { writeNamed } from '../write-named.ts';
import { assertTable, leadsCommand, readForms, withJournal } from './shared.ts';

interface ExportOptions extends JournalFileOptions {
  readonly table: string;
  readonly out?: string;
  readonly excel: boolean;
}

export function exportCommand(context: RelayCommandContext): Command {
  const { help } = context.words.leads;
  const command = leadsCommand('export', '--table Anfragen --excel --out anfragen.csv', context)
    .requiredOption('--table <table>', help.table)
    .option('--out <file>', help.outFile)
    .option('--excel', help.excel, false);
  return command.action(async (options: ExportOptions) => {
    const words = context.words.leads;
    if (options.out !== undefined) assertOutsideSite(resolve(options.root, options.out), context);
    const leads = await withJournal(options, context, (journal) => journal.list({ table: options.table }));
    const { forms } = readForms(options, context) ?? {};
    if (!forms) return;
    if (leads.length === 0) assertTable(options.table, forms, words);
    const form = forms.find(({ table }) => table === options.table);
    const csv = toCsv(exportRows(form, leads, { words, timeZone: context.site.timeZone ?? 'UTC' }), options);
    if (options.out === undefined) {
      process.stdout.write(csv);
    } else {
      // Readable by its owner only, because it holds personal data.
      writeNamed(options.root, options.out, csv, context, 0o600);
      process.stdout.write(`${words.exported(leads.length, options.out)}\n`);
    }
  });
}

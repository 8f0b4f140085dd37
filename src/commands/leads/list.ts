import { type Command, Option } from 'commander';
import type { Lead, LeadState } from '../../leads/types.ts';
import type { CommandContext } from '../context.ts';
import type { StoreOptions } from '../journal-file.ts';
import { listPretty, overview } from './list-pretty.ts';
import { leadsCommand, openExisting } from './shared.ts';

interface ListOptions extends StoreOptions {
  readonly format: 'pretty' | 'json';
  readonly state?: LeadState;
  readonly table?: string;
}

const STATES: readonly LeadState[] = ['received', 'sending', 'delivered', 'failed', 'flagged'];

/** `nebel leads list`: what came in, and first what someone has to look at. */
export function listCommand(context: CommandContext): Command {
  const { help } = context.words.leads;
  const command = leadsCommand('list', '--state failed', context)
    .addOption(new Option('--format <format>', help.format).choices(['pretty', 'json']).default('pretty'))
    .addOption(new Option('--state <state>', help.state).choices(STATES))
    .option('--table <table>', help.tableFilter);
  return command.action((options: ListOptions) => {
    const journal = openExisting(options, context);
    const { state, table } = options;
    const filter = { ...(state && { states: [state] }), ...(table !== undefined && { table }) };
    try {
      if (options.format === 'json') writeJson(journal.each(filter));
      else
        process.stdout.write(listPretty(overview(journal, filter), context.words.leads, process.stdout.columns ?? 100));
    } finally {
      journal.close();
    }
  });
}

/** One lead after another, because all of them together may be more than memory holds. */
function writeJson(leads: Iterable<Lead>): void {
  let before = '[';
  for (const lead of leads) {
    process.stdout.write(`${before}\n${JSON.stringify(forPrograms(lead))}`);
    before = ',';
  }
  process.stdout.write(before === '[' ? '[]\n' : '\n]\n');
}

/** The first five are a contract; what follows may grow. */
function forPrograms({ table, id, fields, state, receivedAt, ...rest }: Lead) {
  return { table, id, fields, state, receivedAt, ...rest };
}

import { Command, Option } from 'commander';
import type { Lead, LeadState } from '../../leads/types.ts';
import type { CommandContext } from '../context.ts';
import { listPretty } from './list-pretty.ts';
import { type LeadsFormat, type LeadsOptions, leadsCommand, openExisting, withLeadsFormat } from './shared.ts';

interface ListOptions extends LeadsOptions, LeadsFormat {
  readonly state?: LeadState;
  readonly table?: string;
}

const STATES: readonly LeadState[] = ['received', 'sending', 'delivered', 'failed', 'flagged'];

/** `nebel leads list`: what came in, and first what someone has to look at. */
export function listCommand(context: CommandContext): Command {
  const { help } = context.words.leads;
  const command = new Command('list').description(help.list);
  withLeadsFormat(leadsCommand(command, context, 'leads list --state failed'), context)
    .addOption(new Option('--state <state>', help.state).choices(STATES))
    .option('--table <table>', help.tableFilter);
  return command.action((options: ListOptions) => {
    const journal = openExisting(options, context);
    const { state, table } = options;
    const leads = journal.list({ ...(state && { states: [state] }), ...(table !== undefined && { table }) });
    journal.close();
    process.stdout.write(
      options.format === 'json'
        ? `${JSON.stringify(leads.map(forPrograms), undefined, 2)}\n`
        : listPretty(leads, context.words.leads, process.stdout.columns ?? 100),
    );
  });
}

/** The first five are a contract; what follows may grow. */
function forPrograms({ table, id, fields, state, receivedAt, ...rest }: Lead) {
  return { table, id, fields, state, receivedAt, ...rest };
}

import { Command } from 'commander';
import { expireLeads } from '../../leads/retention.ts';
import type { CommandContext } from '../context.ts';
import { type LeadsOptions, leadsCommand, openExisting, readForms } from './shared.ts';

/** `nebel leads expire`: what the relay does once a day, by hand. */
export function expireCommand(context: CommandContext): Command {
  const { leads: words } = context.words;
  const command = new Command('expire').description(words.help.expire);
  leadsCommand(command, context, 'nebel leads expire');
  return command.action((options: LeadsOptions) => {
    const forms = readForms(options, context);
    if (!forms) return;
    const journal = openExisting(options, context);
    const expired = expireLeads(journal, forms, new Date());
    journal.close();
    const lines = expired.map(({ table, deleted }) => words.expired(table, deleted));
    process.stdout.write(`${lines.length > 0 ? lines.join('\n') : words.keepsForever}\n`);
  });
}

import type { Command } from 'commander';
import type { Journal } from '../../relay/journal.ts';
import type { Lead } from '../../relay/types.ts';
import { expireLeads } from '../../relay/upkeep.ts';
import { type CommandContext, EXIT } from '../context.ts';
import type { StoreOptions } from '../journal-file.ts';
import { findLead, leadsCommand, openExisting, readForms, shortId } from './shared.ts';

/** `nebel leads expire`: what the relay does once a day, by hand; or what a person asked to have deleted. */
export function expireCommand(context: CommandContext): Command {
  const command = leadsCommand('expire', '3f2a91c0', context);
  command.argument('[id...]', context.words.leads.help.expireIds);
  return command.action(async (prefixes: readonly string[], options: StoreOptions) => {
    const lines = await (prefixes.length > 0 ? expireNamed(prefixes, options, context) : expireOld(options, context));
    if (lines) process.stdout.write(`${lines.join('\n')}\n`);
  });
}

async function expireOld(options: StoreOptions, context: CommandContext): Promise<string[] | undefined> {
  const { leads: words } = context.words;
  const content = readForms(options, context);
  if (!content) return undefined;
  const journal = openExisting(options, context);
  try {
    const expired = expireLeads(journal, content.forms, new Date());
    const lines = expired.map(({ table, deleted }) => words.expired(table, deleted));
    return [...(lines.length > 0 ? lines : [words.keepsForever]), ...(await leaveNoTrace(journal, context))];
  } finally {
    journal.close();
  }
}

async function expireNamed(
  prefixes: readonly string[],
  options: StoreOptions,
  context: CommandContext,
): Promise<string[]> {
  const { leads: words } = context.words;
  const journal = openExisting(options, context);
  try {
    // All are found before one is deleted: a slip of the pen must not end halfway.
    const chosen = new Map(prefixes.map((prefix) => findLead(journal, prefix, words)).map((lead) => [lead.id, lead]));
    const outcomes = [...chosen.values()].map((lead) => {
      const outcome = forget(journal, lead);
      if (outcome === 'stays') context.exit(EXIT.content);
      return words.forgotten(shortId(lead.id), outcome);
    });
    return [...outcomes, ...(await leaveNoTrace(journal, context))];
  } finally {
    journal.close();
  }
}

/** Takes what was deleted out of the log as well. Returns what there is to say. */
async function leaveNoTrace(journal: Journal, context: CommandContext): Promise<string[]> {
  if (await journal.leaveNoTrace()) return [];
  context.exit(EXIT.content);
  return [context.words.leads.logInUse];
}

/** `elsewhere`: a store outside of the file has it still, under an id of its own, or may have it and never said so. */
function forget(journal: Journal, { id, storeId = id, unanswered }: Lead): 'gone' | 'elsewhere' | 'stays' {
  if (!journal.forgetOne(id)) return 'stays';
  return storeId === id && !unanswered ? 'gone' : 'elsewhere';
}

import type { Command } from 'commander';
import type { FormSpec } from '../../api/forms/form-spec.ts';
import { expireLeads, isElsewhere, type Journal } from '../../relay/relay.ts';
import { EXIT } from '../context.ts';
import type { JournalFileOptions, RelayCommandContext } from '../relay-context.ts';
import { findLead, leadsCommand, readForms, shortId, withJournal } from './shared.ts';

/** `nebel leads expire`: deletes expired leads, as the relay does once a day, or the named ones on request. */
export function expireCommand(context: RelayCommandContext): Command {
  const command = leadsCommand('expire', '3f2a91c0', context);
  command.argument('[id...]', context.words.leads.help.expireIds);
  return command.action(async (prefixes: readonly string[], options: JournalFileOptions) => {
    const isNamed = prefixes.length > 0;
    const forms = isNamed ? [] : readForms(options, context)?.forms;
    if (!forms) return;
    const lines = await withJournal(options, context, async (journal) => {
      const report = isNamed ? expireNamed(prefixes, journal, context) : await expireOld(forms, journal, context);
      await journal.shrink();
      return report;
    });
    process.stdout.write(`${lines.join('\n')}\n`);
  });
}

async function expireOld(
  forms: readonly FormSpec[],
  journal: Journal,
  { words }: RelayCommandContext,
): Promise<string[]> {
  const expired = await expireLeads(journal, forms, new Date());
  return expired.length > 0
    ? expired.map(({ table, deleted }) => words.leads.expired(table, deleted))
    : [words.leads.noRetention];
}

function expireNamed(prefixes: readonly string[], journal: Journal, { words, exit }: RelayCommandContext): string[] {
  // Finds all leads before deleting any: a misspelt id must not abort the deletion halfway.
  const found = prefixes.map((prefix) => findLead(journal, prefix, words.leads));
  return [...new Map(found.map((lead) => [lead.id, lead])).values()].map((lead) => {
    const outcome = !journal.forgetOne(lead.id) ? 'stays' : isElsewhere(lead) ? 'elsewhere' : 'gone';
    if (outcome === 'stays') exit(EXIT.content);
    return words.leads.erased(shortId(lead.id), outcome);
  });
}

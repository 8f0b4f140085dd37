import { existsSync } from 'node:fs';
import { Command } from 'commander';
import type { FormsOfSite } from '../../dev/outcome.ts';
import type { LeadsWords } from '../../messages/messages.ts';
import { readContent } from '../../read-content.ts';
import type { Journal } from '../../relay/journal.ts';
import type { Lead } from '../../relay/types.ts';
import { type CommandContext, refuse, rootFolder, UsageError, withRoot } from '../context.ts';
import { checkedJournal, type StoreOptions, storeFile, withStore } from '../journal-file.ts';

/** A command below `nebel leads`, with the options that all of them take. `example` is what follows its name. */
export function leadsCommand(
  name: 'list' | 'report' | 'export' | 'replay' | 'expire' | 'restore',
  example: string,
  context: CommandContext,
): Command {
  const command = new Command(name).description(context.words.leads.help[name]);
  return withStore(withRoot(command, context, `leads ${name} ${example}`), context);
}

/** Opens the journal for some work. Never makes a new one: the answer to a misspelt name must not be an empty list. */
export async function withJournal<Result>(
  options: StoreOptions,
  context: CommandContext,
  work: (journal: Journal) => Result,
): Promise<Awaited<Result>> {
  const file = storeFile(options);
  if (!existsSync(file)) throw new UsageError(context.words.leads.noStore(options.store));
  const journal = checkedJournal(file, context, { say: context.words.leads.closedStore });
  try {
    return await work(journal);
  } finally {
    journal.close();
  }
}

export type SiteForms = Pick<FormsOfSite, 'forms' | 'snapshot'>;

/** The forms of the site. If its data are not sound, reports the findings and returns nothing. */
export function readForms(options: StoreOptions, context: CommandContext): SiteForms | undefined {
  const { site } = context;
  const root = rootFolder(options, context);
  // Forms are known without any page, and reading those takes most of the time.
  const { snapshot } = readContent({ ...site, pageTypes: [] }, { root });
  if (snapshot) return { forms: site.forms?.(snapshot.shared) ?? [], snapshot };
  refuse(readContent(site, { root }), options, context);
  return undefined;
}

/** An id as lists show it: enough of it to name a lead. */
export const shortId = (id: string) => id.slice(0, 8);

export function findLead(journal: Journal, prefix: string, words: LeadsWords): Lead {
  const [lead, another] = journal.list({ id: prefix.toLowerCase() });
  if (!lead) throw new UsageError(words.noLead(prefix));
  if (another) throw new UsageError(words.severalLeads(prefix));
  return lead;
}

/** An ISO timestamp as a clock on this machine would show it: `2026-11-21 10:32:05`, which spreadsheets read as a date. */
export const localTime = (iso: string): string => new Date(iso).toLocaleString('sv-SE');

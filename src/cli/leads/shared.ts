import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import type { SiteDefinition } from '../../api/template-api.ts';
import { UsageError } from '../../base/findings/failure.ts';
import { didYouMean } from '../../base/lib/did-you-mean.ts';
import { readContent, type SiteForms, siteFormsOf } from '../../content/content.ts';
import { checkedJournal, explainDamage, type Journal, type Lead, type LeadsWords } from '../../relay/relay.ts';
import { rootFolder, withRoot } from '../context.ts';
import { printErrors } from '../print-findings.ts';
import { type JournalFileOptions, journalFile, type RelayCommandContext, withJournalFile } from '../relay-context.ts';

/** Creates a subcommand of `nebel leads` with the options that all of them share. `example` omits its name. */
export function leadsCommand(
  name: 'list' | 'report' | 'export' | 'replay' | 'expire' | 'restore',
  example: string,
  context: RelayCommandContext,
): Command {
  const command = new Command(name).description(context.words.leads.help[name]);
  return withJournalFile(withRoot(command, context, `leads ${name} ${example}`), context);
}

/** Opens the journal for `work`. Never creates one: a misspelt name must not yield an empty list. */
export async function withJournal<Result>(
  options: JournalFileOptions,
  context: RelayCommandContext,
  work: (journal: Journal) => Result,
): Promise<Awaited<Result>> {
  const file = journalFile(options);
  if (!existsSync(file)) throw new UsageError(context.words.leads.noJournal(options.store));
  const journal = checkedJournal(file, context, { explain: context.words.leads.cannotOpenJournal });
  try {
    return await work(journal);
  } catch (error) {
    throw explainDamage(error, file, context);
  } finally {
    journal.close();
  }
}

/**
 * Reads the forms of the site, by default without pages, which take most of the time. If its data is invalid, reports the
 * errors and returns undefined.
 */
export function readForms(
  options: JournalFileOptions,
  context: RelayCommandContext,
  pageTypes: SiteDefinition['pageTypes'] = [],
): SiteForms | undefined {
  const { site, cache } = context;
  const root = rootFolder(options, context);
  const { snapshot } = readContent({ ...site, pageTypes }, { root, cache });
  if (snapshot) return siteFormsOf(site, snapshot);
  printErrors(readContent(site, { root }), options, context);
  return undefined;
}

/** Returns the forms of the site, or none if its data is invalid: inquiries can be listed all the same. */
export function knownForms(options: JournalFileOptions, { site }: RelayCommandContext): SiteForms['forms'] {
  const root = resolve(options.root);
  const { snapshot } = existsSync(join(root, 'data')) ? readContent({ ...site, pageTypes: [] }, { root }) : {};
  return snapshot ? siteFormsOf(site, snapshot).forms : [];
}

/** Throws UsageError for a table that no form knows: a misspelt name must not yield an empty list. */
export function assertTable(table: string, forms: SiteForms['forms'], words: LeadsWords): void {
  const tables = forms.map((form) => form.table);
  if (!tables.includes(table)) throw new UsageError(words.noTable(table, tables, didYouMean(table, tables)));
}

/** Shortens an id for lists to a prefix that still identifies a lead. */
export const shortId = (id: string) => id.slice(0, 8);

export function findLead(journal: Journal, prefix: string, words: LeadsWords): Lead {
  // An empty one, such as a variable of the shell that is not set, would name the only lead of a journal.
  const [lead, another] = prefix === '' ? [] : journal.startingWith(prefix.toLowerCase());
  if (!lead) throw new UsageError(words.noLead(prefix));
  if (another) throw new UsageError(words.severalLeads(prefix));
  return lead;
}

/** Joins blocks of lines with a blank line between them. Omits empty blocks. */
export const joinBlocks = (blocks: readonly (readonly string[])[]): string =>
  blocks.flatMap((lines) => (lines.length > 0 ? [`${lines.join('\n')}\n`] : [])).join('\n');

import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Speller } from '../api/types.ts';
import { NO_CACHE } from '../base/cache.ts';
import { replaceFile } from '../base/disk/replace-file.ts';
import type { Finding } from '../base/findings/finding.ts';
import { listedWords, openDatasets, openSpeller, withWords, wordListOf } from '../content/content.ts';
import type { CommandContext } from './context.ts';

/** Opens the spell checker, if the site uses one. Warns if the dictionary is not installed. */
export async function spellerFor(
  { site, words, cache = NO_CACHE }: CommandContext,
  root: string,
): Promise<Speller | undefined> {
  if (!site.spelling) return undefined;
  const { read, findings } = openDatasets(site, root, cache);
  // Reported with all other findings. Without a data set, correct names would count as mistakes.
  if (findings.length > 0) return undefined;
  const speller = await openSpeller(site.spelling, site.templates, root, read);
  if (!speller) process.stderr.write(`${words.spelling.noDictionary(site.spelling.dictionary)}\n`);
  return speller;
}

/**
 * Accepts unknown words that resemble no known one, such as names and technical terms. The rest are probably typos.
 *
 * @returns the remaining findings
 */
export function acceptDistinctWords(findings: readonly Finding[], context: CommandContext, root: string) {
  acceptWords(findings.flatMap(distinctWordsIn), context, root);
  return findings.filter((found) => distinctWordsIn(found).length === 0);
}

const distinctWordsIn = (found: Finding): readonly string[] =>
  found.code === 'text-spelling' && found.params.suggestions.length === 0 ? [found.params.word] : [];

/** Adds words to the site's word list and prints them, so that a wrong one does not go unnoticed. */
export function acceptWords(given: readonly string[], { site, words }: CommandContext, root: string): void {
  if (!site.spelling || given.length === 0) return;
  const path = wordListOf(site.spelling, root);
  const list = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const known = new Set(listedWords(list));
  const named = [...new Set(given.flatMap((text) => text.match(WORD) ?? []))];
  const accepted = named.filter((word) => !known.has(word));
  const already = named.filter((word) => known.has(word));
  const file = relative(root, path).replaceAll('\\', '/');
  if (accepted.length > 0) replaceFile(path, withWords(list, accepted));
  if (accepted.length > 0) process.stderr.write(`${words.spelling.accepted(accepted, file)}\n`);
  if (already.length > 0) process.stderr.write(`${words.spelling.known(already, file)}\n`);
}

const WORD = /\p{L}[\p{L}\p{M}]+/gu;

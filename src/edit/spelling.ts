/** Looks at the spelling of one file, because all of them would keep an editor waiting. */
import type { Cache } from '../cache.ts';
import { sourceIn } from '../load/source.ts';
import type { Problem } from '../problems/problem.ts';
import { readFile } from '../read-file.ts';
import { openSpeller } from '../spelling/speller.ts';
import { readWordList, wordListOf } from '../spelling/word-list.ts';
import type { SiteDefinition } from '../template-api.ts';
import type { LoadedFile, Speller } from '../types.ts';
import { rulesOf } from '../validate/examine.ts';
import { checkSpelling } from '../validate/spelling.ts';

/** What knows the words of a site. Reading a dictionary takes a second, so it is kept until words are accepted. */
export function spellerKeeper(root: string): (site: SiteDefinition) => Promise<Speller | undefined> {
  let kept: { readonly accepted: string; readonly speller: Promise<Speller | undefined> } | undefined;
  return async ({ spelling, templates }) => {
    if (!spelling) return undefined;
    const accepted = [...readWordList(wordListOf(spelling, root))].join('\n');
    if (kept?.accepted !== accepted) kept = { accepted, speller: openSpeller(spelling, templates, root) };
    return kept.speller;
  };
}

/** Words of a file with this text that are in no dictionary. */
export function misspelledIn(
  site: SiteDefinition,
  { file, slug, type }: LoadedFile,
  text: string,
  speller: Speller,
  cache: Cache,
): readonly Problem[] {
  const rules = rulesOf(site);
  // It was read a moment ago, to be judged together with all others.
  const { value, examined } = cache.get('file', [rules.key, file, text], () =>
    readFile({ file, slug, type, text }, rules),
  );
  if (!examined) return [];
  const source = sourceIn({ file, slug, type }, text, value);
  return checkSpelling([{ notes: examined.notes, source }], speller);
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { errorCode } from '../../base/lib/errors.ts';

/** The words of a language. Case matters. */
export interface Dictionary {
  has(word: string): boolean;
  /** True for a common misspelling that would otherwise pass as a compound. */
  forbids(word: string): boolean;
  /** Similar words, in no particular order. Some may be odd. */
  suggest(word: string): readonly string[];
}

const SUGGESTION_OPTIONS = {
  /** More than are shown, to have a choice of words that the site uses. */
  numSuggestions: 16,
  /** In edits. Words further away are different words, and searching for them takes much longer. */
  changeLimit: 3,
  ignoreCase: false,
  /** In milliseconds. No word takes a tenth of it, so a busy machine finds the same words as an idle one. */
  timeout: 60_000,
};

/** Shorter compounds are nearly all odd suggestions: «Bon-tirol» for «Control». */
const MIN_COMPOUND = 9;

/** The part of a cspell manifest that lists its word files. */
interface Manifest {
  readonly dictionaryDefinitions: readonly { readonly path: string }[];
}

/**
 * Reads a dictionary in the format of the cspell packages: a manifest (`cspell-ext.json`) that lists word files.
 *
 * @param name name of a package, or path of a manifest that starts with `./`
 * @param folder where the resolution of the package starts, as in Node
 * @returns undefined if it is not installed
 */
export async function readDictionary(name: string, folder: string): Promise<Dictionary | undefined> {
  const manifest = resolved(name, folder);
  if (manifest === undefined) return undefined;
  // Loaded on demand: the library is larger than most commands.
  const { decodeFile } = await import('cspell-trie-lib');
  const { dictionaryDefinitions }: Manifest = JSON.parse(readFileSync(manifest, 'utf8'));
  const tries = await Promise.all(
    dictionaryDefinitions.map(({ path }) => {
      const url = new URL(path, pathToFileURL(manifest));
      return decodeFile({ url, content: readFileSync(url) });
    }),
  );
  return {
    has: (word) => tries.some((trie) => trie.has(word)),
    forbids: (word) => tries.some((trie) => trie.isForbiddenWord(word)),
    suggest: (word) =>
      tries.flatMap((trie) => {
        const isLikely = (found: string) =>
          found.length >= MIN_COMPOUND || !trie.findWord(found, { caseSensitive: true }).compoundUsed;
        const found = trie.suggest(word, SUGGESTION_OPTIONS);
        const likely = found.filter(isLikely);
        return likely.length > 0 ? likely : found;
      }),
  };
}

function resolved(name: string, folder: string): string | undefined {
  try {
    return createRequire(join(folder, 'site.ts')).resolve(name);
  } catch (error) {
    if (errorCode(error) === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

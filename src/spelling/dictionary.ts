import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The words of a language, exactly as they are written in it. */
export interface Dictionary {
  has(word: string): boolean;
  /** True for a frequent slip that would pass for a compound otherwise. */
  forbids(word: string): boolean;
  /** Words that resemble one that it does not have, in no order that means anything. Some of them may be odd. */
  suggest(word: string): readonly string[];
}

/** What is asked of a dictionary. */
const WANTED = {
  /** Some more than are shown, because it does not know which words the site uses. */
  numSuggestions: 16,
  /** In edits. Further away are other words, and looking for them takes much longer. */
  changeLimit: 3,
  ignoreCase: false,
  /** In milliseconds. No word takes a tenth of it: a busy machine must not find other words than an idle one. */
  timeout: 60_000,
};

/** Of shorter compounds, nearly all that resemble a word are odd: «Bon-tirol» for «Control». */
const LEAST_COMPOUND = 9;

/** The part of a cspell extension that says where its words are. */
interface Extension {
  readonly dictionaryDefinitions: readonly { readonly path: string }[];
}

/**
 * Reads a dictionary as cspell's packages bring it: a manifest (`cspell-ext.json`) that names files of words.
 *
 * @param name of the package, or the path of a manifest, which then starts with `./`
 * @param folder from where the package is looked for, as Node would
 * @returns undefined if it is not installed
 */
export async function readDictionary(name: string, folder: string): Promise<Dictionary | undefined> {
  const manifest = resolved(name, folder);
  if (manifest === undefined) return undefined;
  // Loaded only here: the library is larger than most commands.
  const { decodeFile } = await import('cspell-trie-lib');
  const { dictionaryDefinitions }: Extension = JSON.parse(readFileSync(manifest, 'utf8'));
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
          found.length >= LEAST_COMPOUND || !trie.findWord(found, { caseSensitive: true }).compoundUsed;
        const found = trie.suggest(word, WANTED);
        const likely = found.filter(isLikely);
        return likely.length > 0 ? likely : found;
      }),
  };
}

function resolved(name: string, folder: string): string | undefined {
  try {
    return createRequire(join(folder, 'site.ts')).resolve(name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

import type { Spelling } from '../template-api.ts';
import type { Speller } from '../types.ts';
import { readDictionary } from './dictionary.ts';
import { createSpeller } from './speller.ts';
import { readWordList, wordListOf } from './word-list.ts';

/**
 * What knows how the words of a site are spelled.
 *
 * @param templates folder of the templates
 * @returns undefined if the dictionary is not installed
 */
export async function openSpeller(spelling: Spelling, templates: string, root: string): Promise<Speller | undefined> {
  const dictionary = await readDictionary(spelling.dictionary, templates);
  return (
    dictionary &&
    createSpeller(dictionary, spelling, {
      words: readWordList(wordListOf(spelling, root)),
      names: spelling.names?.() ?? [],
    })
  );
}

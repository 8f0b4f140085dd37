import { textLocator } from '../../problems/locate.ts';
import { type Problem, problem } from '../../problems/problem.ts';
import type { ForbiddenWord } from '../../template-api.ts';
import type { Entry } from '../../types.ts';
import type { FileText } from './page-text.ts';

/** Hyphens that may separate the letters of a word, also to evade this check. */
const HYPHEN = '[-\u2010\u2011\u00ad]';

const divided = (word: string) => [...word].join(`${HYPHEN}?`);

/** Matches a word with any inflection: «ungiftig» also matches «ungiftigen», «Ungiftiges» and «un-giftig». */
const patternOf = (word: string) => new RegExp(`(?<!\\p{L})${divided(word)}\\p{L}*`, 'giu');

/** Returns a check for words that the site must not use. */
export function forbiddenFinder(words: readonly ForbiddenWord[]): (text: FileText<Entry>) => Problem[] {
  // Hardly any text contains one, so one pattern filters for all.
  const some = new RegExp(words.map(({ word }) => divided(word)).join('|'), 'iu');
  return ({ entry, texts }) =>
    texts
      .filter(({ value }) => some.test(value))
      .flatMap(({ pointer, value }) =>
        words.flatMap(({ word, instead }) => {
          const placeOf = textLocator(entry.source, pointer);
          return [...value.matchAll(patternOf(word))].map(([found]) =>
            problem('text-forbidden', placeOf(found), { word: found, instead }),
          );
        }),
      );
}

import { textLocator } from '../../problems/locate.ts';
import { type Problem, problem } from '../../problems/problem.ts';
import type { ForbiddenWord } from '../../template-api.ts';
import type { Entry } from '../../types.ts';
import type { FileText } from './page-text.ts';

export interface ForbiddenPatterns {
  /** True for a text with any of the words in it. */
  readonly some: RegExp;
  /** What finds a word in any of its forms: «ungiftig» also finds «ungiftigen», «Ungiftiges» and «un-giftig». */
  readonly each: readonly { readonly pattern: RegExp; readonly instead: string }[];
}

/** What people set between the letters of a word, to divide it or to have it pass unseen. */
const DIVISION = '[-\u2010\u2011\u00ad]';

// The hyphen comes first: most texts have none, and looking around each letter takes longer than all the rest.
const DIVISIONS = new RegExp(`${DIVISION}(?<=\\p{L}.)(?=\\p{L})`, 'gu');

/** Compiled once for all pages: it takes longer than reading one of them. */
export const forbiddenPatterns = (words: readonly ForbiddenWord[]): ForbiddenPatterns => ({
  some: new RegExp(words.map(({ word }) => word).join('|'), 'iu'),
  each: words.map(({ word, instead }) => {
    const letters = [...word].join(`${DIVISION}?`);
    return { pattern: new RegExp(`(?<!\\p{L})${letters}\\p{L}*`, 'giu'), instead };
  }),
});

/** Words that the site must not use. */
export function forbidden({ entry, texts }: FileText<Entry>, { some, each }: ForbiddenPatterns): Problem[] {
  const suspects = texts.filter(({ value }) => {
    if (some.test(value)) return true;
    const undivided = value.replace(DIVISIONS, '');
    return undivided !== value && some.test(undivided);
  });
  return suspects.flatMap(({ pointer, value }) =>
    each.flatMap(({ pattern, instead }) => {
      const placeOf = textLocator(entry.source, pointer);
      return [...value.matchAll(pattern)].map(([found]) =>
        problem('text-forbidden', placeOf(found), { word: found, instead }),
      );
    }),
  );
}

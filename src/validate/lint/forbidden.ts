import { locateText } from '../../problems/locate.ts';
import { type Problem, problem } from '../../problems/problem.ts';
import type { ForbiddenWord } from '../../template-api.ts';
import type { PageText } from './page-text.ts';

/** Words that the site must not use, in any of their forms: «ungiftig» also finds «ungiftigen» and «Ungiftiges». */
export function forbidden({ entry, texts }: PageText, words: readonly ForbiddenWord[]): Problem[] {
  const patterns = words.map(({ word, instead }) => ({
    pattern: new RegExp(`(?<!\\p{L})${word}\\p{L}*`, 'giu'),
    instead,
  }));
  return texts.flatMap(({ pointer, value }) =>
    patterns.flatMap(({ pattern, instead }) =>
      [...value.matchAll(pattern)].map(([found]) =>
        problem('text-forbidden', locateText(entry.source, pointer, found), { word: found, instead }),
      ),
    ),
  );
}

import { locateText } from '../../problems/locate.ts';
import { type Problem, problem } from '../../problems/problem.ts';
import type { ForbiddenWord } from '../../template-api.ts';
import type { PageText } from './page-text.ts';

/** What finds a word in any of its forms: «ungiftig» also finds «ungiftigen» and «Ungiftiges». */
export interface ForbiddenPattern {
  readonly pattern: RegExp;
  readonly instead: string;
}

/** Compiled once for all pages: it takes longer than reading one of them. */
export const forbiddenPatterns = (words: readonly ForbiddenWord[]): readonly ForbiddenPattern[] =>
  words.map(({ word, instead }) => ({ pattern: new RegExp(`(?<!\\p{L})${word}\\p{L}*`, 'giu'), instead }));

/** Words that the site must not use. */
export function forbidden({ entry, texts }: PageText, patterns: readonly ForbiddenPattern[]): Problem[] {
  return texts.flatMap(({ pointer, value }) =>
    patterns.flatMap(({ pattern, instead }) =>
      [...value.matchAll(pattern)].map(([found]) =>
        problem('text-forbidden', locateText(entry.source, pointer, found), { word: found, instead }),
      ),
    ),
  );
}

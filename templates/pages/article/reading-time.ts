import { plainText } from 'nebel/template-api';
import type { Article } from '../../../.types/data.ts';

/** Typical reading speed for texts like ours on a screen. */
const WORDS_PER_MINUTE = 210;

/** Keys whose values are not text. */
const NON_TEXT_KEYS = new Set(['kind', 'anchor']);

type Text = Pick<Article, 'intro' | 'sections'>;

/** Returns the reading time in whole minutes: as stated by the editor, or else estimated from the number of words. */
export const minutesToRead = (article: Text & Pick<Article, 'readTime'>): number =>
  article.readTime ?? minutesFor(wordsOf(article));

/** Returns the reading time of a number of words in whole minutes, at least one. */
export const minutesFor = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE));

/** Counts the words of an article, without header, illustration and call to action. */
export const wordsOf = ({ intro, sections }: Text): number => wordsIn([intro, sections]);

function wordsIn(value: unknown): number {
  if (typeof value === 'string')
    return plainText(value)
      .split(/[\s–—-]+/)
      .filter(isWord).length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce((sum, [key, part]) => (NON_TEXT_KEYS.has(key) ? sum : sum + wordsIn(part)), 0);
}

const isWord = (piece: string) => /[\p{L}\p{N}]/u.test(piece);

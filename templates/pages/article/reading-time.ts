import { plainText } from 'nebel/template-api';
import type { Article } from '../../data.gen.ts';

/** How fast people read a text like ours on a screen. */
const WORDS_PER_MINUTE = 210;

/** Values of these keys are no text. */
const SILENT = new Set(['kind', 'anchor']);

type Text = Pick<Article, 'intro' | 'sections'>;

/** The reading time of an article in whole minutes, as its page shows it: what its editor states, or what its words take. */
export const minutesToRead = (article: Text & Pick<Article, 'readTime'>): number =>
  article.readTime ?? minutesFor(wordsOf(article));

/** Whole minutes that so many words take, at least one. */
export const minutesFor = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE));

/** Words of an article without its header, its drawing and the call at its end. */
export const wordsOf = ({ intro, sections }: Text): number => wordsIn([intro, sections]);

function wordsIn(value: unknown): number {
  if (typeof value === 'string')
    return plainText(value)
      .split(/[\s–—-]+/)
      .filter(isWord).length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce((sum, [key, part]) => (SILENT.has(key) ? sum : sum + wordsIn(part)), 0);
}

const isWord = (piece: string) => /[\p{L}\p{N}]/u.test(piece);

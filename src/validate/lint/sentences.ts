import type { NameFinder } from '../../lib/name-finder.ts';
import { bodyTexts, type PageText } from './page-text.ts';

/** Place names are masked: a page that only swaps the name of another is still the same page. */
const MASK = 'xxx';

/** A sentence as it reads, and its words, masked and folded for comparing. */
export interface Sentence {
  readonly text: string;
  readonly words: readonly string[];
}

/**
 * The sentences on a page, in their order. One ends with a stop, a mark or a colon.
 *
 * @param least those of fewer words are left out
 */
export const sentencesOf = (page: PageText, names: NameFinder, least: number): readonly Sentence[] =>
  bodyTexts(page)
    .flatMap(({ value }) => value.split(SENTENCE_END))
    .map((text) => ({ text, words: wordsOf(names.mask(text, MASK).toLowerCase()) }))
    .filter(({ words }) => words.length >= least);

export const SENTENCE_END = /(?<=[.!?:])\s/;

/** What is the same for two sentences that say the same. */
export const keyOf = ({ words }: Sentence): string => words.join(' ');

/** Words of a text: what is between spaces and has a letter or a digit. Markup does not count. */
export const wordsOf = (text: string): string[] =>
  withoutMarkup(text)
    .replace(/[^\p{L}\p{N}\s'’–—-]+/gu, '')
    .split(/[\s–—-]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** How many words a text has. */
export const countWords = (text: string): number => withoutMarkup(text).match(/[\p{L}\p{N}][^\s–—-]*/gu)?.length ?? 0;

const withoutMarkup = (text: string) => (/[<*\]]/.test(text) ? text.replace(/<[^<>]*>|\]\([^()]*\)|\*\*/g, ' ') : text);

import { hashOf } from '../../lib/fingerprint.ts';
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

/** Words of a text: what is between spaces and has a letter or a digit. Markup does not count. */
export const wordsOf = (text: string): string[] =>
  withoutMarkup(text)
    .replace(/[^\p{L}\p{N}\s'’–—-]+/gu, '')
    .split(/[\s–—-]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** How many words a text has. */
export const countWords = (text: string): number => withoutMarkup(text).match(/[\p{L}\p{N}][^\s–—-]*/gu)?.length ?? 0;

const withoutMarkup = (text: string) => (/[<*\]]/.test(text) ? text.replace(/<[^<>]*>|\]\([^()]*\)|\*\*/g, ' ') : text);

/** What a page says, in hashes: small enough to be kept of all pages. Plain data. */
export interface Shingles {
  /**
   * Of all sequences of words, each once: 32 bits, because there are so many, and in base64, which is read ten times as fast
   * as numbers. Where pages have none of these in common, they share nothing; where they have, the texts decide.
   */
  readonly sequences: string;
  /** Of all sentences that are long enough to be compared, each as often as the page says it, and different for each. */
  readonly sentences: readonly string[];
}

/** @param length of the sequences that are compared, in words; shorter sentences are left out */
export function shinglesOf(page: PageText, names: NameFinder, length: number): Shingles {
  const sequences = new Set<number>();
  const sentences = sentencesOf(page, names, length);
  for (const { words } of sentences) for (const each of sequencesOf(words, length)) sequences.add(hashOfText(each));
  return { sequences: packed(sequences), sentences: sentences.map(({ words }) => hashOf(words.join(' '))) };
}

const packed = (hashes: Iterable<number>) => Buffer.from(Uint32Array.from(hashes).buffer).toString('base64');

/** The hashes of the sequences of words on a page. */
export const hashesIn = ({ sequences }: Shingles) =>
  new Uint32Array(Uint8Array.from(Buffer.from(sequences, 'base64')).buffer);

/** Every row of this many words in a sentence. */
export function sequencesOf(words: readonly string[], length: number): string[] {
  const count = Math.max(0, words.length - length + 1);
  return Array.from({ length: count }, (_, at) => words.slice(at, at + length).join(' '));
}

/** FNV-1a, 32 bits (Fowler, Noll, Vo: draft-eastlake-fnv). */
function hashOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

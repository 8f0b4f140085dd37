import type { NameFinder } from '../../lib/name-finder.ts';
import type { PageText } from './page-text.ts';
import { keyOf, sentencesOf } from './sentences.ts';

/**
 * What a page says, in hashes of 32 bits: small enough to be kept of all pages. Where prints have nothing in common, the
 * pages have not either; where they have, the texts decide. Plain data.
 */
export interface Print {
  /** Of all sequences of words, each once. */
  readonly sequences: readonly number[];
  /** Of all sentences that are long enough to be compared, each as often as the page says it. */
  readonly sentences: readonly number[];
}

/**
 * Takes a page's print.
 *
 * @param length of the sequences that are compared, in words; shorter sentences are left out
 */
export function printOf(page: PageText, names: NameFinder, length: number): Print {
  const sequences = new Set<number>();
  const sentences = sentencesOf(page, names, length);
  for (const { words } of sentences) for (const each of sequencesOf(words, length)) sequences.add(hashOfText(each));
  return { sequences: [...sequences], sentences: sentences.map((sentence) => hashOfText(keyOf(sentence))) };
}

/** Every row of this many words in a sentence. */
export function sequencesOf(words: readonly string[], length: number): string[] {
  const count = Math.max(0, words.length - length + 1);
  return Array.from({ length: count }, (_, at) => words.slice(at, at + length).join(' '));
}

/** FNV-1a, 32 bits (Fowler, Noll, Vo: draft-eastlake-fnv). */
export function hashOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

import { hashOf } from '../../../base/lib/fingerprint.ts';
import type { NameFinder } from '../../../base/lib/name-finder.ts';
import { bodyTexts, type PageText } from './page-text.ts';

/** Replaces place names, because a page that differs from another only in its names is still a duplicate. */
const MASK = 'xxx';

/** The words of a sentence. A name counts as one word, even if it has several. */
export interface Sentence {
  /** For comparison: in lower case, with names masked. */
  readonly words: readonly string[];
  /** The same words as printed. Only findings need them. */
  readonly printed: () => readonly string[];
}

/**
 * The sentences of a page, in order.
 *
 * @param least minimum number of words; shorter sentences are left out
 */
export const sentencesOf = (page: PageText, names: NameFinder, least: number): readonly Sentence[] =>
  bodyTexts(page)
    .flatMap(({ value }) => value.split(SENTENCE_END))
    .map((text) => sentenceOf(text, names))
    .filter(({ words }) => words.length >= least);

const sentenceOf = (text: string, names: NameFinder): Sentence => ({
  words: wordsOf(names.mask(text, () => MASK).toLowerCase()),
  printed: () => printedWords(text, names),
});

/** A letter of an alphabet that no website is written in. It encloses the number of a name. */
const NAME_MARK = '\u{10900}';

const NUMBERED_NAME = new RegExp(`${NAME_MARK}(\\d+)${NAME_MARK}`, 'gu');

function printedWords(text: string, names: NameFinder): readonly string[] {
  const found: string[] = [];
  const numbered = names.mask(text, (name) => `${NAME_MARK}${found.push(name) - 1}${NAME_MARK}`);
  const printed = (_: string, index: string) => wordsOf(found[Number(index)] ?? '').join(' ');
  return wordsOf(numbered).map((word) => word.replace(NUMBERED_NAME, printed));
}

export const SENTENCE_END = /(?<=[.!?:])\s/;

/**
 * Splits a text without its markup at spaces and dashes. A word has at least one letter or digit.
 *
 * Most characters are plain letters, and the lookahead skips them four times as fast as the class after it.
 */
export const wordsOf = (text: string): string[] =>
  withoutMarkup(text)
    .replace(/(?![A-Za-z ])[^\p{L}\p{N}\s'’–—-]+/gu, '')
    .split(/[\s–—-]+/)
    .filter((word) => !/^['’]*$/.test(word));

export const countWords = (text: string): number => withoutMarkup(text).match(/[\p{L}\p{N}][^\s–—-]*/gu)?.length ?? 0;

const withoutMarkup = (text: string) => (/[<*\]]/.test(text) ? text.replace(/<[^<>]*>|\]\([^()]*\)|\*\*/g, ' ') : text);

/** Hashes of the text of a page, small enough to keep for all pages. Plain data. */
export interface Shingles {
  /**
   * Hashes of all word sequences, without duplicates, in base64, which parses ten times as fast as JSON numbers. Because
   * there are so many, they have only 32 bits. A match may be a collision, so the texts are compared then.
   */
  readonly sequences: string;
  /** Collision-free hashes of all sentences that are long enough to compare, including duplicates. */
  readonly sentences: readonly string[];
}

/** @param length words per sequence; shorter sentences are left out */
export function shinglesOf(page: PageText, names: NameFinder, length: number): Shingles {
  const sequences = new Set<number>();
  const sentences = sentencesOf(page, names, length);
  for (const { words } of sentences) {
    const hashes = words.map(hashOfText);
    // Several times as fast as hashing each sequence as a text.
    for (let at = 0; at + length <= hashes.length; at += 1) sequences.add(hashOfHashes(hashes, at, length));
  }
  return {
    sequences: Buffer.from(Uint32Array.from(sequences).buffer).toString('base64'),
    sentences: sentences.map(({ words }) => hashOf(words.join(' '))),
  };
}

export const hashesIn = ({ sequences }: Shingles) =>
  new Uint32Array(Uint8Array.from(Buffer.from(sequences, 'base64')).buffer);

/** All sequences of this many consecutive words. */
export function sequencesOf(words: readonly string[], length: number): string[] {
  const count = Math.max(0, words.length - length + 1);
  return Array.from({ length: count }, (_, at) => words.slice(at, at + length).join(' '));
}

/** Combines consecutive hashes, in their order. */
function hashOfHashes(hashes: readonly number[], start: number, length: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < start + length; at += 1) {
    hash = Math.imul(hash ^ (hashes[at] as number), 0x01000193);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}

/** FNV-1a, 32 bits (Fowler, Noll, Vo: draft-eastlake-fnv). */
function hashOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

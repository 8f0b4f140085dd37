import type { NameFinder } from '../../lib/name-finder.ts';
import { hashSentences } from './hashed-sentences.ts';
import { bodyTexts, type PageText } from './page-text.ts';
import { hashTogether, hashWords } from './words.ts';

/**
 * What a page says, in hashes of 32 bits: small enough to be kept of all pages. Where prints have nothing in common,
 * the pages have not either; where they have, the texts decide.
 */
export interface Print {
  /** Of all sequences of words. Ascending, each once. */
  readonly sequences: Uint32Array;
  /** Of all sentences that are long enough to be compared. Ascending, each as often as the page says it. */
  readonly sentences: Uint32Array;
}

/**
 * Takes a page's print.
 *
 * @param length of the sequences that are compared, in words; shorter sentences are left out
 */
export function printOf(page: PageText, names: NameFinder, length: number): Print {
  const said: number[] = [];
  const sequences: number[] = [];
  for (const { value } of bodyTexts(page)) {
    for (const words of hashSentences(value, names)) {
      if (words.length < length) continue;
      said.push(hashTogether(words));
      for (let end = length; end <= words.length; end += 1) sequences.push(hashTogether(words, end - length, end));
    }
  }
  return { sentences: new Uint32Array(said).sort(), sequences: eachOnce(new Uint32Array(sequences).sort()) };
}

/** The hash that stands in a print for a sentence of these words, with a space between any two. */
export const hashSentence = (sentence: string): number => hashTogether(hashWords(sentence)) >>> 0;

function eachOnce(sorted: Uint32Array): Uint32Array {
  let count = 0;
  for (const hash of sorted) if (count === 0 || sorted[count - 1] !== hash) sorted[count++] = hash;
  return sorted.slice(0, count);
}

/** A print as plain data. As lists of numbers it would be three times as long, and slow to read. */
export interface PrintText {
  readonly sequences: string;
  readonly sentences: string;
}

export const printToText = ({ sequences, sentences }: Print): PrintText => ({
  sequences: toBase64(sequences),
  sentences: toBase64(sentences),
});

export const printFromText = ({ sequences, sentences }: PrintText): Print => ({
  sequences: fromBase64(sequences),
  sentences: fromBase64(sentences),
});

const toBase64 = ({ buffer, byteOffset, byteLength }: Uint32Array) =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');

function fromBase64(text: string): Uint32Array {
  // Small buffers lie somewhere in a large one, where no whole number may begin; so the numbers bring their own.
  const hashes = new Uint32Array(Buffer.byteLength(text, 'base64') / Uint32Array.BYTES_PER_ELEMENT);
  Buffer.from(hashes.buffer).write(text, 'base64');
  return hashes;
}

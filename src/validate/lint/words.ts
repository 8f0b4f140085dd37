import { codeUnits } from '../../lib/code-units.ts';

/** Words of a text: what is between spaces and has a letter or a digit. Markup does not count. */
export const wordsOf = (text: string): string[] =>
  withoutMarkup(text)
    .split(/[\s–—-]/)
    .map((piece) => piece.split('').filter(isSpoken).join(''))
    .filter((word) => LETTER.test(word));

/**
 * A hash of 32 bits for each word that `wordsOf` finds: the same word has the same one, in capitals and in small letters;
 * another word hardly ever. No word is put together, because every text of a website is asked about.
 */
export function hashWords(text: string): number[] {
  const hashes: number[] = [];
  let hash = EMPTY;
  let isWord = false;
  for (const code of codeUnits(withoutMarkup(text))) {
    const meaning = meaningOf(code);
    if (meaning > OTHER) {
      hash = withLetter(hash, meaning);
      isWord ||= !isApostrophe(code);
    } else if (meaning === BETWEEN) {
      if (isWord) hashes.push(hash);
      hash = EMPTY;
      isWord = false;
    }
  }
  if (isWord) hashes.push(hash);
  return hashes;
}

const withoutMarkup = (text: string) => (MARKUP.test(text) ? text.replace(/<[^<>]*>|\]\([^()]*\)|\*\*/g, ' ') : text);

/** Without any of these, a text has no markup. */
export const MARKUP = /[<*\]]/;

/** The hash of nothing, and with one more letter: FNV-1a, 32 bits (Fowler, Noll, Vo: draft-eastlake-fnv). */
export const EMPTY = 0x811c9dc5 | 0;
export const withLetter = (hash: number, letter: number): number => Math.imul(hash ^ letter, PRIME);

const PRIME = 0x01000193;

/** One hash for several in their order, from a place to before another. Signed, as all of these are. */
export function hashTogether(hashes: readonly number[], start = 0, end = hashes.length): number {
  let hash = 0;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash, PRIME) ^ (hashes[at] as number);
  return hash;
}

/** What a code unit is to a word, if it is no letter, digit or apostrophe. */
export const [BETWEEN, OTHER] = [1, 2];

/** Looked up in a table, because every character of a website is asked about; filled when one is met first. */
const meanings = new Uint16Array(0x10000);

const LETTER = /[\p{L}\p{N}]/u;

/** BETWEEN, OTHER, or what belongs to a word: the code unit of the small letter. */
export const meaningOf = (code: number): number => meanings[code] || learned(code);

function learned(code: number): number {
  const character = String.fromCharCode(code);
  const isPart = isApostrophe(code) || LETTER.test(character);
  // Of all small letters, only a sigma depends on what stands around it.
  const small = character === 'ς' ? 'σ' : character.toLowerCase();
  const meaning = isPart ? small.charCodeAt(0) : /[\s–—-]/.test(character) ? BETWEEN : OTHER;
  meanings[code] = meaning;
  return meaning;
}

const [APOSTROPHE, TYPED_APOSTROPHE] = [0x2019, 0x27];

export const isApostrophe = (code: number): boolean => code === APOSTROPHE || code === TYPED_APOSTROPHE;

const isSpoken = (character: string) => meaningOf(character.charCodeAt(0)) > OTHER;

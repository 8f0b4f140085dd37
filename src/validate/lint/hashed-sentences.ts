import { codeUnits } from '../../lib/code-units.ts';
import type { NameFinder } from '../../lib/name-finder.ts';
import { MASK, SENTENCE_END } from './sentences.ts';
import { BETWEEN, EMPTY, hashWords, isApostrophe, MARKUP, meaningOf, OTHER, withLetter } from './words.ts';

/**
 * The hashes of the words of each sentence in a text: of the same words that `sentencesOf` finds.
 *
 * @param names none of them goes beyond the end of a sentence
 */
export const hashSentences = (text: string, names: NameFinder): readonly (readonly number[])[] =>
  MARKUP.test(text)
    ? text.split(SENTENCE_END).map((sentence) => hashWords(names.mask(sentence, MASK)))
    : hashPlain(text, names);

/** The same in one go for a text without markup, as nearly all are: no sentence is put together, and no word. */
function hashPlain(text: string, names: NameFinder): number[][] {
  let words: number[] = [];
  const sentences = [words];
  let hash = EMPTY;
  let isWord = false;
  const units = codeUnits(text);
  for (let at = 0; at < units.length; ) {
    const name = names.lengthAt(units, at);
    if (name > 0 && !isBetweenSentences(units, at)) {
      for (let letter = 0; letter < MASK.length; letter += 1) hash = withLetter(hash, MASK.charCodeAt(letter));
      isWord = true;
      at += name;
      continue;
    }
    const code = units[at] as number;
    const meaning = meaningOf(code);
    if (meaning > OTHER) {
      hash = withLetter(hash, meaning);
      isWord ||= !isApostrophe(code);
    } else if (meaning === BETWEEN) {
      if (isWord) words.push(hash);
      hash = EMPTY;
      isWord = false;
      if (isBetweenSentences(units, at)) {
        words = [];
        sentences.push(words);
      }
    }
    at += 1;
  }
  if (isWord) words.push(hash);
  return sentences;
}

const [STOP, COLON, EXCLAMATION, QUESTION] = [0x2e, 0x3a, 0x21, 0x3f];

/** What `SENTENCE_END` finds. */
function isBetweenSentences(units: Uint16Array, at: number): boolean {
  const before = units[at - 1];
  const isEnd = before === STOP || before === COLON || before === EXCLAMATION || before === QUESTION;
  return isEnd && SPACE.test(String.fromCharCode(units[at] ?? 0));
}

const SPACE = /\s/;

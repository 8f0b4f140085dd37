import type { ReadDataset, Spelling } from '../../api/template-api.ts';
import type { Speller } from '../../api/types.ts';
import { memoized } from '../../base/lib/collections.ts';
import { type Dictionary, readDictionary } from './dictionary.ts';
import { nearest } from './nearest.ts';
import { readWordList, wordListOf } from './word-list.ts';

/** Words that are correct in addition to those of the dictionary. */
interface AcceptedWords {
  readonly words: Iterable<string>;
  /** A name can consist of several words. */
  readonly names: Iterable<string>;
}

/** Shorter names are part of too many words. */
const MIN_NAME_IN_COMPOUND = 5;

/** Texts have no longer words, and splitting one into parts would be slow. */
const MAX_WORD_LENGTH = 60;

/** Acronyms, also in the plural. */
const ABBREVIATION = /^\p{Lu}{2,}s?$/u;

/**
 * Opens the spell checker of a site.
 *
 * @param templates folder of the templates
 * @returns undefined if the dictionary is not installed
 */
export async function openSpeller(
  spelling: Spelling,
  templates: string,
  root: string,
  read: ReadDataset,
): Promise<Speller | undefined> {
  const dictionary = await readDictionary(spelling.dictionary, templates);
  return (
    dictionary &&
    createSpeller(dictionary, spelling, {
      words: readWordList(wordListOf(spelling, root)),
      names: spelling.names?.(read) ?? [],
    })
  );
}

export function createSpeller(
  dictionary: Dictionary,
  { letters = {}, endings = [] }: Pick<Spelling, 'letters' | 'endings'>,
  accepted: AcceptedWords,
): Speller {
  const words = new Set(accepted.words);
  const names = new Set([...accepted.names].flatMap(distinctiveWords));
  const isListed = memoized((word) => spellings(word, letters).some((each) => dictionary.has(each)));
  const isAccepted = (word: string) => words.has(word) || names.has(word);
  const stems = (word: string) => endings.filter((end) => word.endsWith(end)).map((end) => word.slice(0, -end.length));
  const isWord = (word: string) => isListed(word) || isAccepted(word) || stems(word).some(isAccepted);
  const parts = {
    links: endings,
    isHead: memoized((part) => {
      const name = capitalised(part);
      const isName = part.length >= MIN_NAME_IN_COMPOUND && names.has(name);
      return isName || [part, name].some((each) => words.has(each) || isListed(each));
    }),
    isTail: (part: string, isCapital: boolean) => isWord(part) || (isCapital && isWord(capitalised(part))),
  };
  const isCorrect = memoized((word) => {
    if (ABBREVIATION.test(word) || isAccepted(word)) return true;
    if (dictionary.forbids(word)) return false;
    return (
      isWord(word) ||
      isWord(lowerCased(word)) ||
      (endings.length > 0 && word.length <= MAX_WORD_LENGTH && isCompound(word, parts))
    );
  });
  return {
    knows: (word, isPart) =>
      isCorrect(word) || (isPart && [capitalised(word), `${word}-`, ...stems(word)].some(isCorrect)),
    suggest(word, used) {
      if (word.length > MAX_WORD_LENGTH) return [];
      const umlauts = word.replace(/[aou]e/gi, ([vowel = '']) => `${vowel}\u0308`.normalize());
      // «ue» is how an umlaut is typed on a keyboard without one. The distance to the right word would be two.
      if (umlauts !== word && isCorrect(umlauts)) return [umlauts];
      const noun = [capitalised(word)].filter(isCorrect);
      const listed = dictionary.suggest(word).map((each) => siteSpelling(each, letters));
      return nearest(word, [...noun, ...used.keys(), ...words, ...names, ...listed], (each) => used.get(each) ?? 0);
    },
  };
}

/** The distinctive words of a name, without particles in lower case or of two letters: «am», «La», «di». */
const distinctiveWords = (name: string): readonly string[] => name.match(/\p{Lu}[\p{L}\p{M}]{2,}/gu) ?? [];

const capitalised = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
const lowerCased = (word: string) => word.slice(0, 1).toLowerCase() + word.slice(1);

/** Possible dictionary spellings of a word, because the site replaces some letters. */
const spellings = (word: string, letters: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(letters).reduce<readonly string[]>(
    (all, [letter, replacement]) => all.flatMap((each) => variants(each, letter, replacement)),
    [word],
  );

/** Maximum number of replaced letters in a word. Each one doubles the number of spellings. */
const MAX_CHOICES = 4;

/** All spellings with each occurrence of the replacement kept or changed back. */
function variants(word: string, letter: string, replacement: string): readonly string[] {
  const [first = '', ...others] = word.split(replacement);
  if (others.length > MAX_CHOICES) return [word];
  return others.reduce<readonly string[]>(
    (all, part) => all.flatMap((before) => [before + replacement + part, before + letter + part]),
    [first],
  );
}

const siteSpelling = (word: string, letters: Readonly<Record<string, string>>): string =>
  Object.entries(letters).reduce((text, [letter, replacement]) => text.replaceAll(letter, replacement), word);

/** Parts that a compound can consist of. */
interface Parts {
  /** True for a word that can precede another, in lower case. */
  readonly isHead: (part: string) => boolean;
  /** True for a word that can end a compound. `isCapital`: the compound is capitalised. */
  readonly isTail: (part: string, isCapital: boolean) => boolean;
  /** Linking elements between two parts. */
  readonly links: readonly string[];
}

/** Shorter words are rarely compounds, but often misspellings that happen to split into two words. */
const MIN_COMPOUND = 9;

/** Minimum lengths of parts. Most shorter words also occur as an ending or in the middle of other words. */
const [MIN_HEAD, MIN_TAIL] = [3, 4];

/** Compounds can be longer, but with every part more misspellings would pass. */
const MAX_PARTS = 3;

/** True for a compound of known words. In languages that form them freely, no dictionary lists them all. */
function isCompound(word: string, parts: Parts): boolean {
  const lowerCase = word.toLowerCase();
  return word.length >= MIN_COMPOUND && canBeSplit(lowerCase, word[0] !== lowerCase[0], parts, MAX_PARTS);
}

function canBeSplit(rest: string, isCapital: boolean, parts: Parts, maxParts: number): boolean {
  for (let at = MIN_HEAD; at <= rest.length - MIN_TAIL; at += 1) {
    if (!canBegin(rest.slice(0, at), parts)) continue;
    const tail = rest.slice(at);
    if (parts.isTail(tail, isCapital) || (maxParts > 2 && canBeSplit(tail, isCapital, parts, maxParts - 1)))
      return true;
  }
  return false;
}

const canBegin = (text: string, { isHead, links }: Parts): boolean =>
  isHead(text) ||
  links.some(
    (link) => text.length > MIN_HEAD + link.length && text.endsWith(link) && isHead(text.slice(0, -link.length)),
  );

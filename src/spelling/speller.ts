import { memoized } from '../lib/collections.ts';
import type { ReadDataset, Spelling } from '../template-api.ts';
import type { Speller } from '../types.ts';
import { type Dictionary, readDictionary } from './dictionary.ts';
import { nearest } from './nearest.ts';
import { readWordList, wordListOf } from './word-list.ts';

/** What is right beside the words of the dictionary. */
interface Accepted {
  readonly words: Iterable<string>;
  /** One may be of several words. */
  readonly names: Iterable<string>;
}

/** A shorter name would turn up in the middle of too many words. */
const LEAST_NAME_IN_COMPOUND = 5;

/** Letters. Texts have no longer words, and to find what one may be put together from would take long. */
const LONGEST = 60;

/** Initials, in the plural as well. */
const ABBREVIATION = /^\p{Lu}{2,}s?$/u;

/**
 * What knows how the words of a site are spelled.
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
  accepted: Accepted,
): Speller {
  const words = new Set(accepted.words);
  const names = new Set([...accepted.names].flatMap(capitalised));
  const isListed = memoized((word) => spellings(word, letters).some((each) => dictionary.has(each)));
  const isAccepted = (word: string) => words.has(word) || names.has(word);
  const stems = (word: string) => endings.filter((end) => word.endsWith(end)).map((end) => word.slice(0, -end.length));
  const isWord = (word: string) => isListed(word) || isAccepted(word) || stems(word).some(isAccepted);
  const parts = {
    links: endings,
    isHead: memoized((part) => {
      const name = capital(part);
      const isName = part.length >= LEAST_NAME_IN_COMPOUND && names.has(name);
      return isName || [part, name].some((each) => words.has(each) || isListed(each));
    }),
    isTail: (part: string, isCapital: boolean) => isWord(part) || (isCapital && isWord(capital(part))),
  };
  const isRight = memoized((word) => {
    if (ABBREVIATION.test(word) || isAccepted(word)) return true;
    if (dictionary.forbids(word)) return false;
    return (
      isWord(word) || isWord(small(word)) || (endings.length > 0 && word.length <= LONGEST && isCompound(word, parts))
    );
  });
  return {
    knows: (word, isPart) => isRight(word) || (isPart && [capital(word), `${word}-`, ...stems(word)].some(isRight)),
    suggest(word, used) {
      if (word.length > LONGEST) return [];
      const noun = [capital(word)].filter(isRight);
      const listed = dictionary.suggest(word).map((each) => inSite(each, letters));
      return nearest(word, [...noun, ...used.keys(), ...words, ...names, ...listed], (each) => used.get(each) ?? 0);
    },
  };
}

/** The words of a name that are its own. Small ones, and those of two letters, belong to some language: «am», «La», «di». */
const capitalised = (name: string): readonly string[] => name.match(/\p{Lu}[\p{L}\p{M}]{2,}/gu) ?? [];

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
const small = (word: string) => word.slice(0, 1).toLowerCase() + word.slice(1);

/** The ways in which the dictionary may write a word of the site, which writes some letters otherwise. */
const spellings = (word: string, letters: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(letters).reduce<readonly string[]>(
    (all, [letter, written]) => all.flatMap((each) => eitherWay(each, letter, written)),
    [word],
  );

/** So often a letter may be written either way in one word. Each time doubles what is looked up. */
const MOST_CHOICES = 4;

function eitherWay(word: string, letter: string, written: string): readonly string[] {
  const [first = '', ...others] = word.split(written);
  if (others.length > MOST_CHOICES) return [word];
  return others.reduce<readonly string[]>(
    (all, part) => all.flatMap((before) => [before + written + part, before + letter + part]),
    [first],
  );
}

const inSite = (word: string, letters: Readonly<Record<string, string>>): string =>
  Object.entries(letters).reduce((text, [letter, written]) => text.replaceAll(letter, written), word);

/** What a word may be put together from. */
interface Parts {
  /** True for a word as it may be before another one, in small letters. */
  readonly isHead: (part: string) => boolean;
  /** True for a word as it may end a compound that begins with a capital letter, or with a small one. */
  readonly isTail: (part: string, isCapital: boolean) => boolean;
  /** What may be between two of them. */
  readonly links: readonly string[];
}

/** Shorter words are hardly compounds, but often slips that happen to fall into two words. */
const LEAST = 9;

/** Letters that a part has at least. Most shorter words are endings or the middle of another word. */
const [LEAST_HEAD, LEAST_TAIL] = [3, 4];

/** Languages that put words together do not stop there, but the more parts, the more slips would pass. */
const MOST_PARTS = 3;

/** True for a word that is put together from others, as some languages do with any words: no dictionary lists them all. */
function isCompound(word: string, parts: Parts): boolean {
  const small = word.toLowerCase();
  return word.length >= LEAST && isPutTogether(small, word[0] !== small[0], parts, MOST_PARTS);
}

function isPutTogether(rest: string, isCapital: boolean, parts: Parts, most: number): boolean {
  for (let at = LEAST_HEAD; at <= rest.length - LEAST_TAIL; at += 1) {
    if (!mayBegin(rest.slice(0, at), parts)) continue;
    const tail = rest.slice(at);
    if (parts.isTail(tail, isCapital) || (most > 2 && isPutTogether(tail, isCapital, parts, most - 1))) return true;
  }
  return false;
}

const mayBegin = (text: string, { isHead, links }: Parts): boolean =>
  isHead(text) ||
  links.some(
    (link) => text.length > LEAST_HEAD + link.length && text.endsWith(link) && isHead(text.slice(0, -link.length)),
  );

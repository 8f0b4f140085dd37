import { plainLetters } from '../../browser/places/plain-letters.ts';

/** What an anchor element knows of itself. */
interface Link {
  /** `/services/schule/`. */
  readonly pathname: string;
  /** `Schule & Kita`. */
  readonly textContent: string | null;
}

/** Addresses are asked for by programs, too, and may be as long as they like. */
const LONGEST = 200;

/** Shorter words begin too many others. */
const SHORTEST = 3;

/** Least likeness of a word to one that was asked for: 2 is the same word, and above 1 it has most of it. */
const ALIKE = 1.2;

/**
 * The links that resemble an address that does not exist, the nearest first: a word of their text, or of the last part
 * of their address, has most pairs of letters in common with a word that was asked for. `/schimmelentfernung.html` is
 * near `/services/schimmel/`. Pairs say less of slips of the pen than counting those would, and take a third of the script.
 */
export function closestTo<L extends Link>(asked: string, links: readonly L[], most: number): readonly L[] {
  const wanted = decoded(asked.slice(0, LONGEST))
    .replace(/\.(html?|php|aspx?)$/, '')
    .split('/')
    .flatMap(pairsOfWords);
  return links
    .map((link) => ({ link, alike: likeness(wanted, wordsOf(link).flatMap(pairsOfWords)) }))
    .filter(({ alike }) => alike > ALIKE)
    .sort((a, b) => b.alike - a.alike)
    .slice(0, most)
    .map(({ link }) => link);
}

/** What comes before the last part of an address is the same in many others and says nothing. */
const wordsOf = ({ pathname, textContent }: Link) => [pathname.split('/').at(-2) ?? '', textContent ?? ''];

/** As people write it, where it can be read that way. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return '';
  }
}

type Pairs = ReadonlySet<string>;

/** Those of each word and, where there are several, of the whole. Spelling does not count: zürich, zuerich, Zurich. */
function pairsOfWords(text: string): readonly Pairs[] {
  const words = plainLetters(text)
    .replace(/([aou])e/g, '$1')
    .split(/[^a-z0-9]+/);
  return [words.join(''), ...words].filter(({ length }) => length >= SHORTEST).map(pairsOf);
}

/** Its letters with the one before: the first has none, so that words that begin alike are more alike than others. */
const pairsOf = (word: string): Pairs => new Set([...word].map((letter, at) => (word[at - 1] ?? '') + letter));

/** That of the two words that are most alike. */
const likeness = (some: readonly Pairs[], others: readonly Pairs[]) =>
  Math.max(0, ...some.flatMap((pairs) => others.map((other) => common(pairs, other))));

/** Of the pairs of both, the share that they have in common, and of those of the shorter word. */
function common(a: Pairs, b: Pairs): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (2 * shared) / (a.size + b.size) + shared / Math.min(a.size, b.size);
}

import { plainLetters } from '../../browser/places/plain-letters.ts';

/** The properties of an anchor element that are compared. */
interface Link {
  /** `/services/schule/`. */
  readonly pathname: string;
  /** `Schule & Kita`. */
  readonly textContent: string | null;
}

/** Bots request addresses of any length. */
const MAX_LENGTH = 200;

/** Shorter words are prefixes of too many others. */
const MIN_WORD_LENGTH = 3;

/** Minimum similarity of a word to a requested one: 2 is the same word, above 1 most of it matches. */
const MIN_SIMILARITY = 1.2;

/**
 * Returns the links that resemble an address that does not exist, the closest first: a word of their text or of the last
 * segment of their path shares most letter pairs with a requested word. `/schimmelentfernung.html` is close to
 * `/services/schimmel/`. Letter pairs tolerate typos less precisely than edit distance, but take a third of the script size.
 */
export function closestTo<L extends Link>(asked: string, links: readonly L[], most: number): readonly L[] {
  const wanted = decode(asked.slice(0, MAX_LENGTH))
    .replace(/\.(html?|php|aspx?)$/, '')
    .split('/')
    .flatMap(pairsOfWords);
  return links
    .map((link) => ({ link, alike: similarity(wanted, wordsOf(link).flatMap(pairsOfWords)) }))
    .filter(({ alike }) => alike > MIN_SIMILARITY)
    .sort((a, b) => b.alike - a.alike)
    .slice(0, most)
    .map(({ link }) => link);
}

/** Only the last path segment counts; the ones before are common to many addresses. */
const wordsOf = ({ pathname, textContent }: Link) => [pathname.split('/').at(-2) ?? '', textContent ?? ''];

/** Returns the percent-decoded address, or an empty string if it is malformed. */
function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return '';
  }
}

type Pairs = ReadonlySet<string>;

/** Returns the letter pairs of each word and of the whole text. Ignores spelling variants: zürich, zuerich, Zurich. */
function pairsOfWords(text: string): readonly Pairs[] {
  const words = plainLetters(text)
    .replace(/([aou])e/g, '$1')
    .split(/[^a-z0-9]+/);
  return [words.join(''), ...words].filter(({ length }) => length >= MIN_WORD_LENGTH).map(pairsOf);
}

/** Returns each letter with its predecessor. The first letter has none, which favours words with the same beginning. */
const pairsOf = (word: string): Pairs => new Set([...word].map((letter, at) => (word[at - 1] ?? '') + letter));

/** Returns the similarity of the two most similar words. */
const similarity = (some: readonly Pairs[], others: readonly Pairs[]) =>
  Math.max(0, ...some.flatMap((pairs) => others.map((other) => pairSimilarity(pairs, other))));

/** Returns the Dice coefficient of both sets of pairs, plus the shared fraction of the smaller set. */
function pairSimilarity(a: Pairs, b: Pairs): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (2 * shared) / (a.size + b.size) + shared / Math.min(a.size, b.size);
}

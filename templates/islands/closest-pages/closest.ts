import { slipsTo } from '../place-finder/slips.ts';
import { spellingOf } from '../place-finder/spelling.ts';

/** An address is asked for by programs, too, and may be as long as they like. */
const LONGEST = 200;

/** Shorter words begin too many others. */
const SHORTEST = 3;

/** So many letters may hold one slip of the pen. */
const LETTERS_PER_SLIP = 5;

/**
 * The addresses that resemble one that does not exist, the nearest first: a word of their last part is a word that was
 * asked for, or begins it, or begins with it, give or take slips of the pen. `/schimmelentfernung.html` is near
 * `/services/schimmel/`. What all addresses have in front says nothing.
 */
export function closestTo(asked: string, addresses: readonly string[], most: number): readonly string[] {
  const folders = new Set(addresses.flatMap((address) => segmentsOf(address).slice(0, -1)));
  const wanted = segmentsOf(asked.slice(0, LONGEST))
    .filter((segment) => !folders.has(segment))
    .flatMap(wordsOf);
  return addresses
    .map((address) => ({ address, distance: distanceBetween(wanted, segmentsOf(address).slice(-1).flatMap(wordsOf)) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ address }) => address);
}

const segmentsOf = (address: string) =>
  decoded(address)
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .split('/')
    .filter(Boolean);

/** As people write it, where it can be read that way. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** The whole and each of its words. */
const wordsOf = (segment: string) =>
  [segment, ...segment.split(/[-_ +]+/)].map((word) => spellingOf(word).key).filter((key) => key.length >= SHORTEST);

/** That of the two nearest words: slips count more than what one of them has at its end. */
function distanceBetween(words: readonly string[], others: readonly string[]): number {
  const distances = words.flatMap((word) => others.map((other) => slips(word, other) * LONGEST + rest(word, other)));
  return Math.min(Number.POSITIVE_INFINITY, ...distances);
}

function slips(word: string, other: string): number {
  const max = Math.floor(Math.min(word.length, other.length) / LETTERS_PER_SLIP);
  return Math.min(slipsTo(word, other, max), slipsTo(other, word, max));
}

const rest = (word: string, other: string) => Math.abs(word.length - other.length);

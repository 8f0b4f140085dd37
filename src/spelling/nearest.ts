import { editDistance } from '../lib/did-you-mean.ts';
import { compareText } from '../problems/problem.ts';

/** In a longer list, the right word is hard to see. */
const MOST = 3;

/** In a shorter word, two slips leave too little of it to guess from. */
const LEAST_FOR_TWO = 5;

/** What no text is written like: a dictionary's parts of words, and capitals inside of one. */
const ODD = /[^\p{L}\p{M}]|\p{Ll}\p{Lu}/u;

/**
 * Those words that are nearest to one, at most two slips away: only used ones if there are any, the most used first; else
 * those that begin like it first. Whether letters are capital counts for nothing. The first letter of what is found is
 * capital if that of the word is.
 *
 * @param uses how often a word is used
 */
export function nearest(word: string, candidates: readonly string[], uses: (candidate: string) => number): string[] {
  const wanted = word.toLowerCase();
  const isCapital = word[0] !== wanted[0];
  let best = word.length < LEAST_FOR_TWO ? 1 : 2;
  /** By its small letters: as it would be shown, and how far away it is. */
  const found = new Map<string, { readonly shown: string; readonly distance: number }>();
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > best) continue;
    const key = candidate.toLowerCase();
    const distance = editDistance(wanted, key, best);
    if (distance > best || ODD.test(candidate)) continue;
    const shown = isCapital ? candidate.slice(0, 1).toUpperCase() + candidate.slice(1) : candidate;
    // The same word in both ways is shown as it was typed.
    if (shown === word || (found.has(key) && shown !== key)) continue;
    best = distance;
    found.set(key, { shown, distance });
  }
  const all = [...found.values()].filter(({ distance }) => distance === best).map(({ shown }) => shown);
  const used = all.filter((shown) => uses(shown) > 0);
  const begins = (shown: string) => Number(shown[0] === word[0]);
  return (used.length > 0 ? used : all)
    .sort((a, b) => uses(b) - uses(a) || begins(b) - begins(a) || compareText(a, b))
    .slice(0, MOST);
}

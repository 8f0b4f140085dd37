import { compareText } from '../../base/lib/collections.ts';
import { editDistance } from '../../base/lib/did-you-mean.ts';

/** In a longer list, the right word is hard to spot. */
const MAX_SUGGESTIONS = 3;

/** In a shorter word, two edits leave too little to guess from. */
const MIN_LENGTH_FOR_TWO_EDITS = 5;

/** Candidates that are not plain words: word parts of a dictionary, and words with capitals inside. */
const ODD = /[^\p{L}\p{M}]|\p{Ll}\p{Lu}/u;

/**
 * Returns the nearest candidates, at most two edits away. If any of them are used, only those, the most frequent first;
 * otherwise those with the same first letter come first. Ignores case, and capitalises the candidates if the word is.
 *
 * @param uses returns how often a word is used
 */
export function nearest(word: string, candidates: readonly string[], uses: (candidate: string) => number): string[] {
  const wanted = word.toLowerCase();
  const isCapital = word[0] !== wanted[0];
  let best = word.length < MIN_LENGTH_FOR_TWO_EDITS ? 1 : 2;
  /** Keyed by the word in lower case. */
  const found = new Map<string, { readonly shown: string; readonly distance: number }>();
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > best) continue;
    const key = candidate.toLowerCase();
    const distance = editDistance(wanted, key, best);
    if (distance > best || ODD.test(candidate)) continue;
    const shown = isCapital ? candidate.slice(0, 1).toUpperCase() + candidate.slice(1) : candidate;
    // A lower-case form wins over other spellings of the same word.
    if (shown === word || (found.has(key) && shown !== key)) continue;
    best = distance;
    found.set(key, { shown, distance });
  }
  const all = [...found.values()].filter(({ distance }) => distance === best).map(({ shown }) => shown);
  const used = all.filter((shown) => uses(shown) > 0);
  const begins = (shown: string) => Number(shown[0] === word[0]);
  return (used.length > 0 ? used : all)
    .sort((a, b) => uses(b) - uses(a) || begins(b) - begins(a) || compareText(a, b))
    .slice(0, MAX_SUGGESTIONS);
}

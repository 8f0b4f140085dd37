/** Guesses which fact an unknown name was meant to be. */

import { didYouMean } from '../../../base/lib/did-you-mean.ts';

/** The fact with the most similar spelling. */
export function nearestFact(name: string, facts: readonly string[]): string | undefined {
  const group = name.slice(0, Math.max(0, name.lastIndexOf('.')));
  const siblings = group === '' ? [] : facts.filter((each) => each.startsWith(`${group}.`));
  // If its group exists, it is another fact of that group: the evening hours of one place are not those of another.
  const known = siblings.length > 0 || facts.includes(group) ? siblings : facts;
  // Names with a different word are different facts, however similar the rest: a maximum price is not a minimum.
  const spelled = known.filter((each) => areAlike(name.split('.'), each.split('.')));
  return didYouMean(name, spelled);
}

/** Compares the words of two names, or only the last ones if one name has more words. */
function areAlike(words: readonly string[], others: readonly string[]): boolean {
  const count = words.length === others.length ? words.length : 1;
  const compared = others.slice(-count);
  return words.slice(-count).every((word, index) => didYouMean(word, compared.slice(index, index + 1)) !== undefined);
}

/** The facts that begin with the same word, or else all. Parts of other facts are left out: `fee`, not `fee.from`. */
export function factsLike(name: string, known: readonly string[]): readonly string[] {
  const [first = ''] = name.split('.');
  const alike = known.filter((each) => each.startsWith(`${first}.`));
  const wholes = alike.length > 0 ? alike : known;
  return wholes.filter((each) => !each.includes('.') || !known.includes(each.replace(/\.[^.]*$/, '')));
}

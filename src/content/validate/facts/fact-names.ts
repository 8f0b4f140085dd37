/** Guesses which fact an unknown name was meant to be. */

import type { DataEntry } from '../../../api/types.ts';
import { didYouMean } from '../../../base/lib/did-you-mean.ts';
import { fieldOf } from '../../../base/lib/json-pointer.ts';
import { fieldAt, type Schemas } from '../../../base/lib/json-schema.ts';

/** Returns the schema titles of the fields on the path to a fact: «Firma», «Telefon» for `company.phone`. */
export type TitlesOf = (fact: string) => readonly string[];

/** The fact with the most similar spelling; else the only one with a matching title, as `telefon` for `company.phone`. */
export function nearestFact(name: string, facts: readonly string[], titlesOf: TitlesOf = () => []): string | undefined {
  const group = name.slice(0, Math.max(0, name.lastIndexOf('.')));
  const siblings = group === '' ? [] : facts.filter((each) => each.startsWith(`${group}.`));
  // If its group exists, it is another fact of that group: the evening hours of one place are not those of another.
  const known = siblings.length > 0 || facts.includes(group) ? siblings : facts;
  // Names with a different word are different facts, however similar the rest: a maximum price is not a minimum.
  const spelled = known.filter((each) => areAlike(name.split('.'), each.split('.')));
  return didYouMean(name, spelled) ?? only(known.filter((each) => isTitled(name, each, titlesOf(each))));
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

/** Looks up the titles of facts in the schemas of the data files. */
export function titlesIn(dataFiles: readonly DataEntry[], schemas: Schemas): TitlesOf {
  return (fact) => {
    const steps = fact.split('.');
    for (const { type, data } of dataFiles) {
      const titles = steps.flatMap((step, index) => {
        const before = steps.slice(0, index).reduce<unknown>(fieldOf, data);
        if (fieldOf(before, step) === undefined) return [];
        const title = fieldAt(schemas, type.schema, data, steps.slice(0, index + 1))?.schema.title;
        return typeof title === 'string' ? [title] : [];
      });
      if (titles.length === steps.length) return titles;
    }
    return [];
  };
}

/** True if each word of a name, compared from the last, is that of the fact or part of its title. */
function isTitled(name: string, fact: string, titles: readonly string[]): boolean {
  const [words, keys] = [name.toLowerCase().split('.').reverse(), fact.toLowerCase().split('.').reverse()];
  const own = titles.toReversed();
  return words.every(
    (word, index) =>
      keys[index] === word || (word.length >= MIN_WORD_LENGTH && own[index]?.toLowerCase().includes(word) === true),
  );
}

/** Shorter words are part of many titles. */
const MIN_WORD_LENGTH = 4;

const only = <Each>([first, ...others]: readonly Each[]) => (others.length === 0 ? first : undefined);

/** Which fact was meant by a name that is none. */
import { didYouMean } from '../lib/did-you-mean.ts';
import { fieldOf } from '../lib/json-pointer.ts';
import { fieldAt, type Schemas } from '../lib/json-schema.ts';

/** What the schema calls the fields on the way to a fact: «Firma», «Telefon» for `company.phone`. */
export type TitlesOf = (fact: string) => readonly string[];

/**
 * One that is spelled alike; else the only one that the schema calls so, as `telefon` for `company.phone`; else the only
 * one that ends with the same word, as `times.regional` for `hours.regional`.
 */
export function nearestFact(name: string, known: readonly string[], titlesOf: TitlesOf = () => []): string | undefined {
  const last = (each: string) => each.split('.').at(-1) ?? '';
  // What differs in its last word is another fact, however much else is alike: the most of a price is not its least.
  const spelled = known.filter((each) => didYouMean(last(name), [last(each)]) !== undefined);
  return (
    didYouMean(name, spelled) ??
    only(known.filter((each) => isTitled(name, each, titlesOf(each)))) ??
    only(known.filter((each) => last(each) === last(name)))
  );
}

/** Those that begin with the same word; else all, without the parts of others: `fee`, and not `fee.from`. */
export function factsLike(name: string, known: readonly string[]): readonly string[] {
  const [first = ''] = name.split('.');
  const alike = known.filter((each) => each.startsWith(`${first}.`));
  const wholes = alike.length > 0 ? alike : known;
  return wholes.filter((each) => !each.includes('.') || !known.includes(each.replace(/\.[^.]*$/, '')));
}

/** The titles of what the data files of a site state, as far as their schemas have them. */
export function titlesIn(
  stated: readonly { readonly schema: string; readonly data: unknown }[],
  schemas: () => Schemas,
): TitlesOf {
  return (fact) => {
    const steps = fact.split('.');
    for (const { schema, data } of stated) {
      const titles = steps.flatMap((step, index) => {
        const before = steps.slice(0, index).reduce<unknown>(fieldOf, data);
        if (fieldOf(before, step) === undefined) return [];
        const title = fieldAt(schemas(), schema, data, steps.slice(0, index + 1))?.schema.title;
        return typeof title === 'string' ? [title] : [];
      });
      if (titles.length === steps.length) return titles;
    }
    return [];
  };
}

/** True if each word of a name, from the last on, is that of the fact or is in its title. */
function isTitled(name: string, fact: string, titles: readonly string[]): boolean {
  const [words, keys] = [name.toLowerCase().split('.').reverse(), fact.toLowerCase().split('.').reverse()];
  const own = titles.toReversed();
  return words.every(
    (word, index) =>
      keys[index] === word || (word.length >= LEAST && own[index]?.toLowerCase().includes(word) === true),
  );
}

/** Letters. Shorter words are in many titles. */
const LEAST = 4;

const only = <Each>([first, ...others]: readonly Each[]) => (others.length === 0 ? first : undefined);

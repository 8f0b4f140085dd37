import { groupBy } from './collections.ts';

/** Searches a text for many names in one pass, in time independent of their number. */
export interface NameFinder {
  readonly namesIn: (text: string) => ReadonlySet<string>;
  /** Replaces every name. Of names that begin at the same place, the longest wins. */
  readonly mask: (text: string, by: (name: string) => string) => string;
}

export function nameFinder(names: Iterable<string>): NameFinder {
  const longestFirst = [...names].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  const byStart = groupBy(longestFirst, (name) => /^(?:\p{L}+|.)/su.exec(name)?.[0]);
  // A word, or a single other character if some name begins with one.
  const start = longestFirst.every((name) => /^\p{L}/u.test(name)) ? /\p{L}+/gu : /\p{L}+|\P{L}/gu;
  const all = (text: string) => {
    const found: { readonly name: string; readonly index: number }[] = [];
    for (const { 0: typed, index } of text.matchAll(start)) {
      for (const name of byStart.get(typed) ?? []) if (isAt(text, index, name)) found.push({ name, index });
    }
    return found;
  };
  return {
    namesIn: (text) => new Set(all(text).map(({ name }) => name)),
    mask: (text, by) => {
      let masked = '';
      let copied = 0;
      for (const { name, index } of all(text)) {
        if (index < copied) continue;
        masked += text.slice(copied, index) + by(name);
        copied = index + name.length;
      }
      return masked + text.slice(copied);
    },
  };
}

const isAt = (text: string, index: number, name: string) =>
  text.startsWith(name, index) && !isLetter(text[index - 1]) && !isLetter(text[index + name.length]);

const isLetter = (character = '') => /\p{L}/u.test(character);

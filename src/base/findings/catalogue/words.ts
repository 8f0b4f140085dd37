/** Building blocks of sentences, and the logic behind their variants, for both languages. */
import type { ProblemParams } from '../codes.ts';

/** Maximum length of a quoted text, and of an address or another value without spaces, which people copy. */
const MAX_LENGTH = { text: 60, word: 160 };

/** Fits a value into a sentence: on one line and shortened. */
export function brief(value: string): string {
  const oneLine = value.replace(/\s+/g, ' ');
  const limit = oneLine.includes(' ') ? MAX_LENGTH.text : MAX_LENGTH.word;
  return oneLine.length > limit ? `${oneLine.slice(0, limit - 1)}…` : oneLine;
}

export const list = (items: readonly string[]) => items.join(', ');

const MAX_LISTED = 4;

/** Lists the first few items and the number of the others. */
export function listStart(items: readonly string[], more: (others: number) => string): string {
  const others = items.length - MAX_LISTED;
  return others > 1 ? `${list(items.slice(0, MAX_LISTED))} ${more(others)}` : list(items);
}

/** «a, b or c», with «or» in the language of the reader. */
export const alternatives = (items: readonly string[], or: string) =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(` ${or} `);

/** Joins the sentences that apply. */
export const joined = (...all: readonly (string | false | undefined)[]) => all.filter(Boolean).join(' ');

/** `1 word`, `3 words` */
export const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** Quotes a value unless it already contains quotation marks. */
export const cited = (value: string, quoted: (value: string) => string) =>
  /^[«„“"»].*[»“”"«]$/s.test(value) ? brief(value) : quoted(value);

/** True if the found text is the wanted one in decomposed form, in which letters and accents are separate (Unicode NFD). */
export const isDecomposed = (found: string, wanted: string) => found !== wanted && found.normalize('NFC') === wanted;

/** True if two texts differ only in their spaces, and the wanted one contains a no-break space. */
export const lacksOnlyNoBreakSpace = (found: string, wanted: string) =>
  wanted.includes('\u00a0') && found.replace(/\s+/g, ' ') === wanted.replace(/\s+/g, ' ');

/**
 * True if an unknown field is probably a line of text that contains a colon and is not indented enough. Names of fields have
 * no spaces, and if all fields are in use, none can be misspelt.
 */
export const isLineOfText = (key: string, free: readonly string[]) => free.length === 0 || /\s/.test(key);

/** Returns the integers around a decimal such as `1,5`. Empty for anything else. */
export function adjacentIntegers(value: string): readonly number[] {
  const [, whole] = /^"?(\d+)[.,]\d{1,2}"?$/.exec(value) ?? [];
  return whole === undefined ? [] : [Number(whole), Number(whole) + 1];
}

/** Returns the digits of an integer with separators or a unit: `1'200`, `7 min`. Empty for anything else. */
export const digitsOf = (value: string) =>
  /^"?\d+(?:['’ ]\d{3})*"?(?: \D*)?$/.test(value) ? value.replace(/\D/g, '') : '';

/** Remedies for a value of the wrong type, by the expected and possibly the actual type. */
export type TypeRemedies = Readonly<
  Record<
    | 'item null'
    | `string ${'null' | 'object' | 'array'}`
    | `${'array' | 'object'} null`
    | 'string'
    | 'integer'
    | 'number'
    | 'array'
    | 'object'
    | 'boolean'
    | 'other',
    string
  >
>;

/** Returns the most specific remedy. An empty list item has its own, whatever its type, because it has no name. */
export function typeRemedy({ path, expected, actual }: ProblemParams['schema-type'], remedies: TypeRemedies): string {
  const type = path.endsWith(']') && actual === 'null' ? 'item' : expected;
  const all: Readonly<Record<string, string>> = remedies;
  return all[`${type} ${actual}`] ?? all[type] ?? remedies.other;
}

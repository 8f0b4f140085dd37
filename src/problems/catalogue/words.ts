/** Pieces of sentences, and the logic behind their variants, for both languages. */

import type { ProblemParams } from '../codes.ts';

/** Maximum characters of a text that are shown, and of an address or another value without spaces, which is to be copied. */
const MAX_SHOWN = { text: 60, word: 160 };

/** A value as it fits into a sentence: on one line, and shortened so that a paragraph never floods the message. */
export function brief(value: string): string {
  const oneLine = value.replace(/\s+/g, ' ');
  const most = oneLine.includes(' ') ? MAX_SHOWN.text : MAX_SHOWN.word;
  return oneLine.length > most ? `${oneLine.slice(0, most - 1)}…` : oneLine;
}

export const list = (items: readonly string[]) => items.join(', ');

const FEW = 4;

/** The first few, and how many more there are. */
export function listStart(items: readonly string[], more: (others: number) => string): string {
  const others = items.length - FEW;
  return others > 1 ? `${list(items.slice(0, FEW))} ${more(others)}` : list(items);
}

/** «a, b or c», with the word of the language. */
export const alternatives = (items: readonly string[], or: string) =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(` ${or} `);

/** Those of these sentences that apply. */
export const joined = (...all: readonly (string | false | undefined)[]) => all.filter(Boolean).join(' ');

/** `1 word`, `3 words` */
export const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** A value as it is typed: in quotation marks, unless it brings its own. */
export const cited = (value: string, quoted: (value: string) => string) =>
  /^[«„“"»].*[»“”"«]$/s.test(value) ? brief(value) : quoted(value);

/** True if two texts look the same, and only the second writes each letter as one character. */
export const isPutTogether = (found: string, wanted: string) => found !== wanted && found.normalize('NFC') === wanted;

/** True if two texts look alike on the screen, and only the second asks for a space at which no line breaks. */
export const onlySpaceIsFixed = (found: string, wanted: string) =>
  wanted.includes('\u00a0') && found.replace(/\s+/g, ' ') === wanted.replace(/\s+/g, ' ');

/**
 * True if an unknown field may well be a line of a text: it is indented too little, and something in it is followed by a
 * colon. No field has spaces in its name, and where every field is taken, none was misspelt.
 */
export const isLineOfText = (key: string, free: readonly string[]) => free.length === 0 || /\s/.test(key);

/** The whole numbers around one with a decimal point or comma, `1,5`; none for anything else. */
export function neighbours(value: string): readonly number[] {
  const [, whole] = /^"?(\d+)[.,]\d{1,2}"?$/.exec(value) ?? [];
  return whole === undefined ? [] : [Number(whole), Number(whole) + 1];
}

/** The digits of a whole number that was typed with separators or a unit: `1'200`, `7 min`. */
export const digitsOf = (value: string) =>
  /^"?\d+(?:['’ ]\d{3})*"?(?: \D*)?$/.test(value) ? value.replace(/\D/g, '') : '';

/** Remedies for a value of the wrong type, by the expected type, or by that and the actual one. */
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

/** The remedy that fits best. An empty item of a list follows a dash and has no name, whatever its type should be. */
export function typeRemedy({ path, expected, actual }: ProblemParams['schema-type'], remedies: TypeRemedies): string {
  const type = path.endsWith(']') && actual === 'null' ? 'item' : expected;
  const all: Readonly<Record<string, string>> = remedies;
  return all[`${type} ${actual}`] ?? all[type] ?? remedies.other;
}

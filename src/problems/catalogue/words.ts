/** Small joints of the sentences: those of both languages first, then the German ones. */
import type { Others } from '../../lib/first-few.ts';

/** Most characters of a text that are shown, and of an address or another value without spaces, which is to be copied. */
const MAX_SHOWN = { text: 60, word: 160 };

/** A value as it fits into a sentence: on one line, and shortened so that a paragraph never floods the message. */
export function brief(value: string): string {
  const oneLine = value.replace(/\s+/g, ' ');
  const most = oneLine.includes(' ') ? MAX_SHOWN.text : MAX_SHOWN.word;
  return oneLine.length > most ? `${oneLine.slice(0, most - 1)}…` : oneLine;
}

export const list = (items: readonly string[]) => items.join(', ');

/**
 * True if an unknown field may well be a line of a text: it is indented too little, and something in it is followed by a
 * colon. No field has spaces in its name, and where every field is taken, none was misspelt.
 */
export const isLineOfText = (key: string, free: readonly string[]) => free.length === 0 || /\s/.test(key);

/** The first few, and how many there are beside them. */
export function listStart(items: readonly string[], more: (others: number) => string): string {
  const others = items.length - FEW;
  return others > 1 ? `${list(items.slice(0, FEW))} ${more(others)}` : list(items);
}

const FEW = 4;

/** «1 Wort», «3 Wörter» */
export const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const count = (n: number, unit: string) => `${n} ${unit}`;

/** True for the path of an entry of a list: it follows a dash and has no name. */
export const isItem = (path: string) => path.endsWith(']');

/** A value as it is typed: in quotation marks, unless it brings its own. */
export const cited = (value: string, quoted: (value: string) => string) =>
  /^[«„“"»].*[»“”"«]$/s.test(value) ? brief(value) : quoted(value);

/** True if two texts look the same, and only the second writes each letter as one character. */
export const isPutTogether = (found: string, wanted: string) => found !== wanted && found.normalize('NFC') === wanted;

/** True if two texts look alike on the screen, and only the second asks for a space at which no line breaks. */
export const onlySpaceIsFixed = (found: string, wanted: string) =>
  wanted.includes('\u00a0') && found.replace(/\s+/g, ' ') === wanted.replace(/\s+/g, ' ');

/** The whole numbers around one with a decimal point or comma, `1,5`; undefined for anything else. */
export function neighbours(value: string): readonly [number, number] | undefined {
  const [, whole] = /^"?(\d+)[.,]\d{1,2}"?$/.exec(value) ?? [];
  return whole === undefined ? undefined : [Number(whole), Number(whole) + 1];
}

/** The digits of a whole number that was typed with a sign between them or a unit behind: `1'200`, `7 min`. */
export const digitsOf = (value: string) =>
  /^"?\d+(?:['’ ]\d{3})*"?(?: \D*)?$/.test(value) ? value.replace(/\D/g, '') : '';

/** «value» */
export const quote = (value: string) => `«${brief(value)}»`;

/** «a», «b» oder «c» */
export const oneOf = (values: readonly string[]) => alternatives(values.map(quote), 'oder');

/** «a, b or c», with the word of the language. */
export const alternatives = (items: readonly string[], or: string) =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(` ${or} `);

/** « Meinten Sie «x»?» with a leading space, or nothing. */
export const meant = (suggestion: string | undefined) => (suggestion ? ` Meinten Sie ${quote(suggestion)}?` : '');

/** «a, b (und 7 weitere)»: in brackets, so that it fits into any case. */
export const named = ({ others, more }: Others) => `${list(others)}${more ? ` (und ${more} weitere)` : ''}`;

/** `2026-12-01` → «1.12.2026» */
export const date = (day: string) => day.split('-').map(Number).reverse().join('.');

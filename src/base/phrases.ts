/** Building blocks of sentences in both languages. */
import type { NameList } from './lib/collections.ts';

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

/** «value» */
export const quoteDe = (value: string) => `«${brief(value)}»`;

/** “value” */
export const quoteEn = (value: string) => `“${brief(value)}”`;

/** « Meinten Sie «x»?» with a leading space, or nothing. */
export const meantDe = (suggestion: string | undefined) => (suggestion ? ` Meinten Sie ${quoteDe(suggestion)}?` : '');

/** “ Did you mean “x”?” with a leading space, or nothing. */
export const meantEn = (suggestion: string | undefined) => (suggestion ? ` Did you mean ${quoteEn(suggestion)}?` : '');

/** «a, b (und 7 weitere)»: in brackets, so that it fits into any case. */
export const namedDe = ({ others, more }: NameList) => `${list(others)}${more ? ` (und ${more} weitere)` : ''}`;

/** “a, b and 7 others” */
export const namedEn = ({ others, more }: NameList) => `${list(others)}${more ? ` and ${more} others` : ''}`;

/** « Es gibt a, b.» with a leading space, or nothing. */
export const existingDe = (nearest?: NameList) => (nearest?.others.length ? ` Es gibt ${namedDe(nearest)}.` : '');

/** “ Available: a, b.” with a leading space, or nothing. */
export const existingEn = (nearest?: NameList) => (nearest?.others.length ? ` Available: ${namedEn(nearest)}.` : '');

/** `2026-12-01` → «1.12.2026» */
export const dateDe = (day: string) => day.split('-').map(Number).reverse().join('.');

/**
 * The command for hints and examples. `npx` finds nebel in a clone, in a project that depends on it and in a global
 * installation; `nebel` alone works only in the last case.
 */
export const NEBEL = 'npx nebel';

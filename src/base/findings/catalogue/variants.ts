/** The logic behind variants of sentences. */
import { quoteDe, quoteEn } from '../../phrases.ts';

/** True if the found text is the wanted one in decomposed form, in which letters and accents are separate (Unicode NFD). */
export const isDecomposed = (found: string, wanted: string) => found !== wanted && found.normalize('NFC') === wanted;

/** The kind of space that a text should have, if it differs from the wanted one only in its spaces. */
export function differingSpace(found: string, wanted: string): 'fixed' | 'single' | 'ordinary' | undefined {
  if (found.replace(/\s+/g, ' ') !== wanted.replace(/\s+/g, ' ')) return undefined;
  if (wanted.includes('\u00a0')) return 'fixed';
  return found.length > wanted.length ? 'single' : 'ordinary';
}

/**
 * True if an unknown field is probably a line of text that contains a colon and is not indented enough. Names of fields have
 * no spaces, and if all fields are in use, none can be misspelt.
 */
export const isLineOfText = (key: string, free: readonly string[]) => free.length === 0 || /\s/.test(key);

/** Returns the integers around a decimal such as `1,5`, or both ends of a range such as `80–120`. Empty for anything else. */
export function integersIn(value: string): readonly number[] {
  const [, whole] = /^"?(\d+)[.,]\d{1,2}"?$/.exec(value) ?? [];
  if (whole !== undefined) return [Number(whole), Number(whole) + 1];
  const ends = /^\D*?(\d+)(?:\.[–—-]+|\.00)? ?(?:[–-]|\p{L}+ ) ?(?:\p{L}+\.? )?(\d+)\D*$/u.exec(value) ?? [];
  return ends.slice(1).map(Number);
}

/** Returns the digits of an integer with separators, words or a unit: `1'200`, `ab CHF 80.–`, `7 min`, `7,`. Empty for anything else. */
export const digitsOf = (value: string) =>
  /^"?(?:\D*[^\d.,'’-])?(\d{1,3}(?:[.,'’\s]\d{3})+|\d+)(?:[.,](?:00|[–—-]+))?(?:\s\D*|[,;])?"?$/
    .exec(value)?.[1]
    ?.replace(/\D/g, '') ?? '';

/** Returns the only number in a text, with a point: `47,39 Grad` → `47.39`. Empty if there is none or several. */
export function decimalOf(value: string): string {
  const [number, ...others] = value.match(/\d+(?:[.,]\d+)?/g) ?? [];
  return number !== undefined && others.length === 0 ? number.replace(',', '.') : '';
}

/** True for a date that is written correctly and does not exist. */
export const isNoDay = (format: string, value: string) =>
  format === 'date' && /^(?:\d{4}-\d\d-\d\d|\d{1,2}\.\s?\d{1,2}\.\s?\d{4})$/.test(value);

/** True for several days, or the first and the last one, where one date belongs. */
export const areDays = (format: string, value: string) =>
  format === 'date' && /\d\.?\s*(?:bis|und|[–—,]|\s-\s)\s*\d/.test(value);

/** The values of a finding about a value of the wrong type. */
export interface TypeParams {
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
  readonly value: string;
  readonly help: string;
  /** True for a list without a minimum length. */
  readonly mayBeEmpty?: true | undefined;
  /** True for a field that must not be deleted. */
  readonly isRequired?: true | undefined;
  /** The fields for both numbers of a range that was typed into one of them. */
  readonly ends?: readonly [low: string, high: string] | undefined;
}

/** Returns the most specific remedy. A list item that is empty or a list itself has its own, because it has no name. */
export function typeRemedy(
  { path, expected, actual }: TypeParams,
  remedies: Readonly<Record<string, string>> & { readonly other: string },
): string {
  const isNameless = actual === 'null' || (actual === 'array' && expected === 'string');
  const type = path.endsWith(']') && isNameless ? 'item' : expected;
  return remedies[`${type} ${actual}`] ?? remedies[type] ?? remedies.other;
}

/** Quotes a line as it was most likely meant. */
export const lineDe = (wanted: string) => quoteDe(wanted.trim());

export const lineEn = (wanted: string) => quoteEn(wanted.trim());

/** States the indentation of a line. */
export function indentationOfDe(line: string): string {
  const count = line.search(/\S/);
  if (count === 0) return 'ganz links, ohne Leerzeichen davor';
  return count === 1 ? 'mit einem Leerzeichen davor' : `mit genau ${count} Leerzeichen davor`;
}

/** States the indentation of a line. */
export function indentationOfEn(line: string): string {
  const count = line.search(/\S/);
  if (count === 0) return 'at the left edge, with no space before it';
  return count === 1 ? 'with one space before it' : `with exactly ${count} spaces before it`;
}

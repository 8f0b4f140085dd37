import { WIDTHS } from './letters.gen.ts';

/** Text broken into lines, with its font size. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Options for setting a text: allowed font sizes, the largest first, each with the maximum number of lines. */
export interface Setting {
  readonly width: number;
  readonly sizes: readonly (readonly [size: number, lines: number])[];
}

/** Returns the letter-spacing in pixels. It is negative, because large text would look loose otherwise. */
export const tracking = (size: number): number => size * (size < 60 ? -0.012 : -0.035);

/** Width of a letter missing from the table: that of the widest common letter. */
const UNKNOWN = 1000;

/** Strips diacritics from letters that the font lacks. */
export const toKnownLetters = (text: string): string =>
  [...text].map((letter) => (letter in WIDTHS ? letter : ([...letter.normalize('NFD')][0] ?? ''))).join('');

/** Returns the width of a line without kerning, which would make it slightly narrower. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text) width += ((WIDTHS[letter] ?? UNKNOWN) / 1000) * size + tracking(size);
  return width;
}

/**
 * Sets a text as large as possible, in lines of similar length. A text too long even for the smallest size shrinks until it
 * fits; one that would become illegible is cut.
 */
export function fitText(text: string, { width, sizes }: Setting): FittedText {
  const words = truncate(text).split(' ');
  const [smallest, maxLines] = sizes.at(-1) ?? [1, 1];
  const smaller = Array.from({ length: smallest - 1 }, (_, index) => [smallest - 1 - index, maxLines] as const);
  for (const [size, most] of [...sizes, ...smaller]) {
    const lines = broken(words, size, width);
    if (lines.length <= most && lines.every((line) => textWidth(line, size) <= width))
      return { size, lines: balanced(words, size, width, lines) };
  }
  return { size: 1, lines: [words.join(' ')] };
}

/** Maximum number of letters. */
const MAX_LENGTH = 160;

const truncate = (text: string) =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')} …` : text;

/** Puts as many words on each line as it can hold, and at least one. */
function broken(words: readonly string[], size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && textWidth(`${line} ${word}`, size) <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Steps in which lines are narrowed, in pixels. */
const STEP = 10;

/** Breaks the words into the same number of lines, as narrow as possible. */
function balanced(words: readonly string[], size: number, width: number, lines: readonly string[]): readonly string[] {
  let best = lines;
  for (let narrower = width - STEP; narrower > 0; narrower -= STEP) {
    const next = broken(words, size, narrower);
    if (next.length > lines.length) break;
    best = next;
  }
  return best;
}

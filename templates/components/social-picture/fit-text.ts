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
  for (const [size, most] of withSmaller(sizes)) {
    const lines = broken(words, size, width);
    if (lines.length <= most && lines.every((line) => textWidth(line, size) <= width))
      return { size, lines: lines.length === 1 ? lines : balanced(words, size, width, lines) };
  }
  return { size: 1, lines: [words.join(' ')] };
}

/** The sizes, and then all that are smaller than the last one. */
function* withSmaller(sizes: Setting['sizes']): Generator<Setting['sizes'][number]> {
  yield* sizes;
  const [smallest, lines] = sizes.at(-1) ?? [1, 1];
  for (let size = smallest - 1; size > 0; size -= 1) yield [size, lines];
}

/** Maximum number of letters. */
const MAX_LENGTH = 160;

const truncate = (text: string) =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')} …` : text;

/** Puts as many words on each line as it can hold, and at least one. */
function broken(words: readonly string[], size: number, width: number): readonly string[] {
  const lines: string[] = [];
  let used = 0;
  for (const word of words) {
    const added = textWidth(` ${word}`, size);
    if (lines.length > 0 && used + added <= width) {
      lines[lines.length - 1] += ` ${word}`;
      used += added;
    } else {
      lines.push(word);
      used = textWidth(word, size);
    }
  }
  return lines;
}

/** Breaks the words into the same number of lines, as narrow as possible, by halving the range of possible widths. */
function balanced(words: readonly string[], size: number, width: number, lines: readonly string[]): readonly string[] {
  let [best, narrow, wide] = [lines, width / 2, width];
  while (wide - narrow > size / 4) {
    const middle = (narrow + wide) / 2;
    const next = broken(words, size, middle);
    if (next.length > lines.length) narrow = middle;
    else [best, wide] = [next, middle];
  }
  return best;
}

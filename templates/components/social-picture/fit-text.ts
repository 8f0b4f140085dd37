import { LETTERS } from './letters.gen.ts';

/** Text broken into lines, and how large it is set. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** How a text may be set: the largest size comes first, and each size says into how many lines it may be broken. */
export interface Setting {
  readonly width: number;
  readonly sizes: readonly (readonly [size: number, lines: number])[];
}

/** How much closer letters stand than the font sets them, in pixels: large text would fall apart otherwise. */
export const tracking = (size: number): number => size * (size < 60 ? -0.012 : -0.035);

/** Width of a letter that the table does not know: as wide as the widest of the usual ones. */
const UNKNOWN = 1000;

/** How wide a line is, without kerning, which makes it a little narrower. */
export function textWidth(text: string, size: number): number {
  const letters = [...text];
  const thousandths = letters.reduce((sum, letter) => sum + (LETTERS.shapes[letter]?.[0] ?? UNKNOWN), 0);
  return (thousandths / 1000) * size + letters.length * tracking(size);
}

/**
 * Sets a text as large as it goes, in lines of nearly the same length. A text that is too long even for the smallest
 * size is made smaller until it fits; one that nobody could read in a picture is cut.
 */
export function fitText(text: string, { width, sizes }: Setting): FittedText {
  const words = shortened(text).split(' ');
  const ways = sizes.flatMap(([size, most]) => {
    const lines = breakUp(words, size, most, width);
    return lines ? [{ size, lines, worth: size * (1 - HANGING * hanging(lines)) }] : [];
  });
  const [best] = ways.sort((a, b) => b.worth - a.worth);
  if (best) return { size: best.size, lines: best.lines };
  const [smallest, most] = sizes.at(-1) ?? [1, 1];
  for (let size = smallest - 1; size > 1; size--) {
    const lines = breakUp(words, size, most, width);
    if (lines) return { size, lines };
  }
  return { size: 1, lines: [words.join(' ')] };
}

/** Longer texts are cut, in letters. */
const LONGEST = 160;

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trim()}…` : text);

/** How much smaller a text may be set, as a share, if no line then ends with a word that belongs to the next one. */
const HANGING = 0.18;

/** The fewest lines that fit; of several ways to fill them, the one whose longest line is shortest. */
function breakUp(words: readonly string[], size: number, most: number, width: number): readonly string[] | undefined {
  for (let count = 1; count <= Math.min(most, words.length); count++) {
    const ways = [...partitions(words, count)].map((lines) => ({ lines, widest: widest(lines, size) }));
    const fitting = ways.filter((way) => way.widest <= width);
    const cost = (way: (typeof ways)[number]) => way.widest + hanging(way.lines) * 3 * size;
    const [best] = fitting.sort((a, b) => cost(a) - cost(b));
    if (best) return best.lines;
  }
  return undefined;
}

const widest = (lines: readonly string[], size: number) => Math.max(...lines.map((line) => textWidth(line, size)));

/** How many lines end with an article or a preposition and leave the reader hanging. */
const hanging = (lines: readonly string[]) =>
  lines.slice(0, -1).filter((line) => /(^| )\p{L}{1,3}$/u.test(line)).length;

/** Every way to lay words into a number of lines. */
function* partitions(words: readonly string[], count: number): Generator<readonly string[]> {
  if (count === 1) {
    yield [words.join(' ')];
    return;
  }
  for (let taken = 1; taken <= words.length - count + 1; taken++) {
    const first = words.slice(0, taken).join(' ');
    for (const others of partitions(words.slice(taken), count - 1)) yield [first, ...others];
  }
}

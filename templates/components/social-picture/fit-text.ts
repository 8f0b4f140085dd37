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
  return inPixels(measure(text), size);
}

/** Width of a text in thousandths of its font size, and its number of letters, to which letter-spacing applies. */
interface Measure {
  readonly thousandths: number;
  readonly letters: number;
}

function measure(text: string): Measure {
  let [thousandths, letters] = [0, 0];
  for (const letter of text) {
    thousandths += WIDTHS[letter] ?? UNKNOWN;
    letters += 1;
  }
  return { thousandths, letters };
}

const inPixels = ({ thousandths, letters }: Measure, size: number) =>
  (thousandths / 1000) * size + letters * tracking(size);

/**
 * Sets a text as large as possible, in lines of similar length. A text too long even for the smallest size shrinks until it
 * fits; one that would become illegible is cut.
 */
export function fitText(text: string, { width, sizes }: Setting): FittedText {
  const words = new Words(truncate(text).split(' '));
  const ways = sizes.flatMap(([size, maxLines]) => {
    const lines = breakLines(words, size, maxLines, width);
    return lines ? [{ size, lines, worth: size * (1 - HANGING * words.hanging(lines)) }] : [];
  });
  const [best] = ways.sort((a, b) => b.worth - a.worth);
  if (best) return { size: best.size, lines: words.inLines(best.lines) };
  const [smallest, maxLines] = sizes.at(-1) ?? [1, 1];
  for (let size = smallest - 1; size > 1; size--) {
    const lines = breakLines(words, size, maxLines, width);
    if (lines) return { size, lines: words.inLines(lines) };
  }
  return { size: 1, lines: words.inLines([words.count]) };
}

/** Maximum number of letters. */
const MAX_LENGTH = 160;

const truncate = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1).trim()}…` : text);

/** Fraction of its size that a text may lose to avoid a line ending in a word that belongs to the next one. */
const HANGING = 0.18;

/** Line breaks: for each line, the number of words up to its end. */
type Lines = readonly number[];

/** Words to be broken into lines in many ways, and measured only once. */
class Words {
  readonly #words: readonly string[];
  /** Cumulative measures of the first n words, with a space after each. */
  readonly #upTo: readonly Measure[];
  /** True for words that should not end a line: articles and prepositions, recognised by their shortness. */
  readonly #hangs: readonly boolean[];

  constructor(words: readonly string[]) {
    this.#words = words;
    const upTo: Measure[] = [{ thousandths: 0, letters: 0 }];
    for (const word of words) upTo.push(sum(upTo.at(-1), measure(word), SPACE));
    this.#upTo = upTo;
    this.#hangs = words.map((word) => /^\p{L}{1,3}$/u.test(word));
  }

  get count(): number {
    return this.#words.length;
  }

  inLines(lines: Lines): readonly string[] {
    return lines.map((end, index) => this.#words.slice(lines[index - 1] ?? 0, end).join(' '));
  }

  /** Returns the width of the longest line. */
  widest(lines: Lines, size: number): number {
    return Math.max(...lines.map((end, index) => this.#width(lines[index - 1] ?? 0, end, size)));
  }

  #width(start: number, end: number, size: number): number {
    const [before, all] = [this.#upTo[start], this.#upTo[end]];
    if (!before || !all) return 0;
    const thousandths = all.thousandths - before.thousandths - SPACE.thousandths;
    return inPixels({ thousandths, letters: all.letters - before.letters - SPACE.letters }, size);
  }

  /** Counts the lines that end in such a word. */
  hanging(lines: Lines): number {
    return lines.slice(0, -1).filter((end) => this.#hangs[end - 1]).length;
  }
}

const SPACE = measure(' ');

const sum = (...measures: readonly (Measure | undefined)[]): Measure => ({
  thousandths: measures.reduce((total, each) => total + (each?.thousandths ?? 0), 0),
  letters: measures.reduce((total, each) => total + (each?.letters ?? 0), 0),
});

/** Returns the fewest lines that fit, broken so that the longest line is as short as possible. */
function breakLines(words: Words, size: number, maxLines: number, width: number): Lines | undefined {
  for (let count = 1; count <= Math.min(maxLines, words.count); count++) {
    let best: { readonly lines: Lines; readonly cost: number } | undefined;
    for (const lines of partitions(0, words.count, count)) {
      const widest = words.widest(lines, size);
      const cost = widest + words.hanging(lines) * 3 * size;
      if (widest <= width && (!best || cost < best.cost)) best = { lines, cost };
    }
    if (best) return best.lines;
  }
  return undefined;
}

/** Yields all ways to break the words from `start` to `end` into `count` lines. */
function* partitions(start: number, end: number, count: number): Generator<Lines> {
  if (count === 1) {
    yield [end];
    return;
  }
  for (let first = start + 1; first <= end - count + 1; first++) {
    for (const others of partitions(first, end, count - 1)) yield [first, ...others];
  }
}

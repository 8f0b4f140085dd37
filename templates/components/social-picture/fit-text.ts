import { WIDTHS } from './letters.gen.ts';

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

/** How much closer letters are than the font sets them, in pixels: large text would fall apart otherwise. */
export const tracking = (size: number): number => size * (size < 60 ? -0.012 : -0.035);

/** Width of a letter that the table does not know: as wide as the widest of the usual ones. */
const UNKNOWN = 1000;

/** A text in letters that the font has: one with a mark that it does not have loses that mark. */
export const inLetters = (text: string): string =>
  [...text].map((letter) => (letter in WIDTHS ? letter : ([...letter.normalize('NFD')][0] ?? ''))).join('');

/** How wide a line is, without kerning, which makes it a little narrower. */
export function textWidth(text: string, size: number): number {
  return inPixels(measure(text), size);
}

/** Width of a text in thousandths of its size, and the number of its letters, which are a little closer. */
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
 * Sets a text as large as it goes, in lines of nearly the same length. A text that is too long even for the smallest
 * size is made smaller until it fits; one that would be too small to read is cut.
 */
export function fitText(text: string, { width, sizes }: Setting): FittedText {
  const words = new Words(shortened(text).split(' '));
  const ways = sizes.flatMap(([size, most]) => {
    const lines = breakUp(words, size, most, width);
    return lines ? [{ size, lines, worth: size * (1 - HANGING * words.hanging(lines)) }] : [];
  });
  const [best] = ways.sort((a, b) => b.worth - a.worth);
  if (best) return { size: best.size, lines: words.inLines(best.lines) };
  const [smallest, most] = sizes.at(-1) ?? [1, 1];
  for (let size = smallest - 1; size > 1; size--) {
    const lines = breakUp(words, size, most, width);
    if (lines) return { size, lines: words.inLines(lines) };
  }
  return { size: 1, lines: words.inLines([words.count]) };
}

/** Longer texts are cut, in letters. */
const LONGEST = 160;

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trim()}…` : text);

/** How much smaller a text may be set, as a share, if no line then ends with a word that belongs to the next one. */
const HANGING = 0.18;

/** Lines by their ends, each the number of words up to there. */
type Lines = readonly number[];

/** Words that are tried in many lines. They are measured once. */
class Words {
  readonly #words: readonly string[];
  /** What the words up to each number of them measure, with a space after each. */
  readonly #upTo: readonly Measure[];
  /** Whether a reader is left hanging after a word: articles and prepositions are short. */
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

  /** Width of the longest line. */
  widest(lines: Lines, size: number): number {
    return Math.max(...lines.map((end, index) => this.#width(lines[index - 1] ?? 0, end, size)));
  }

  #width(start: number, end: number, size: number): number {
    const [before, all] = [this.#upTo[start], this.#upTo[end]];
    if (!before || !all) return 0;
    const thousandths = all.thousandths - before.thousandths - SPACE.thousandths;
    return inPixels({ thousandths, letters: all.letters - before.letters - SPACE.letters }, size);
  }

  /** How many lines leave the reader hanging. */
  hanging(lines: Lines): number {
    return lines.slice(0, -1).filter((end) => this.#hangs[end - 1]).length;
  }
}

const SPACE = measure(' ');

const sum = (...measures: readonly (Measure | undefined)[]): Measure => ({
  thousandths: measures.reduce((total, each) => total + (each?.thousandths ?? 0), 0),
  letters: measures.reduce((total, each) => total + (each?.letters ?? 0), 0),
});

/** The fewest lines that fit; of several ways to fill them, the one whose longest line is shortest. */
function breakUp(words: Words, size: number, most: number, width: number): Lines | undefined {
  for (let count = 1; count <= Math.min(most, words.count); count++) {
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

/** Every way to lay the words from one to another into a number of lines. */
function* partitions(start: number, end: number, count: number): Generator<Lines> {
  if (count === 1) {
    yield [end];
    return;
  }
  for (let first = start + 1; first <= end - count + 1; first++) {
    for (const others of partitions(first, end, count - 1)) yield [first, ...others];
  }
}

import type { PictureLetters } from '../../template-api.ts';
import { coverage, type Frame } from './coverage.ts';
import type { Writing } from './drawing.ts';
import { moved } from './matrix.ts';
import { flatten } from './path.ts';
import { paint, type Sheet } from './sheet.ts';
import type { Spans } from './spans.ts';

/** Letters are set to half a pixel, so that each has two shapes in a size and not one for each place. */
const STEPS = 2;

/** No letter is larger. */
const EVERYWHERE: Frame = { left: -9999, top: -9999, right: 9999, bottom: 9999 };

/** Writes lines of text, with letters that were cut once for all of them. */
export function createLettering({ shapes, kerning }: PictureLetters) {
  const cut = new Map<string, Spans>();
  const further = new Map<string, number>();
  for (const [first, followers] of Object.entries(kerning)) {
    for (const [much, others] of Object.entries(followers)) {
      for (const second of others) further.set(`${first}${second}`, Number(much) / 1000);
    }
  }

  /** The letter itself, or the one it is made of, without what stands above it. */
  const shapeOf = (letter: string) => shapes[letter] ?? shapes[withoutMarks(letter)];

  const spansOf = (letter: string, size: number, step: number): Spans => {
    const key = `${letter} ${size} ${step}`;
    const known = cut.get(key);
    if (known) return known;
    const scale = size / 1000;
    const outline = flatten(shapeOf(letter)?.[1] ?? '', scale);
    const spans = coverage(
      outline.map(({ points }) => moved(points, [scale, 0, 0, scale, step / STEPS, 0])),
      EVERYWHERE,
    );
    cut.set(key, spans);
    return spans;
  };

  return (sheet: Sheet, { text, x, y, size, spacing, endsThere, color, opacity }: Writing): void => {
    const letters = [...text];
    const places: number[] = [];
    let pen = 0;
    for (const [index, letter] of letters.entries()) {
      const pair = withoutMarks(letters[index - 1] ?? '') + withoutMarks(letter);
      pen += (further.get(pair) ?? 0) * size;
      places.push(pen);
      pen += ((shapeOf(letter)?.[0] ?? MISSING) / 1000) * size + (index < letters.length - 1 ? spacing : 0);
    }
    const start = endsThere ? x - pen : x;
    for (const [index, letter] of letters.entries()) {
      const place = Math.round((start + (places[index] ?? 0)) * STEPS);
      const pixel = Math.floor(place / STEPS);
      paint(sheet, spansOf(letter, size, place - pixel * STEPS), color, opacity, pixel, Math.round(y));
    }
  };
}

const withoutMarks = (letter: string) => (letter < '\u0080' ? letter : letter.normalize('NFD').charAt(0));

/** A letter that the font does not have leaves as much free as a wide one takes. */
const MISSING = 1000;

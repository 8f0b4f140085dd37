import { textWidth } from '../social-picture/fit-text.ts';
import type { Bounds, Point } from './spread.ts';

/** A rectangle on a map, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Position of a label relative to its mark: offset to the start, middle or end of its baseline, in pixels. */
export interface Side {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Best first: readers look for a label to the right of its mark. */
const SIDES: readonly Side[] = [
  { x: 10, y: 4, anchor: 'start' },
  { x: -10, y: 4, anchor: 'end' },
  { x: 0, y: -10, anchor: 'middle' },
  { x: 0, y: 19, anchor: 'middle' },
  { x: 7, y: -7, anchor: 'start' },
  { x: 7, y: 15, anchor: 'start' },
  { x: -7, y: -7, anchor: 'end' },
  { x: -7, y: 15, anchor: 'end' },
  { x: 10, y: 0, anchor: 'start' },
  { x: 10, y: 8, anchor: 'start' },
  { x: -10, y: 0, anchor: 'end' },
  { x: -10, y: 8, anchor: 'end' },
  { x: -5, y: -10, anchor: 'start' },
  { x: 5, y: -10, anchor: 'end' },
  { x: -5, y: 19, anchor: 'start' },
  { x: 5, y: 19, anchor: 'end' },
  { x: 10, y: -3, anchor: 'start' },
  { x: 10, y: 11, anchor: 'start' },
  { x: -10, y: -3, anchor: 'end' },
  { x: -10, y: 11, anchor: 'end' },
];

/** Maximum offset of all sides, in pixels. */
const MAX_OFFSET = Math.max(...SIDES.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));

/** Fraction of a text before its anchor. */
const SHARE_BEFORE = { start: 0, middle: 0.5, end: 1 };

/** Line height above and below the baseline, as fractions of the font size. */
const ASCENT = 0.8;
const DESCENT = 0.24;

/** Letter widths differ slightly between font weights. */
const SLACK = 1.03;

/** Returns the width of a name, as a multiple of the font size. */
export const widthOf = (name: string) => textWidth(name, 1) * SLACK + 0.1;

/** Returns the area that a label covers on the map. Its width is given as a multiple of the font size. */
export function boxOf(widthInSizes: number, size: number, at: Point, { x, y, anchor }: Side): Box {
  const width = widthInSizes * size;
  const left = at.x + x - width * SHARE_BEFORE[anchor];
  return { left, top: at.y + y - size * ASCENT, right: left + width, bottom: at.y + y + size * DESCENT };
}

/** Returns the square around a mark that must stay free. */
export const squareAround = ({ x, y }: Point, half: number): Box => ({
  left: x - half,
  top: y - half,
  right: x + half,
  bottom: y + half,
});

const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** True if the box overlaps none of the obstacles. Called so often that a loop is worth its lines. */
export function isClear(box: Box, obstacles: Iterable<Box>): boolean {
  for (const obstacle of obstacles) if (overlaps(box, obstacle)) return false;
  return true;
}

export interface NamedMark extends Point {
  /** Width of its name, as a multiple of the font size. */
  readonly width: number;
}

export interface MapSpace {
  /** Font size in pixels. */
  readonly text: number;
  /** Half the side of the square to keep free around each mark. */
  readonly half: number;
  readonly bounds: Bounds;
  /** Areas that are already covered. */
  readonly taken: readonly Box[];
}

interface Choice {
  readonly side: Side;
  readonly box: Box;
}

/** Maximum number of labels to move in turn to fit one more. */
const MAX_MOVES = 3;

/**
 * Finds a side for the label of every mark, on which it stays on the map and covers neither another mark nor another label.
 * Labels with the fewest options are placed first; later ones can push earlier ones to another side. Returns undefined for a
 * label that does not fit. Our own code, because d3fc-label-layout needs the DOM of a browser, depends on chance and drops
 * names without space instead of moving others.
 */
export function placeLabels(marks: readonly NamedMark[], space: MapSpace): (Side | undefined)[] {
  const squares = marks.map((mark) => squareAround(mark, space.half));
  const obstacles = [...squares, ...space.taken];
  const choices = marks.map((mark, index) => choicesOf(mark, squares[index], obstacles, space));
  const fewestFirst = [...marks.keys()].sort((a, b) => (choices[a]?.length ?? 0) - (choices[b]?.length ?? 0));
  let placed: Placed = new Map();
  for (const index of fewestFirst) placed = addLabel(index, choices, placed, MAX_MOVES) ?? placed;
  return marks.map((_, index) => placed.get(index)?.side);
}

/** Returns the sides on which a label stays within the map and covers nothing but its own mark. */
function choicesOf(
  mark: NamedMark,
  own: Box | undefined,
  obstacles: readonly Box[],
  { text, bounds }: MapSpace,
): Choice[] {
  const width = mark.width * text;
  const [aside, above] = [MAX_OFFSET + width, MAX_OFFSET + text];
  const reach = {
    left: mark.x - aside,
    top: mark.y - above,
    right: mark.x + aside,
    bottom: mark.y + above,
  };
  const near = obstacles.filter((obstacle) => obstacle !== own && overlaps(obstacle, reach));
  const choices: Choice[] = [];
  for (const side of SIDES) {
    const box = boxOf(mark.width, text, mark, side);
    const isOnMap = box.left >= 0 && box.top >= 0 && box.right <= bounds.width && box.bottom <= bounds.height;
    if (isOnMap && isClear(box, near)) choices.push({ side, box });
  }
  return choices;
}

/** Label positions by index of the mark, in the order in which they were placed. */
type Placed = ReadonlyMap<number, Choice>;

/** Adds one label, moving those in its way. Returns undefined if that is impossible. */
function addLabel(
  index: number,
  choices: readonly (readonly Choice[])[],
  placed: Placed,
  moves: number,
): Placed | undefined {
  const own = choices[index] ?? [];
  const taken = [...placed.values()].map(({ box }) => box);
  const free = own.find(({ box }) => isClear(box, taken));
  if (free) return new Map(placed).set(index, free);
  if (moves === 0) return undefined;
  for (const choice of own) {
    const moving = [...placed].flatMap(([at, { box }]) => (overlaps(choice.box, box) ? at : []));
    let next: Placed | undefined = new Map(
      [...placed].filter(([at]) => !moving.includes(at)).concat([[index, choice]]),
    );
    for (const at of moving) next = next && addLabel(at, choices, next, moves - 1);
    if (next?.get(index) === choice && moving.every((at) => next?.has(at))) return next;
  }
  return undefined;
}

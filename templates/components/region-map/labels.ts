import { textWidth } from '../social-picture/fit-text.ts';
import type { Bounds, Point } from './spread.ts';

/** Edges of something on a map, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a name is put beside its mark: from the mark to the beginning, middle or end of its base line, in pixels. */
export interface Side {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Best first: a reader looks for the name to the right of its mark. */
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

/** No side is further from the mark than this, in pixels. */
const FAR = Math.max(...SIDES.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));

/** How much of a text comes before its place. */
const SHARE_BEFORE = { start: 0, middle: 0.5, end: 1 };

/** Height of a line above and below its base line, as shares of its size. */
const ASCENT = 0.8;
const DESCENT = 0.24;

/** The font's letters differ a little from one weight to the next. */
const SLACK = 1.03;

/** Width of a name, as a multiple of the size of its letters. */
export const widthOf = (name: string) => textWidth(name, 1) * SLACK + 0.1;

/** The area that a name of this size takes on the map. Its width is a multiple of the size. */
export function boxOf(widthInSizes: number, size: number, at: Point, { x, y, anchor }: Side): Box {
  const width = widthInSizes * size;
  const left = at.x + x - width * SHARE_BEFORE[anchor];
  return { left, top: at.y + y - size * ASCENT, right: left + width, bottom: at.y + y + size * DESCENT };
}

/** The square around a mark that must stay free. */
export const squareAround = ({ x, y }: Point, half: number): Box => ({
  left: x - half,
  top: y - half,
  right: x + half,
  bottom: y + half,
});

export const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** True for a box that overlaps nothing of all this. Asked so often that a loop is worth its lines. */
export function isClear(box: Box, things: Iterable<Box>): boolean {
  for (const thing of things) if (overlaps(box, thing)) return false;
  return true;
}

export interface Named extends Point {
  /** Of its name, as a multiple of the size of the letters. */
  readonly width: number;
}

export interface Room {
  /** Size of the names, in pixels. */
  readonly text: number;
  /** Half the side of the square that a mark needs for itself. */
  readonly half: number;
  readonly bounds: Bounds;
  /** What else is on the map. */
  readonly taken: readonly Box[];
}

interface Choice {
  readonly side: Side;
  readonly box: Box;
}

/** How many names in a row may move so that one more finds room. */
const MOVES = 3;

/**
 * Finds a side for the name of every mark on which it covers neither another mark nor another name and stays on the map.
 * Those that can choose least choose first; later ones may ask earlier ones to move to another side. Undefined
 * for a name for which there is no room.
 */
export function placeNames(marks: readonly Named[], room: Room): (Side | undefined)[] {
  const squares = marks.map((mark) => squareAround(mark, room.half));
  const things = [...squares, ...room.taken];
  const choices = marks.map((mark, index) => choicesOf(mark, squares[index], things, room));
  const fewestFirst = [...marks.keys()].sort((a, b) => (choices[a]?.length ?? 0) - (choices[b]?.length ?? 0));
  let placed: Placed = new Map();
  for (const index of fewestFirst) placed = withName(index, choices, placed, MOVES) ?? placed;
  return marks.map((_, index) => placed.get(index)?.side);
}

/** The sides on which a name is within the map and covers nothing, apart from its own mark. */
function choicesOf(mark: Named, own: Box | undefined, things: readonly Box[], { text, bounds }: Room): Choice[] {
  const width = mark.width * text;
  const [aside, above] = [FAR + width, FAR + text];
  const reach = {
    left: mark.x - aside,
    top: mark.y - above,
    right: mark.x + aside,
    bottom: mark.y + above,
  };
  const near = things.filter((thing) => thing !== own && overlaps(thing, reach));
  const choices: Choice[] = [];
  for (const side of SIDES) {
    const box = boxOf(mark.width, text, mark, side);
    const isOnMap = box.left >= 0 && box.top >= 0 && box.right <= bounds.width && box.bottom <= bounds.height;
    if (isOnMap && isClear(box, near)) choices.push({ side, box });
  }
  return choices;
}

/** The place of each name. Those that were placed later come later. */
type Placed = ReadonlyMap<number, Choice>;

/** The names with one more, and with those moved that were in its way. Undefined if that cannot be done. */
function withName(
  index: number,
  choices: readonly (readonly Choice[])[],
  placed: Placed,
  moves: number,
): Placed | undefined {
  const own = choices[index] ?? [];
  const free = own.find(({ box }) => isFree(box, placed));
  if (free) return new Map(placed).set(index, free);
  if (moves === 0) return undefined;
  for (const choice of own) {
    const moving = [...placed].flatMap(([at, { box }]) => (overlaps(choice.box, box) ? at : []));
    let next: Placed | undefined = new Map(
      [...placed].filter(([at]) => !moving.includes(at)).concat([[index, choice]]),
    );
    for (const at of moving) next = next && withName(at, choices, next, moves - 1);
    if (next?.get(index) === choice && moving.every((at) => next?.has(at))) return next;
  }
  return undefined;
}

function isFree(box: Box, placed: Placed): boolean {
  for (const other of placed.values()) if (overlaps(box, other.box)) return false;
  return true;
}

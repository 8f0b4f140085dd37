import { arcBetween } from './arc.ts';
import type { Polyline } from './path.ts';

/** How a line is drawn, in the words and units of SVG. */
export interface Stroke {
  readonly width: number;
  readonly cap: string;
  readonly join: string;
  readonly miterLimit: number;
  /** Lengths of dashes and gaps in turn. Empty for a line without gaps. */
  readonly dashes: readonly number[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Turns by less than this are taken for a curve, whose pieces need no join: the cosine of some eleven degrees. */
const STRAIGHT = 0.98;

/**
 * The area that lines cover when they are drawn with a pen, as contours to be filled by direction.
 *
 * @param scale how many pixels a unit is.
 */
export function strokeOutline(
  lines: readonly Polyline[],
  stroke: Stroke,
  scale: number,
): readonly (readonly number[])[] {
  return lines.flatMap((line) => {
    const whole = { points: withoutRepeats(line), closed: line.closed };
    const pieces = stroke.dashes.some((length) => length > 0) ? dashed(whole, stroke.dashes) : [whole];
    return pieces.flatMap((piece) => outlineOf(piece.points, piece.closed, stroke, scale));
  });
}

interface Line {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

function withoutRepeats({ points, closed }: Polyline): readonly Point[] {
  const kept: Point[] = [];
  const isNew = (x: number, y: number, last: Point | undefined) =>
    !last || Math.abs(x - last.x) > 1e-6 || Math.abs(y - last.y) > 1e-6;
  for (let at = 0; at < points.length; at += 2) {
    const [x = 0, y = 0] = [points[at], points[at + 1]];
    if (isNew(x, y, kept.at(-1))) kept.push({ x, y });
  }
  const [first] = kept;
  const last = kept.at(-1);
  if (closed && kept.length > 1 && first && last && !isNew(last.x, last.y, first)) kept.pop();
  return kept;
}

/** The pieces of a line between its gaps. A dash without length is a point. */
function dashed({ points, closed }: Line, dashes: readonly number[]): readonly Line[] {
  const [first] = points;
  const corners = closed && first ? [...points, first] : points;
  const pieces: Line[] = [];
  const lengths = dashes.length % 2 === 0 ? dashes : [...dashes, ...dashes];
  let turn = 0;
  let left = lengths[0] ?? 0;
  let piece: Point[] = first ? [first] : [];
  for (const [index, to] of corners.entries()) {
    const from = corners[index - 1];
    if (!from) continue;
    const length = distance(from, to);
    let done = 0;
    while (length - done > left) {
      done += left;
      const share = done / length;
      const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      if (turn % 2 === 0) pieces.push({ points: [...piece, at].filter(isFirst), closed: false });
      turn += 1;
      left = lengths[turn % lengths.length] ?? 0;
      piece = [at];
    }
    left -= length - done;
    piece.push(to);
  }
  if (turn % 2 === 0) pieces.push({ points: piece, closed: false });
  return pieces;
}

const isFirst = (point: Point, index: number, points: readonly Point[]) => {
  const before = points[index - 1];
  return !before || distance(point, before) > 1e-6;
};

function outlineOf(points: readonly Point[], closed: boolean, stroke: Stroke, scale: number): readonly number[][] {
  const half = stroke.width / 2;
  const [only] = points;
  if (!only) return [];
  if (points.length === 1) return stroke.cap === 'round' ? [circle(only, half, scale)] : [];
  const back = points.toReversed();
  if (closed) return [side(points, true, stroke, scale), side(back, true, stroke, scale)];
  return [
    [
      ...side(points, false, stroke, scale),
      ...cap(points, stroke, scale),
      ...side(back, false, stroke, scale),
      ...cap(back, stroke, scale),
    ],
  ];
}

/** The edge on the left of a line, as somebody sees it who walks along it on a screen. */
function side(points: readonly Point[], closed: boolean, stroke: Stroke, scale: number): number[] {
  const half = stroke.width / 2;
  const edge: number[] = [];
  const count = points.length;
  for (let index = 0; index < count; index++) {
    const at = points[index] as Point;
    const before = points[index - 1] ?? (closed ? points[count - 1] : undefined);
    const after = points[index + 1] ?? (closed ? points[0] : undefined);
    const arriving = before && direction(before, at);
    const leaving = after && direction(at, after);
    if (arriving && leaving) join(edge, at, arriving, leaving, stroke, scale);
    else {
      const way = (arriving ?? leaving) as Point;
      edge.push(at.x + way.y * half, at.y - way.x * half);
    }
  }
  return edge;
}

/** Goes round a corner on the left of it. */
function join(edge: number[], at: Point, arriving: Point, leaving: Point, stroke: Stroke, scale: number): void {
  const half = stroke.width / 2;
  const turn = arriving.x * leaving.y - arriving.y * leaving.x;
  const along = arriving.x * leaving.x + arriving.y * leaving.y;
  const start = [at.x + arriving.y * half, at.y - arriving.x * half] as const;
  const end = [at.x + leaving.y * half, at.y - leaving.x * half] as const;
  if (along > STRAIGHT) return void edge.push(...end);
  // On the inner side both edges reach beyond each other: by way of the corner, what they enclose is filled.
  if (turn < 0) return void edge.push(...start, at.x, at.y, ...end);
  edge.push(...start);
  if (stroke.join === 'round') {
    const around = arcBetween([arriving.y, -arriving.x], [leaving.y, -leaving.x], true, half * scale);
    for (const [x, y] of around) edge.push(at.x + x * half, at.y + y * half);
    return;
  }
  // A sharp corner sticks out by 1 / sin(angle / 2) half widths; past the limit it is cut off.
  if (stroke.join === 'miter' && 2 / (1 + along) <= stroke.miterLimit * stroke.miterLimit) {
    const reach = half / (1 + along);
    edge.push(at.x + (arriving.y + leaving.y) * reach, at.y - (arriving.x + leaving.x) * reach);
  }
  edge.push(...end);
}

/** The end of a line, from its left to its right. */
function cap(points: readonly Point[], stroke: Stroke, scale: number): number[] {
  const half = stroke.width / 2;
  const [before, at] = points.slice(-2) as [Point, Point];
  const { x, y } = direction(before, at);
  if (stroke.cap === 'square') {
    const [cornerX, cornerY] = [at.x + x * half, at.y + y * half];
    return [cornerX + y * half, cornerY - x * half, cornerX - y * half, cornerY + x * half];
  }
  if (stroke.cap !== 'round') return [];
  return arcBetween([y, -x], [-y, x], true, half * scale).flatMap((point) => [
    at.x + point[0] * half,
    at.y + point[1] * half,
  ]);
}

function circle({ x, y }: Point, half: number, scale: number): number[] {
  const around = [
    ...arcBetween([1, 0], [-1, 0], true, half * scale),
    ...arcBetween([-1, 0], [1, 0], true, half * scale),
  ];
  return around.flatMap((point) => [x + point[0] * half, y + point[1] * half]);
}

function direction(from: Point, to: Point): Point {
  const length = distance(from, to);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function distance(from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return Math.sqrt(x * x + y * y);
}

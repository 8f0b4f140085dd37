import { TOLERANCE } from './arc.ts';
import { ellipticalArc } from './elliptical-arc.ts';
import { PathReader } from './path-reader.ts';

/** A line of straight pieces. Filled, it ends where it began in any case. */
export interface Polyline {
  /** `x` and `y` in turn. */
  readonly points: readonly number[];
  readonly closed: boolean;
}

/**
 * Path data of SVG as straight lines, in the units of the path.
 *
 * @param scale how many pixels a unit is, so that curves are as smooth as they can be seen.
 */
export function flatten(data: string, scale: number): readonly Polyline[] {
  const reader = new PathReader(data);
  const pen = new Pen(scale);
  const num = () => reader.number();
  let before = '';
  for (let letter = reader.command(before); letter; letter = reader.command(before)) {
    const kind = letter.toUpperCase();
    const [dx, dy] = letter === kind ? [0, 0] : [pen.x, pen.y];
    if (kind === 'M') pen.moveTo(dx + num(), dy + num());
    else if (kind === 'L') pen.lineTo(dx + num(), dy + num());
    else if (kind === 'H') pen.lineTo(dx + num(), pen.y);
    else if (kind === 'V') pen.lineTo(pen.x, dy + num());
    else if (kind === 'C') pen.curveTo(dx + num(), dy + num(), dx + num(), dy + num(), dx + num(), dy + num());
    else if (kind === 'S') pen.curveTo(...pen.onward(before, /[CS]/i), dx + num(), dy + num(), dx + num(), dy + num());
    else if (kind === 'Q') pen.bowTo(dx + num(), dy + num(), dx + num(), dy + num());
    else if (kind === 'T') pen.bowTo(...pen.onward(before, /[QT]/i), dx + num(), dy + num());
    else if (kind === 'A') {
      const ellipse = { rx: num(), ry: num(), angle: num(), large: reader.flag(), clockwise: reader.flag() };
      for (const [x, y] of ellipticalArc(pen.x, pen.y, ellipse, dx + num(), dy + num(), scale)) pen.lineTo(x, y);
    } else if (kind === 'Z') pen.close();
    else throw new Error(`Path data does not know «${letter}»: ${data.slice(0, 80)}`);
    before = letter;
  }
  pen.lift(false);
  return pen.lines;
}

/** Draws straight lines, and curves as many of them. A class, so that its steps are compiled once for all paths. */
class Pen {
  readonly lines: Polyline[] = [];
  x = 0;
  y = 0;
  private readonly scale: number;
  private points: number[] = [];
  private startX = 0;
  private startY = 0;
  private controlX = 0;
  private controlY = 0;

  constructor(scale: number) {
    this.scale = scale;
  }

  lift(closed: boolean): void {
    if (this.points.length > 0) this.lines.push({ points: this.points, closed });
    this.points = [];
  }

  moveTo(x: number, y: number): void {
    this.lift(false);
    this.x = this.startX = x;
    this.y = this.startY = y;
  }

  close(): void {
    this.lift(true);
    this.x = this.startX;
    this.y = this.startY;
  }

  lineTo(x: number, y: number): void {
    if (this.points.length === 0) this.points.push(this.x, this.y);
    this.points.push(x, y);
    this.x = x;
    this.y = y;
  }

  /** With two control points. */
  curveTo(x1: number, y1: number, x2: number, y2: number, x3: number, y3: number): void {
    const { x: x0, y: y0 } = this;
    const bend = Math.max(bendOf(x0, y0, x1, y1, x2, y2), bendOf(x1, y1, x2, y2, x3, y3));
    const pieces = Math.ceil(Math.sqrt((0.75 * bend * this.scale) / TOLERANCE));
    for (let piece = 1; piece < pieces; piece++) {
      const t = piece / pieces;
      const s = 1 - t;
      const a = s * s * s;
      const b = 3 * s * s * t;
      const c = 3 * s * t * t;
      const d = t * t * t;
      this.lineTo(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
    }
    this.lineTo(x3, y3);
    this.controlX = x2;
    this.controlY = y2;
  }

  /** With one control point. */
  bowTo(x1: number, y1: number, x2: number, y2: number): void {
    const { x: x0, y: y0 } = this;
    const pieces = Math.ceil(Math.sqrt((bendOf(x0, y0, x1, y1, x2, y2) * this.scale) / (4 * TOLERANCE)));
    for (let piece = 1; piece < pieces; piece++) {
      const t = piece / pieces;
      const s = 1 - t;
      this.lineTo(s * s * x0 + 2 * s * t * x1 + t * t * x2, s * s * y0 + 2 * s * t * y1 + t * t * y2);
    }
    this.lineTo(x2, y2);
    this.controlX = x1;
    this.controlY = y1;
  }

  /** The control point of a curve that goes on in the direction in which one of its kind arrived. */
  onward(before: string, kind: RegExp): [number, number] {
    return kind.test(before) ? [2 * this.x - this.controlX, 2 * this.y - this.controlY] : [this.x, this.y];
  }
}

/** How far the point in the middle lies from where a straight line would have it, doubled. */
function bendOf(x0: number, y0: number, x1: number, y1: number, x2: number, y2: number): number {
  const [x, y] = [x0 - 2 * x1 + x2, y0 - 2 * y1 + y2];
  return Math.sqrt(x * x + y * y);
}

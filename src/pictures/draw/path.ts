import { arcBetween, TOLERANCE } from './arc.ts';

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
  const reader = new Reader(data);
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
      for (const [x, y] of arc(pen.x, pen.y, ellipse, dx + num(), dy + num(), scale)) pen.lineTo(x, y);
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

interface Ellipse {
  readonly rx: number;
  readonly ry: number;
  /** Of its axis, in degrees. */
  readonly angle: number;
  /** True for the longer way round. */
  readonly large: boolean;
  readonly clockwise: boolean;
}

/** From the ends of an arc to its centre, as appendix B.2.4 of SVG 2 does it; then the points between them. */
function arc(
  x1: number,
  y1: number,
  { rx, ry, angle, large, clockwise }: Ellipse,
  x2: number,
  y2: number,
  scale: number,
) {
  if (x1 === x2 && y1 === y2) return [];
  if (!(rx && ry)) return [[x2, y2] as const];
  const [cos, sin] =
    angle % 180 === 0 ? [1, 0] : [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const [halfX, halfY] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [px, py] = [(cos * halfX + sin * halfY) / Math.abs(rx), (cos * halfY - sin * halfX) / Math.abs(ry)];
  // An ellipse that is too small to reach both ends grows until it does.
  const distance = px * px + py * py;
  const grown = Math.max(1, Math.sqrt(distance));
  const [ux, uy] = [px / grown, py / grown];
  const across = grown > 1 ? 0 : Math.sqrt(1 / distance - 1);
  const side = large === clockwise ? -1 : 1;
  const [cx, cy] = [side * across * uy, -side * across * ux];
  const [radiusX, radiusY] = [Math.abs(rx) * grown, Math.abs(ry) * grown];
  const around = arcBetween([ux - cx, uy - cy], [-ux - cx, -uy - cy], clockwise, Math.max(radiusX, radiusY) * scale);
  const [middleX, middleY] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return around.map(([x, y], index) => {
    if (index === around.length - 1) return [x2, y2] as const;
    const [ex, ey] = [(x + cx) * radiusX, (y + cy) * radiusY];
    return [middleX + cos * ex - sin * ey, middleY + sin * ex + cos * ey] as const;
  });
}

/** Reads path data from left to right. The flags of arcs need no space between them. */
class Reader {
  private readonly data: string;
  private at = 0;

  constructor(data: string) {
    this.data = data;
  }

  /** The next command, or the one before again if numbers follow without one. Nothing at the end. */
  command(before: string): string {
    this.skipSpace();
    if (this.at === this.data.length) return '';
    const letter = this.data.charAt(this.at);
    if (isLetter(letter)) {
      this.at += 1;
      return letter;
    }
    if (before === '' || before === 'z' || before === 'Z') this.fail();
    return before === 'M' ? 'L' : before === 'm' ? 'l' : before;
  }

  number(): number {
    this.skipSpace();
    const start = this.at;
    this.skipSign();
    this.skipDigits();
    if (this.data.charAt(this.at) === '.') this.at += 1;
    this.skipDigits();
    const letter = this.data.charAt(this.at);
    if (letter === 'e' || letter === 'E') {
      this.at += 1;
      this.skipSign();
      this.skipDigits();
    }
    const number = Number(this.data.slice(start, this.at));
    return start === this.at || Number.isNaN(number) ? this.fail() : number;
  }

  flag(): boolean {
    this.skipSpace();
    const letter = this.data.charAt(this.at);
    this.at += 1;
    return letter === '1' || (letter === '0' ? false : this.fail());
  }

  private skipSign(): void {
    const letter = this.data.charAt(this.at);
    if (letter === '-' || letter === '+') this.at += 1;
  }

  private skipDigits(): void {
    for (; this.at < this.data.length; this.at++) {
      const code = this.data.charCodeAt(this.at);
      if (code < 48 || code > 57) return;
    }
  }

  /** Space of any kind, and commas. */
  private skipSpace(): void {
    for (; this.at < this.data.length; this.at++) {
      const code = this.data.charCodeAt(this.at);
      if (code !== 32 && code !== 44 && (code < 9 || code > 13)) return;
    }
  }

  private fail(): never {
    throw new Error(`Path data is not understood at ${this.at}: ${this.data.slice(0, 80)}`);
  }
}

const isLetter = (letter: string) => (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');

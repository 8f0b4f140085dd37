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
  const lines: Polyline[] = [];
  const { command, number, flag } = reader(data);
  let points: number[] = [];
  let [x, y, startX, startY, controlX, controlY] = [0, 0, 0, 0, 0, 0];
  const end = (closed: boolean) => {
    if (points.length > 0) lines.push({ points, closed });
    points = [];
  };
  const to = (nextX: number, nextY: number) => {
    if (points.length === 0) points.push(x, y);
    points.push(nextX, nextY);
    [x, y] = [nextX, nextY];
  };
  const curve = (x1: number, y1: number, x2: number, y2: number, x3: number, y3: number) => {
    const bend = Math.max(bendOf(x, y, x1, y1, x2, y2), bendOf(x1, y1, x2, y2, x3, y3));
    const pieces = Math.max(1, Math.ceil(Math.sqrt((0.75 * bend * scale) / TOLERANCE)));
    const [x0, y0] = [x, y];
    for (let piece = 1; piece < pieces; piece++) {
      const t = piece / pieces;
      const s = 1 - t;
      const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      to(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
    }
    to(x3, y3);
    [controlX, controlY] = [x2, y2];
  };
  const quadratic = (x1: number, y1: number, x2: number, y2: number) => {
    const pieces = Math.max(1, Math.ceil(Math.sqrt((bendOf(x, y, x1, y1, x2, y2) * scale) / (4 * TOLERANCE))));
    const [x0, y0] = [x, y];
    for (let piece = 1; piece < pieces; piece++) {
      const t = piece / pieces;
      const s = 1 - t;
      to(s * s * x0 + 2 * s * t * x1 + t * t * x2, s * s * y0 + 2 * s * t * y1 + t * t * y2);
    }
    to(x2, y2);
    [controlX, controlY] = [x1, y1];
  };

  let before = '';
  for (let letter = command(before); letter; letter = command(before)) {
    const kind = letter.toUpperCase();
    const [dx, dy] = letter === kind ? [0, 0] : [x, y];
    // A smooth curve goes on in the direction in which the one before it arrived.
    const [smoothX, smoothY] =
      'ST'.includes(kind) && (kind === 'S' ? /[CS]/i : /[QT]/i).test(before)
        ? [2 * x - controlX, 2 * y - controlY]
        : [x, y];
    if (kind === 'M') {
      end(false);
      [x, y] = [dx + number(), dy + number()];
      [startX, startY] = [x, y];
    } else if (kind === 'L') to(dx + number(), dy + number());
    else if (kind === 'H') to(dx + number(), y);
    else if (kind === 'V') to(x, dy + number());
    else if (kind === 'C')
      curve(dx + number(), dy + number(), dx + number(), dy + number(), dx + number(), dy + number());
    else if (kind === 'S') curve(smoothX, smoothY, dx + number(), dy + number(), dx + number(), dy + number());
    else if (kind === 'Q') quadratic(dx + number(), dy + number(), dx + number(), dy + number());
    else if (kind === 'T') quadratic(smoothX, smoothY, dx + number(), dy + number());
    else if (kind === 'A') {
      const ellipse = { rx: number(), ry: number(), angle: number(), large: flag(), clockwise: flag() };
      for (const [nextX, nextY] of arc(x, y, ellipse, dx + number(), dy + number(), scale)) to(nextX, nextY);
    } else if (kind === 'Z') {
      end(true);
      [x, y] = [startX, startY];
    } else throw new Error(`Path data does not know «${letter}»: ${data.slice(0, 80)}`);
    before = letter;
  }
  end(false);
  return lines;
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
function reader(data: string) {
  let at = 0;
  const code = () => data.charCodeAt(at);
  const skipSpace = () => {
    while (isSpace(code())) at += 1;
  };
  const skipDigits = () => {
    while (isDigit(code())) at += 1;
  };
  const fail = (): never => {
    throw new Error(`Path data is not understood at ${at}: ${data.slice(0, 80)}`);
  };
  return {
    /** The next command, or the one before again if numbers follow without one. Nothing at the end. */
    command(before: string): string {
      skipSpace();
      if (at === data.length) return '';
      const letter = data.charAt(at);
      if (/[a-z]/i.test(letter)) {
        at += 1;
        return letter;
      }
      if (before === '' || before === 'z' || before === 'Z') fail();
      return before === 'M' ? 'L' : before === 'm' ? 'l' : before;
    },
    number(): number {
      skipSpace();
      const start = at;
      if (data[at] === '-' || data[at] === '+') at += 1;
      skipDigits();
      if (data[at] === '.') at += 1;
      skipDigits();
      if (data[at] === 'e' || data[at] === 'E') {
        at += data[at + 1] === '-' || data[at + 1] === '+' ? 2 : 1;
        skipDigits();
      }
      const number = Number(data.slice(start, at));
      return start === at || Number.isNaN(number) ? fail() : number;
    },
    flag(): boolean {
      skipSpace();
      const letter = data[at];
      at += 1;
      return letter === '1' || (letter === '0' ? false : fail());
    },
  };
}

const isDigit = (code: number) => code >= 48 && code <= 57;

/** Space of any kind, and the comma. */
const isSpace = (code: number) => code === 32 || code === 44 || (code >= 9 && code <= 13);

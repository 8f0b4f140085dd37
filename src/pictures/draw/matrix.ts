/** `x' = a·x + c·y + e`, `y' = b·x + d·y + f`, in the order of SVG. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First the inner one, then the outer one. */
export function times([a, b, c, d, e, f]: Matrix, inner: Matrix): Matrix {
  const [ia, ib, ic, id, ie, jf] = inner;
  return [a * ia + c * ib, b * ia + d * ib, a * ic + c * id, b * ic + d * id, a * ie + c * jf + e, b * ie + d * jf + f];
}

/** How many pixels a unit becomes, in the middle of all directions. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));

/** Points given by `x` and `y` in turn. */
export function moved(points: readonly number[], [a, b, c, d, e, f]: Matrix): readonly number[] {
  const there = new Array<number>(points.length);
  for (let at = 0; at < points.length; at += 2) {
    const x = points[at] ?? 0;
    const y = points[at + 1] ?? 0;
    there[at] = a * x + c * y + e;
    there[at + 1] = b * x + d * y + f;
  }
  return there;
}

/** The attribute `transform` of SVG. */
export function transformOf(text: string | undefined): Matrix {
  const steps = [...(text ?? '').matchAll(/(\w+)\s*\(([^)]*)\)/g)];
  return steps.reduce((matrix, [, name = '', list = '']) => {
    const numbers = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    return times(matrix, step(name, numbers));
  }, IDENTITY);
}

function step(name: string, numbers: readonly number[]): Matrix {
  const [first = 0, second, third = 0, ...rest] = numbers;
  if (name === 'translate') return [1, 0, 0, 1, first, second ?? 0];
  if (name === 'scale') return [first, 0, 0, second ?? first, 0, 0];
  if (name === 'matrix') return [first, second ?? 0, third, rest[0] ?? 1, rest[1] ?? 0, rest[2] ?? 0];
  if (name === 'rotate' && second === undefined) {
    const [cos, sin] = [Math.cos((first * Math.PI) / 180), Math.sin((first * Math.PI) / 180)];
    return [cos, sin, -sin, cos, 0, 0];
  }
  throw new Error(`A picture is moved by «${name}», which is not known here.`);
}

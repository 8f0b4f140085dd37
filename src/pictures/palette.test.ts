import { expect, test } from 'vitest';
import { indexed } from './palette.ts';

const WIDTH = 100;

/** Rows of pixels, each of one colour given as `0xrrggbb`, or of one for each pixel. */
const rgbaOf = (rows: readonly (number | ((x: number) => number))[]) =>
  Uint8Array.from(
    rows.flatMap((row) =>
      Array.from({ length: WIDTH }, (_, x) => (typeof row === 'number' ? row : row(x))).flatMap((color) => [
        color >> 16,
        (color >> 8) & 255,
        color & 255,
        255,
      ]),
    ),
  );

/** The colour that each pixel has in the end. */
function shown(rgba: Uint8Array): readonly number[] {
  const { colors, rows } = indexed(rgba, WIDTH);
  expect(colors.length).toBeLessThanOrEqual(3 * 256);
  const lines = Array.from({ length: rows.length / (WIDTH + 1) }, (_, y) =>
    rows.subarray(y * (WIDTH + 1), (y + 1) * (WIDTH + 1)),
  );
  expect(lines.filter((line) => line[0] !== 0)).toEqual([]);
  return lines.flatMap((line) => [...line.subarray(1)].map((number) => Buffer.from(colors).readUIntBE(number * 3, 3)));
}

test('an area keeps its exact colour, however near it is to others and however many colours mix along its edges', () => {
  const areas = [0xfbfaf7, 0xfbfaf8, 0xc03217].flatMap((color) => Array.from({ length: 5 }, () => color));
  const edges = Array.from({ length: 40 }, (_, y) => (x: number) => ((y * WIDTH + x) * 4099) & 0xffffff);
  const pixels = shown(rgbaOf([...edges, ...areas]));
  expect(pixels.slice(40 * WIDTH)).toEqual(areas.flatMap((color) => Array.from({ length: WIDTH }, () => color)));
});

test('a colour of an edge becomes one that the eye takes for it', () => {
  const shade = (x: number) => 0x0b2b33 + x * 0x020101;
  const [first, second] = [shown(rgbaOf([shade, 0xffffff])), Array.from({ length: WIDTH }, (_, x) => shade(x))];
  const apart = second.map((color, x) => {
    const other = first[x] ?? 0;
    return Math.max(...[16, 8, 0].map((bits) => Math.abs(((color >> bits) & 255) - ((other >> bits) & 255))));
  });
  expect(Math.max(...apart)).toBeLessThan(16);
});

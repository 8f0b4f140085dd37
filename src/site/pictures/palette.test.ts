import { expect, test } from 'vitest';
import { indexed } from './palette.ts';

const WIDTH = 100;

/** Makes rows of pixels: of one colour such as `0xrrggbb`, or of a function of the column. */
const rgbaOf = (rows: readonly (number | ((x: number) => number))[]) =>
  Uint8Array.from(
    rows.flatMap((row) =>
      Array.from({ length: WIDTH }, (_, x) => (typeof row === 'number' ? row : row(x))).flatMap((colour) => [
        colour >> 16,
        (colour >> 8) & 255,
        colour & 255,
        255,
      ]),
    ),
  );

/** Returns the resulting colour of each pixel. */
function pixelsOf(rgba: Uint8Array): readonly number[] {
  const { colours, rows } = indexed(rgba, WIDTH);
  expect(colours.length).toBeLessThanOrEqual(3 * 256);
  const lines = Array.from({ length: rows.length / (WIDTH + 1) }, (_, y) =>
    rows.subarray(y * (WIDTH + 1), (y + 1) * (WIDTH + 1)),
  );
  expect(lines.filter((line) => line[0] !== 0)).toEqual([]);
  return lines.flatMap((line) => [...line.subarray(1)].map((number) => Buffer.from(colours).readUIntBE(number * 3, 3)));
}

test('an area keeps its exact colour, despite similar areas and thousands of colours along edges', () => {
  const areas = [0xfbfaf7, 0xfbfaf8, 0xc03217].flatMap((colour) => Array.from({ length: 5 }, () => colour));
  const edges = Array.from({ length: 40 }, (_, y) => (x: number) => ((y * WIDTH + x) * 4099) & 0xffffff);
  const pixels = pixelsOf(rgbaOf([...edges, ...areas]));
  expect(pixels.slice(40 * WIDTH)).toEqual(areas.flatMap((colour) => Array.from({ length: WIDTH }, () => colour)));
});

test('a colour along an edge becomes a similar one', () => {
  const shade = (x: number) => 0x0b2b33 + x * 0x020101;
  const pixels = pixelsOf(rgbaOf([shade, 0xffffff]));
  const differences = Array.from({ length: WIDTH }, (_, x) => {
    const [before, after] = [shade(x), pixels[x] ?? 0];
    return Math.max(...[16, 8, 0].map((bits) => Math.abs(((before >> bits) & 255) - ((after >> bits) & 255))));
  });
  expect(Math.max(...differences)).toBeLessThan(16);
});

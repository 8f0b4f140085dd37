import { copyPalette, createPalette, numberOfArea, numberOfMixture, type Palette } from './palette.ts';
import { FULL, type Spans } from './spans.ts';

/** A sheet to paint on, with as many colours as a PNG can number in a byte. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Numbers of colours, row by row, each row with a zero before it, as PNG wants them: «not filtered». */
  readonly pixels: Uint8Array;
  readonly palette: Palette;
}

/** A sheet of the first colour that somebody paints with: that of its ground, for which zeros are packed best. */
export function createSheet(width: number, height: number): Sheet {
  return { width, height, pixels: new Uint8Array((width + 1) * height), palette: createPalette() };
}

/** Makes a sheet show what another one of the same size shows. */
export function copySheet(from: Sheet, to: Sheet): void {
  to.pixels.set(from.pixels);
  copyPalette(from.palette, to.palette);
}

/** Longer pieces of a row are filled by the engine, shorter ones here: asking it takes as long as that many pixels. */
const LONG = 40;

/** Paints what is covered, from an offset. */
export function paint(sheet: Sheet, spans: Spans, color: number, opacity: number, dx = 0, dy = 0): void {
  const { width, height, pixels, palette } = sheet;
  const solid = opacity === 1 ? numberOfArea(palette, color) : -1;
  // Most pixels lie beside others of the same colour, which then becomes the same again.
  let under = -1;
  let level = -1;
  let over = solid;
  for (let at = 0; at < spans.length; at += 4) {
    const y = (spans[at + 1] ?? 0) + dy;
    const x = (spans[at] ?? 0) + dx;
    const from = x < 0 ? 0 : x;
    const to = Math.min(x + (spans[at + 2] ?? 0), width);
    if (y < 0 || y >= height || from >= to) continue;
    const row = y * (width + 1) + 1;
    const covered = spans[at + 3] ?? 0;
    if (covered === FULL && solid >= 0) {
      fill(pixels, solid, row + from, row + to);
      continue;
    }
    for (let pixel = row + from; pixel < row + to; ) {
      const there = pixels[pixel] ?? 0;
      if (there !== under || covered !== level) {
        under = there;
        level = covered;
        over = numberOfMixture(palette, under, color, Math.round((level / FULL) * opacity * 255), level === FULL);
      }
      const start = pixel;
      do pixel += 1;
      while (pixel < row + to && pixels[pixel] === under);
      fill(pixels, over, start, pixel);
    }
  }
}

function fill(pixels: Uint8Array, number: number, from: number, to: number): void {
  if (to - from > LONG) pixels.fill(number, from, to);
  else for (let pixel = from; pixel < to; pixel++) pixels[pixel] = number;
}

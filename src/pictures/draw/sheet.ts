import { createPalette, type Palette } from './palette.ts';
import { FULL, type Spans } from './spans.ts';

/** A sheet to paint on, with as many colours as a PNG can number in a byte. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Numbers of colours, row by row, each row with a zero before it, as PNG wants them: «not filtered». */
  readonly pixels: Uint8Array;
  readonly palette: Palette;
  /** Paints what is covered, from an offset. */
  paint(spans: Spans, color: number, opacity: number, dx?: number, dy?: number): void;
  /** Makes this one show what another one of the same size shows. */
  become(other: Sheet): void;
}

/** An empty sheet is black. */
export function createSheet(width: number, height: number): Sheet {
  const stride = width + 1;
  const pixels = new Uint8Array(stride * height);
  const palette = createPalette();
  return {
    width,
    height,
    pixels,
    palette,
    paint(spans, color, opacity, dx = 0, dy = 0) {
      const solid = opacity === 1 ? palette.area(color) : -1;
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
        const start = y * stride + 1 + from;
        const end = y * stride + 1 + to;
        const covered = spans[at + 3] ?? 0;
        if (covered === FULL && solid >= 0) {
          if (end - start > 40) pixels.fill(solid, start, end);
          else for (let pixel = start; pixel < end; pixel++) pixels[pixel] = solid;
          continue;
        }
        for (let pixel = start; pixel < end; ) {
          const there = pixels[pixel] ?? 0;
          if (there !== under || covered !== level) {
            under = there;
            level = covered;
            over = palette.mix(under, color, Math.round((level / FULL) * opacity * 255), level === FULL);
          }
          const from = pixel;
          do pixel += 1;
          while (pixel < end && pixels[pixel] === under);
          if (pixel - from > 40) pixels.fill(over, from, pixel);
          else for (let each = from; each < pixel; each++) pixels[each] = over;
        }
      }
    },
    become(other) {
      pixels.set(other.pixels);
      palette.become(other.palette);
    },
  };
}

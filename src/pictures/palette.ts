/** What a PNG with a byte for each pixel holds. */
export interface Indexed {
  /** Red, green and blue of each colour, by its number. */
  readonly colors: Uint8Array;
  /** Row by row, a zero for «not filtered» and then the number of each pixel's colour. */
  readonly rows: Uint8Array;
}

/** As many colours as a byte can number. */
const MOST = 256;

/** A colour that so many pixels have is kept as it is. */
const AREA = 400;

/** Of other colours that agree in these bits, one is kept: nobody sees the difference in single pixels along an edge. */
const ALIKE = 0xf0f0f0;

/**
 * Numbers the colours of an opaque picture. Areas keep their exact colour; the colours of edges, of
 * which there are thousands, become the nearest of those that are kept.
 *
 * @param rgba four bytes for each pixel, row by row, at an address that four divides
 */
export function indexed(rgba: Uint8Array, width: number): Indexed {
  const pixels = new Int32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  const runs = runsOf(pixels, width);
  const counts = new Map<number, number>();
  for (let run = 0, from = 0; run < runs.length; run += 2) {
    const [color, to] = [runs[run] as number, runs[run + 1] as number];
    counts.set(color, (counts.get(color) ?? 0) + to - from);
    from = to;
  }
  const colors = keptOf(counts);
  const numbers = new Map([...counts.keys()].map((color) => [color, nearest(colors, color)]));
  const rows = new Uint8Array(pixels.length + pixels.length / width);
  for (let run = 0, at = 0; run < runs.length; run += 2) {
    const [color, to] = [runs[run] as number, runs[run + 1] as number];
    const row = Math.ceil(to / width);
    if (at % (width + 1) === 0) at += 1;
    rows.fill(numbers.get(color) ?? 0, at, to + row);
    at = to + row;
  }
  return { colors: Uint8Array.from(colors.flatMap(channels)), rows };
}

/** Pieces of rows, since most pixels lie beside others of the same colour: for each its colour and the pixel after it. */
function runsOf(pixels: Int32Array, width: number): readonly number[] {
  const runs: number[] = [];
  for (let start = 0; start < pixels.length; start += width) {
    const end = start + width;
    let last = pixels[start] as number;
    for (let at = start + 1; at < end; at++) {
      const color = pixels[at] as number;
      if (color === last) continue;
      runs.push(last, at);
      last = color;
    }
    runs.push(last, end);
  }
  return runs;
}

/** The colours that are kept. */
function keptOf(counts: ReadonlyMap<number, number>): readonly number[] {
  const colors: number[] = [];
  const groups = new Set<number>();
  // Of colours that are equally frequent, the one that comes first in the picture comes first: sorting keeps their order.
  for (const [color, count] of [...counts].sort(([, a], [, b]) => b - a)) {
    if (colors.length < MOST && (count >= AREA || !groups.has(color & ALIKE))) colors.push(color);
    groups.add(color & ALIKE);
  }
  return colors;
}

/** The number of the colour that is least far away. */
function nearest(colors: readonly number[], wanted: number): number {
  const [red, green, blue] = channels(wanted);
  let [best, least] = [0, Infinity];
  for (let number = 0; number < colors.length; number++) {
    const color = colors[number] as number;
    const r = (color & 255) - red;
    const g = ((color >> 8) & 255) - green;
    const b = ((color >> 16) & 255) - blue;
    const apart = r * r + g * g + b * b;
    if (apart < least) [best, least] = [number, apart];
  }
  return best;
}

/** Red comes first in memory, and so lies in the lowest byte of a number. */
const channels = (color: number) => [color & 255, (color >> 8) & 255, (color >> 16) & 255] as const;

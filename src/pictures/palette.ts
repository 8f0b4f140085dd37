/** What a PNG with a byte for each pixel holds. */
export interface Indexed {
  /** Red, green and blue of each colour, by its number. */
  readonly colors: Uint8Array;
  /** Row by row, a zero for «not filtered» and then the number of each pixel's colour. */
  readonly rows: Uint8Array;
}

/** As many colours as a byte can number. */
const MOST = 256;

/** A colour of at least this number of pixels is kept as it is. */
const AREA = 400;

/** Of other colours that agree in these bits, one is kept: no one sees the difference in single pixels along an edge. */
const ALIKE = 0xf0f0f0;

/**
 * Numbers the colours of an opaque picture. Areas keep their exact colour; the colours of edges, of
 * which there are thousands, become the nearest of those that are kept.
 *
 * @param rgba four bytes for each pixel, row by row, at an address that four divides
 */
export function indexed(rgba: Uint8Array, width: number): Indexed {
  const pixels = new Int32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  const { found, counts, runs } = runsOf(pixels, width);
  const colors = keptOf(found, counts);
  const numbers = nearestOf(found, colors);
  const rows = new Uint8Array(pixels.length + pixels.length / width);
  for (let run = 0, from = 0; run < runs.length; run += 2) {
    const to = runs[run + 1] as number;
    const row = Math.ceil(to / width);
    const number = numbers[runs[run] as number] as number;
    rows.fill(number, from + row, to + row);
    from = to;
  }
  return { colors: Uint8Array.from(colors.flatMap(channels)), rows };
}

interface Runs {
  /** All colours, as they are met, and how many pixels have each. */
  readonly found: readonly number[];
  readonly counts: readonly number[];
  /** Pieces of rows: for each the index of its colour, and the pixel after it. Most pixels are like those beside them. */
  readonly runs: readonly number[];
}

function runsOf(pixels: Int32Array, width: number): Runs {
  const indices = new Map<number, number>();
  const counts: number[] = [];
  const runs: number[] = [];
  let from = 0;
  const add = (color: number, to: number) => {
    const index = indices.get(color) ?? indices.size;
    if (index === indices.size) indices.set(color, index);
    counts[index] = (counts[index] ?? 0) + to - from;
    runs.push(index, to);
    from = to;
  };
  for (let start = 0; start < pixels.length; start += width) {
    let last = pixels[start] as number;
    for (let at = start + 1; at < start + width; at++) {
      const color = pixels[at] as number;
      if (color === last) continue;
      add(last, at);
      last = color;
    }
    add(last, start + width);
  }
  return { found: [...indices.keys()], counts, runs };
}

/** The colours that are kept. */
function keptOf(found: readonly number[], counts: readonly number[]): readonly number[] {
  const countOf = (index: number) => counts[index] as number;
  const colors: number[] = [];
  const groups = new Set<number>();
  // Of colours that are equally frequent, the one that comes first in the picture comes first.
  for (const index of [...found.keys()].sort((a, b) => countOf(b) - countOf(a) || a - b)) {
    const color = found[index] as number;
    if (colors.length < MOST && (countOf(index) >= AREA || !groups.has(color & ALIKE))) colors.push(color);
    groups.add(color & ALIKE);
  }
  return colors;
}

/** For each colour that was found the number of the one that is least far away. */
function nearestOf(found: readonly number[], colors: readonly number[]): Uint8Array {
  const kept = Uint8Array.from(colors.flatMap(channels));
  return Uint8Array.from(found, (wanted) => {
    const red = wanted & 255;
    const green = (wanted >> 8) & 255;
    const blue = (wanted >> 16) & 255;
    let best = 0;
    let least = 3 * 256 * 256;
    for (let at = 0; at < kept.length; at += 3) {
      const r = (kept[at] as number) - red;
      const g = (kept[at + 1] as number) - green;
      const b = (kept[at + 2] as number) - blue;
      const apart = r * r + g * g + b * b;
      if (apart < least) {
        best = at;
        least = apart;
      }
    }
    return best / 3;
  });
}

/** Red comes first in memory, and so lies in the lowest byte of a number. */
const channels = (color: number) => [color & 255, (color >> 8) & 255, (color >> 16) & 255] as const;

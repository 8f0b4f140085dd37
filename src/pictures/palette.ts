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
  const seen = new Map<number, number>();
  const counts: number[] = [];
  // Most pixels lie beside others of the same colour, so runs are what is looked at: where each ends, and its colour.
  const runs: number[] = [];
  for (let at = 0; at < pixels.length; ) {
    const color = pixels[at] as number;
    const start = at;
    do at += 1;
    while (pixels[at] === color && at % width !== 0);
    const index = seen.get(color) ?? seen.size;
    if (index === seen.size) seen.set(color, index);
    counts[index] = (counts[index] ?? 0) + at - start;
    runs.push(at, index);
  }
  const { colors, numbers } = numbered([...seen.keys()], counts);
  const rows = new Uint8Array(pixels.length + pixels.length / width);
  let from = 1;
  for (let run = 0; run < runs.length; run += 2) {
    const at = runs[run] as number;
    const row = Math.ceil(at / width);
    rows.fill(numbers[runs[run + 1] as number] as number, from, at + row);
    from = at + row + (at % width === 0 ? 1 : 0);
  }
  return { colors: Uint8Array.from(colors.flatMap(channels)), rows };
}

/** The colours that are kept, and for each of all colours which of them stands for it. */
function numbered(found: readonly number[], counts: readonly number[]) {
  const countOf = (index: number) => counts[index] as number;
  const colors: number[] = [];
  const groups = new Set<number>();
  // Of colours that are equally frequent, the one that comes first in the picture comes first.
  for (const index of [...found.keys()].sort((a, b) => countOf(b) - countOf(a) || a - b)) {
    const color = found[index] as number;
    const isWanted = countOf(index) >= AREA || !groups.has(color & ALIKE);
    if (colors.length < MOST && isWanted) colors.push(color);
    groups.add(color & ALIKE);
  }
  return { colors, numbers: Uint8Array.from(found, (color) => nearest(colors, color)) };
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

/** What a PNG with a byte for each pixel holds. */
export interface Indexed {
  /** Red, green and blue of each colour, by its number. */
  readonly colors: Uint8Array;
  /** Row by row, a zero for «not filtered» and then the number of each pixel's colour. */
  readonly rows: Uint8Array;
}

const MOST = 256;

/** A colour that so many pixels have is kept as it is. */
const AREA = 400;

/** Of other colours that agree in these bits, one is kept: no one sees the difference in single pixels along an edge. */
const ALIKE = 0xf0f0f0;

/**
 * Numbers the colours of an opaque picture. Areas keep their exact colour; thousands of colours along edges become the
 * nearest that is kept.
 *
 * @param rgba four bytes for each pixel, row by row, at an address that four divides
 */
export function indexed(rgba: Uint8Array, width: number): Indexed {
  const pixels = new Int32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  const counts = countColors(pixels);
  const colors = keptOf(counts);
  const numbers = nearestOf([...counts.keys()], colors);
  const rows = new Uint8Array(pixels.length + pixels.length / width);
  let last: number | undefined;
  let number = 0;
  for (let from = 0, to = 0; from < pixels.length; from += width) {
    rows[to++] = 0;
    for (let at = from; at < from + width; at++) {
      if (pixels[at] !== last) {
        last = pixels[at] as number;
        number = numbers.get(last) as number;
      }
      rows[to++] = number;
    }
  }
  return { colors: Uint8Array.from(colors.flatMap(channels)), rows };
}

/** Colour → how many pixels have it, in the order in which colours are met. Most pixels are like those beside them. */
function countColors(pixels: Int32Array): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (let from = 0, to = 0; from < pixels.length; from = to) {
    const color = pixels[from] as number;
    while (to < pixels.length && pixels[to] === color) to++;
    counts.set(color, (counts.get(color) ?? 0) + to - from);
  }
  return counts;
}

function keptOf(counts: ReadonlyMap<number, number>): readonly number[] {
  const colors: number[] = [];
  const groups = new Set<number>();
  // The sort keeps the order of colours that are equally frequent.
  for (const [color, count] of [...counts].sort(([, a], [, b]) => b - a)) {
    if (colors.length < MOST && (count >= AREA || !groups.has(color & ALIKE))) colors.push(color);
    groups.add(color & ALIKE);
  }
  return colors;
}

/** Colour → number of the one that is least far away among those that are kept. */
function nearestOf(found: readonly number[], colors: readonly number[]): ReadonlyMap<number, number> {
  const kept = Uint8Array.from(colors.flatMap(channels));
  const apart = (color: number, at: number) => {
    const r = (kept[at] as number) - (color & 255);
    const g = (kept[at + 1] as number) - ((color >> 8) & 255);
    const b = (kept[at + 2] as number) - ((color >> 16) & 255);
    return r * r + g * g + b * b;
  };
  const nearest = (color: number) => {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < kept.length; at += 3) {
      const distance = apart(color, at);
      if (distance >= least) continue;
      best = at / 3;
      least = distance;
    }
    return best;
  };
  return new Map(found.map((color) => [color, nearest(color)]));
}

/** Red comes first in memory, and so lies in the lowest byte of a number. */
const channels = (color: number) => [color & 255, (color >> 8) & 255, (color >> 16) & 255] as const;

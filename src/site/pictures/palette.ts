/** Content of a PNG with an 8-bit palette. */
interface Indexed {
  /** Red, green and blue of each palette entry. */
  readonly colours: Uint8Array;
  /** For each row the filter type 0 (none), followed by the palette index of each pixel. */
  readonly rows: Uint8Array;
}

/** Palette indices are bytes. */
const MAX_COLOURS = 256;

/** A colour with at least this many pixels is kept exactly. */
const MIN_AREA = 400;

/** Of the other colours that agree in these bits, one is kept: the difference is invisible in single pixels. */
const SIMILARITY_MASK = 0xf0f0f0;

/**
 * Reduces an opaque image to a palette. Areas keep their exact colour; the thousands of colours along edges become the
 * nearest colour of the palette.
 *
 * @param rgba four bytes a pixel, row by row, aligned to four bytes
 */
export function indexed(rgba: Uint8Array, width: number): Indexed {
  const pixels = new Int32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  const { colours, counts, runs } = runsOf(pixels, width);
  const palette = paletteOf(colours, counts);
  const indices = nearestIndices(colours, palette);
  const rows = new Uint8Array(pixels.length + pixels.length / width);
  for (let run = 0, from = 0; run < runs.length; run += 2) {
    const to = runs[run + 1] as number;
    const row = Math.ceil(to / width);
    const index = indices[runs[run] as number] as number;
    rows.fill(index, from + row, to + row);
    from = to;
  }
  return { colours: Uint8Array.from(palette.flatMap(channels)), rows };
}

interface Runs {
  /** All colours in order of appearance, and how many pixels have each. */
  readonly colours: readonly number[];
  readonly counts: readonly number[];
  /** Runs of equal pixels within a row: pairs of the index of the colour and the pixel after the run. */
  readonly runs: readonly number[];
}

function runsOf(pixels: Int32Array, width: number): Runs {
  const indices = new Map<number, number>();
  const counts: number[] = [];
  const runs: number[] = [];
  let from = 0;
  const add = (colour: number, to: number) => {
    const index = indices.get(colour) ?? indices.size;
    if (index === indices.size) indices.set(colour, index);
    counts[index] = (counts[index] ?? 0) + to - from;
    runs.push(index, to);
    from = to;
  };
  for (let start = 0; start < pixels.length; start += width) {
    let last = pixels[start] as number;
    for (let at = start + 1; at < start + width; at++) {
      const colour = pixels[at] as number;
      if (colour === last) continue;
      add(last, at);
      last = colour;
    }
    add(last, start + width);
  }
  return { colours: [...indices.keys()], counts, runs };
}

/** The colours that are kept, the most frequent first. */
function paletteOf(colours: readonly number[], counts: readonly number[]): readonly number[] {
  const countOf = (index: number) => counts[index] as number;
  const palette: number[] = [];
  const groups = new Set<number>();
  // Equally frequent colours stay in order of appearance.
  for (const index of [...colours.keys()].sort((a, b) => countOf(b) - countOf(a) || a - b)) {
    const colour = colours[index] as number;
    const group = colour & SIMILARITY_MASK;
    if (palette.length < MAX_COLOURS && (countOf(index) >= MIN_AREA || !groups.has(group))) palette.push(colour);
    groups.add(group);
  }
  return palette;
}

function nearestIndices(colours: readonly number[], palette: readonly number[]): Uint8Array {
  const kept = Uint8Array.from(palette.flatMap(channels));
  return Uint8Array.from(colours, (colour) => {
    const red = colour & 255;
    const green = (colour >> 8) & 255;
    const blue = (colour >> 16) & 255;
    let best = 0;
    let least = 3 * 256 * 256;
    for (let at = 0; at < kept.length; at += 3) {
      const r = (kept[at] as number) - red;
      const g = (kept[at + 1] as number) - green;
      const b = (kept[at + 2] as number) - blue;
      const distance = r * r + g * g + b * b;
      if (distance < least) {
        best = at;
        least = distance;
      }
    }
    return best / 3;
  });
}

/** Red comes first in memory, which is the lowest byte of a little-endian number. */
const channels = (colour: number) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255] as const;

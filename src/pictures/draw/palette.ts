/** As many colours as a byte can number. */
const MOST = 256;

/** So many numbers are kept for colours of areas, which must be exact, and of those for areas that nothing shines through. */
const FOR_AREAS = 48;
const FOR_SOLIDS = 16;

/**
 * Along edges, colours that differ by less than 2 to the power of this in every channel may be taken for each other:
 * nobody sees it in a line of single pixels, and no picture then needs more colours than there are numbers.
 */
const ALIKE = 3;

export interface Palette {
  /** `0xrrggbb` by number. */
  colors(): Int32Array;
  /** The number of a colour that areas are painted in. */
  area(color: number): number;
  /**
   * The number of what becomes of a colour when another one covers it.
   *
   * @param alpha how much of it, of 255.
   * @param whole whether the pixel is covered as a whole, so that an area stays one.
   */
  mix(under: number, over: number, alpha: number, whole: boolean): number;
  /** Writes down all it knows, for another one to go on from there. */
  tell(colors: Int32Array, areas: Uint8Array, alike: Int16Array): number;
  /** Begins anew with what another one knows. */
  become(other: Palette): void;
}

/** Numbers for the colours of a sheet. They keep their meaning, so one that begins like another can go on from it. */
export function createPalette(): Palette {
  const colors = new Int32Array(MOST);
  /** 1 for colours that areas are painted in. */
  const areas = new Uint8Array(MOST);
  /** The number that stands for all colours that are alike. */
  const alike = new Int16Array(1 << (3 * KEPT)).fill(-1);
  const exact = new Map<number, number>();
  let count = 0;

  const add = (color: number): number => {
    const bucket = bucketOf(color);
    if ((alike[bucket] ?? -1) < 0) alike[bucket] = count;
    colors[count] = color;
    count += 1;
    return count - 1;
  };

  const area = (color: number, most = MOST): number => {
    const known = exact.get(color);
    if (known !== undefined) return known;
    const same = colors.subarray(0, count).indexOf(color);
    const number = same >= 0 ? same : count < most ? add(color) : nearest(colors, color);
    areas[number] = 1;
    exact.set(color, number);
    return number;
  };

  const edge = (color: number): number => {
    const bucket = bucketOf(color);
    const known = alike[bucket] ?? -1;
    if (known >= 0) return known;
    const number = count < MOST - FOR_AREAS ? add(color) : nearest(colors.subarray(0, count), color);
    alike[bucket] = number;
    return number;
  };

  return {
    colors: () => colors.slice(0, count),
    area: (color) => area(color),
    mix(under, over, alpha, whole) {
      const color = mixtureOf(colors[under] ?? 0, over, alpha);
      return whole && areas[under] === 1 ? area(color, MOST - FOR_SOLIDS) : edge(color);
    },
    tell(otherColors, otherAreas, otherAlike) {
      otherColors.set(colors);
      otherAreas.set(areas);
      otherAlike.set(alike);
      return count;
    },
    become(other) {
      count = other.tell(colors, areas, alike);
      exact.clear();
    },
  };
}

/** Bits of a channel in which colours must not differ to be alike. */
const KEPT = 8 - ALIKE;

const bucketOf = (color: number): number =>
  ((color >> (24 - KEPT)) << (2 * KEPT)) |
  (((color >> (16 - KEPT)) & ((1 << KEPT) - 1)) << KEPT) |
  ((color & 255) >> ALIKE);

const mixtureOf = (under: number, over: number, alpha: number): number =>
  (channel(under >> 16, over >> 16, alpha) << 16) |
  (channel((under >> 8) & 255, (over >> 8) & 255, alpha) << 8) |
  channel(under & 255, over & 255, alpha);

const channel = (under: number, over: number, alpha: number) =>
  Math.floor((under * (255 - alpha) + over * alpha + 127) / 255);

/** The number of the colour that differs least in the channel in which it differs most. */
function nearest(colors: Int32Array, wanted: number): number {
  const [red, green, blue] = [wanted >> 16, (wanted >> 8) & 255, wanted & 255];
  let best = 0;
  let least = 256;
  for (let number = 0; number < colors.length; number++) {
    const color = colors[number] ?? 0;
    const r = Math.abs((color >> 16) - red);
    const g = Math.abs(((color >> 8) & 255) - green);
    const b = Math.abs((color & 255) - blue);
    const apart = r > g ? (r > b ? r : b) : g > b ? g : b;
    if (apart < least) {
      best = number;
      least = apart;
    }
  }
  return best;
}

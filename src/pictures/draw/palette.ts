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

/** Numbers for the colours of a sheet. They keep their meaning, so one that begins like another can go on from it. */
export interface Palette {
  /** `0xrrggbb` by number. */
  readonly colors: Int32Array;
  /** How many of them there are. */
  count: number;
  /** 1 for colours that areas are painted in, by number. */
  readonly areas: Uint8Array;
  /** The number that stands for all colours that are alike. -1 for none. */
  readonly alike: Int16Array;
  /** Numbers of colours that areas are painted in. */
  readonly exact: Map<number, number>;
}

export function createPalette(): Palette {
  return {
    colors: new Int32Array(MOST),
    count: 0,
    areas: new Uint8Array(MOST),
    alike: new Int16Array(1 << (3 * KEPT)).fill(-1),
    exact: new Map(),
  };
}

/** Makes a palette forget what it knows, and know what another one does. */
export function copyPalette(from: Palette, to: Palette): void {
  to.colors.set(from.colors);
  to.count = from.count;
  to.areas.set(from.areas);
  to.alike.set(from.alike);
  to.exact.clear();
}

/** The number of a colour that areas are painted in. */
export function numberOfArea(palette: Palette, color: number, most = MOST): number {
  const { colors, count, areas, exact } = palette;
  const known = exact.get(color);
  if (known !== undefined) return known;
  const same = colors.subarray(0, count).indexOf(color);
  const number = same >= 0 ? same : count < most ? add(palette, color) : nearest(palette, color);
  areas[number] = 1;
  exact.set(color, number);
  return number;
}

/**
 * The number of what becomes of a colour when another one covers it.
 *
 * @param alpha how much of it, of 255.
 * @param whole whether the pixel is covered as a whole, so that an area stays one.
 */
export function numberOfMixture(palette: Palette, under: number, over: number, alpha: number, whole: boolean): number {
  const color = mixtureOf(palette.colors[under] ?? 0, over, alpha);
  if (whole && palette.areas[under] === 1) return numberOfArea(palette, color, MOST - FOR_SOLIDS);
  const bucket = bucketOf(color);
  const known = palette.alike[bucket] ?? -1;
  if (known >= 0) return known;
  const number = palette.count < MOST - FOR_AREAS ? add(palette, color) : nearest(palette, color);
  palette.alike[bucket] = number;
  return number;
}

function add(palette: Palette, color: number): number {
  const { colors, count, alike } = palette;
  const bucket = bucketOf(color);
  if ((alike[bucket] ?? -1) < 0) alike[bucket] = count;
  colors[count] = color;
  palette.count += 1;
  return count;
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
function nearest({ colors, count }: Palette, wanted: number): number {
  const [red, green, blue] = [wanted >> 16, (wanted >> 8) & 255, wanted & 255];
  let best = 0;
  let least = 256;
  for (let number = 0; number < count; number++) {
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

import { type Location, placeOn } from '../../map.ts';
import type { MapArea } from '../../map-area.ts';
import { type Box, boxOf, isClear, type Named, placeNames, type Side, squareAround, widthOf } from './labels.ts';
import { type Bounds, type Point, spread } from './spread.ts';

/** A region on a map. */
export interface Mark {
  readonly name: string;
  readonly location: Location;
}

/** The same where it is drawn: in percent of the map, with one decimal. */
export interface PlacedMark<Kind extends Mark> extends Point {
  readonly mark: Kind;
  /** Where its name is. Undefined if there is no room for it. */
  readonly side: Side | undefined;
  /** Number of the first of the `SCREENS` on which its name has room. */
  readonly screen: number;
}

/** The abbreviation of a canton, in percent of the map. */
export interface PlacedCanton extends Point {
  readonly name: string;
}

/** A width for which names are placed, and how large they are set, in pixels. The style sheet knows both. */
interface Screen {
  readonly width: number;
  readonly text: number;
}

const NARROWEST: Screen = { width: 320, text: 12 };

/** The narrowest phone, a common one, and whatever has room for larger letters. */
export const SCREENS: readonly Screen[] = [NARROWEST, { width: 360, text: 12 }, { width: 480, text: 14 }];

/** Fingers need targets of 24 pixels (WCAG 2.5.8); what is more is for rounding. */
export const TARGET = 24;
const APART = TARGET + 1.5;

/**
 * Decides where marks and names go. On the narrowest phone marks are as far apart as fingers need, so they are so on
 * every screen. They come in the order from north to south: the card of a mark opens upwards and lies above the marks
 * that were drawn before.
 */
export function layOut<Kind extends Mark>(
  map: MapArea,
  marks: readonly Kind[],
): { readonly marks: readonly PlacedMark<Kind>[]; readonly cantons: readonly PlacedCanton[] } {
  const shares = sharesOf(map, marks);
  const named = marks.map(({ name }, index) => ({ width: widthOf(name), ...(shares[index] ?? { x: 0, y: 0 }) }));
  const sheets = SCREENS.map((screen) => new Sheet(map, screen, named));
  const stages: Sides[] = [];
  for (const sheet of sheets) stages.push(sheet.nameAll(stages.at(-1)));
  const placed = marks.map((mark, index) => {
    const { x, y } = shares[index] as Point;
    return { x, y, mark, side: stages.at(-1)?.[index], screen: stages.findIndex((sides) => sides[index]) };
  });
  const taken = sheets.map((sheet, stage) => sheet.boxes(stages[stage] ?? []));
  const isFree = ({ boxes }: CantonPlace) => boxes.every((box, stage) => isClear(box, taken[stage] ?? []));
  const cantons = placesOfCantons(map).flatMap((places) => places.find(isFree)?.canton ?? []);
  return { marks: placed.sort((a, b) => a.y - b.y || a.x - b.x), cantons };
}

/** A place for the abbreviation of a canton, and what it would cover on each of the `SCREENS`. */
interface CantonPlace {
  readonly canton: PlacedCanton;
  readonly boxes: readonly Box[];
}

/** For each canton on a map its places, the roomiest first. */
const placesOfCantons = (map: MapArea): readonly (readonly CantonPlace[])[] =>
  Object.entries(map.cantons).map(([name, points]) => {
    const width = widthOf(name);
    return points.map(([x, y]) => ({
      canton: { name, x, y },
      boxes: SCREENS.map((screen) =>
        boxOf(width, screen.text, pixels({ x, y }, boundsOf(map, screen)), { x: 0, y: 4, anchor: 'middle' }),
      ),
    }));
  });

/** Where names go, for each mark that has one. */
type Sides = readonly (Side | undefined)[];

/** Where the marks are, in percent. */
function sharesOf(map: MapArea, marks: readonly Mark[]): Point[] {
  const bounds = boundsOf(map, NARROWEST);
  const { width, height } = bounds;
  const points = marks.map(({ location }) => {
    const { x, y } = placeOn(map, location);
    return { x: x * width, y: y * height };
  });
  return spread(points, APART, bounds).map(({ x, y }) => ({ x: percent(x / width), y: percent(y / height) }));
}

const pixels = ({ x, y }: Point, { width, height }: Bounds): Point => ({ x: (x / 100) * width, y: (y / 100) * height });

const boundsOf = ({ frame }: MapArea, { width }: Screen): Bounds => ({
  width,
  height: (width * frame.height) / frame.width,
});

const percent = (share: number) => Math.round(share * 1000) / 10;

/** The map at one width, in pixels. */
class Sheet {
  readonly #bounds: Bounds;
  readonly #text: number;
  readonly #marks: readonly Named[];
  readonly #squares: readonly Box[];

  /** @param marks with their places in percent */
  constructor(map: MapArea, screen: Screen, marks: readonly Named[]) {
    this.#bounds = boundsOf(map, screen);
    this.#text = screen.text;
    this.#marks = marks.map((mark) => ({ width: mark.width, ...pixels(mark, this.#bounds) }));
    this.#squares = this.#marks.map((mark) => squareAround(mark, TARGET / 2));
  }

  /** Sides for all names; those that have one already keep it. */
  nameAll(known: Sides = []): Sides {
    const missing = [...this.#marks.keys()].filter((index) => !known[index]);
    if (missing.length === 0) return known;
    const found = placeNames(
      missing.flatMap((index) => this.#marks[index] ?? []),
      {
        text: this.#text,
        half: TARGET / 2,
        bounds: this.#bounds,
        taken: this.boxes(known, (index) => !missing.includes(index)),
      },
    );
    return this.#marks.map((_, index) => known[index] ?? found[missing.indexOf(index)]);
  }

  /** What marks and their names cover. */
  boxes(sides: Sides, counts: (index: number) => boolean = () => true): Box[] {
    const boxes: Box[] = [];
    for (const [index, mark] of this.#marks.entries()) {
      const square = this.#squares[index];
      if (!square || !counts(index)) continue;
      const side = sides[index];
      boxes.push(square);
      if (side) boxes.push(boxOf(mark.width, this.#text, mark, side));
    }
    return boxes;
  }
}

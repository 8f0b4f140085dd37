import { type Location, positionOn } from '../../map.ts';
import type { MapArea } from '../../map-area.ts';
import { type Box, boxOf, isClear, type NamedMark, placeLabels, type Side, squareAround, widthOf } from './labels.ts';
import { type Bounds, type Point, spread } from './spread.ts';

/** A region to be shown on a map. */
export interface Mark {
  readonly name: string;
  readonly location: Location;
}

/** A mark with its position, in percent of the map with one decimal. */
export interface PlacedMark<Kind extends Mark> extends Point {
  readonly mark: Kind;
  /** Position of its label. Undefined if the label does not fit. */
  readonly side: Side | undefined;
  /** Index of the first of the `SCREENS` on which its label fits. */
  readonly screen: number;
}

/** Label of a canton, positioned in percent of the map. */
export interface PlacedCanton extends Point {
  readonly name: string;
}

/** A map width for which labels are placed, and their font size, in pixels. The style sheet uses the same values. */
interface Screen {
  readonly width: number;
  readonly text: number;
}

const NARROWEST: Screen = { width: 320, text: 12 };

/** The narrowest phone, a common one, and anything wide enough for larger letters. */
const SCREENS: readonly Screen[] = [NARROWEST, { width: 360, text: 12 }, { width: 480, text: 14 }];

/** Minimum target size in pixels for fingers (WCAG 2.5.8). The surplus below absorbs rounding. */
const TARGET = 24;
const MIN_DISTANCE = TARGET + 1.5;

/**
 * Places marks and labels. Marks are far enough apart for fingers on the narrowest phone, and therefore on every screen.
 * They are ordered from north to south, because the card of a mark opens upwards and covers the marks drawn before it.
 */
export function layOut<Kind extends Mark>(
  map: MapArea,
  marks: readonly Kind[],
): { readonly marks: readonly PlacedMark<Kind>[]; readonly cantons: readonly PlacedCanton[] } {
  const positions = positionsOf(map, marks);
  const named = marks.map(({ name }, index) => ({ width: widthOf(name), ...(positions[index] ?? { x: 0, y: 0 }) }));
  const sheets = SCREENS.map((screen) => new Sheet(map, screen, named));
  const stages: Sides[] = [];
  for (const sheet of sheets) stages.push(sheet.nameAll(stages.at(-1)));
  const placed = marks.map((mark, index) => {
    const { x, y } = positions[index] as Point;
    return { x, y, mark, side: stages.at(-1)?.[index], screen: stages.findIndex((sides) => sides[index]) };
  });
  const taken = sheets.map((sheet, stage) => sheet.boxes(stages[stage] ?? []));
  const isFree = ({ boxes }: CantonPlace) => boxes.every((box, stage) => isClear(box, taken[stage] ?? []));
  const cantons = placesOfCantons(map).flatMap((places) => places.find(isFree)?.canton ?? []);
  return { marks: placed.sort((a, b) => a.y - b.y || a.x - b.x), cantons };
}

/** A candidate position for the label of a canton, with the box it covers on each of the `SCREENS`. */
interface CantonPlace {
  readonly canton: PlacedCanton;
  readonly boxes: readonly Box[];
}

/** Returns the candidate positions for each canton of a map, the roomiest first. */
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

/** Label position of each mark that has one. */
type Sides = readonly (Side | undefined)[];

/** Returns the positions of the marks, in percent. */
function positionsOf(map: MapArea, marks: readonly Mark[]): Point[] {
  const bounds = boundsOf(map, NARROWEST);
  const { width, height } = bounds;
  const points = marks.map(({ location }) => {
    const { x, y } = positionOn(map, location);
    return { x: x * width, y: y * height };
  });
  return spread(points, MIN_DISTANCE, bounds).map(({ x, y }) => ({ x: percent(x / width), y: percent(y / height) }));
}

const pixels = ({ x, y }: Point, { width, height }: Bounds): Point => ({ x: (x / 100) * width, y: (y / 100) * height });

const boundsOf = ({ frame }: MapArea, { width }: Screen): Bounds => ({
  width,
  height: (width * frame.height) / frame.width,
});

const percent = (share: number) => Math.round(share * 1000) / 10;

/** A map at one screen width, in pixels. */
class Sheet {
  readonly #bounds: Bounds;
  readonly #text: number;
  readonly #marks: readonly NamedMark[];
  readonly #squares: readonly Box[];

  /** @param marks positioned in percent */
  constructor(map: MapArea, screen: Screen, marks: readonly NamedMark[]) {
    this.#bounds = boundsOf(map, screen);
    this.#text = screen.text;
    this.#marks = marks.map((mark) => ({ width: mark.width, ...pixels(mark, this.#bounds) }));
    this.#squares = this.#marks.map((mark) => squareAround(mark, TARGET / 2));
  }

  /** Places all labels. Those placed for an earlier screen keep their side. */
  nameAll(known: Sides = []): Sides {
    const missing = [...this.#marks.keys()].filter((index) => !known[index]);
    if (missing.length === 0) return known;
    const found = placeLabels(
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

  /** Returns the areas covered by marks and their labels. */
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

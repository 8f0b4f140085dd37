/** Finds positions for the names of cantons on a map. */
import type { MultiPolygon, Position } from 'geojson';
import { type Frame, frame } from './frames.ts';

/** Number of candidates across and down the frame. */
const GRID = 44;

/** Number of positions offered per canton, and the distance between them as a share of the width. */
const OFFERED = 10;
const MIN_DISTANCE = 0.035;

/** Distance from borders and edges as a share of the width. Closer to a border, a name would be in two cantons. */
const CLEARANCE = 0.017;

/** Additional clearance at the left and right edge, because names are wider than high. */
const SIDE_MARGIN = 0.02;

/**
 * Returns positions for the name of a canton, in percent of the frame, the farthest from all borders and edges first. Empty
 * if too little of the canton is visible.
 */
export function pointsIn(
  canton: MultiPolygon,
  lakes: MultiPolygon,
  frame: Frame,
  clearance = CLEARANCE,
): [x: number, y: number][] {
  const { west, north, east, south, width, height } = frame;
  const toShares = ([longitude = 0, latitude = 0]: Position) => ({
    x: (longitude - west) / (east - west),
    y: (((north - latitude) / (north - south)) * height) / width,
  });
  const borders = [...canton.coordinates, ...lakes.coordinates].flat(2).map(toShares);
  const bottom = height / width;
  const isLand = insideOf(canton);
  const isWater = insideOf(lakes);
  const candidates = grid(frame)
    .filter((point) => isLand(point) && !isWater(point))
    .map((point) => {
      const { x, y } = toShares(point);
      const toBorder = Math.sqrt(borders.reduce((least, at) => Math.min(least, (at.x - x) ** 2 + (at.y - y) ** 2), 1));
      return { x, y, clear: Math.min(toBorder, x - SIDE_MARGIN, 1 - SIDE_MARGIN - x, y, bottom - y) };
    })
    .filter(({ clear }) => clear >= clearance)
    .sort((a, b) => b.clear - a.clear);
  const chosen: typeof candidates = [];
  for (const each of candidates) {
    if (chosen.every(({ x, y }) => Math.hypot(x - each.x, y - each.y) >= MIN_DISTANCE)) chosen.push(each);
  }
  return chosen.slice(0, OFFERED).map(({ x, y }) => [percent(x), percent(y / bottom)]);
}

/** Returns the point of a canton that is farthest from its borders. */
export function centreOf(canton: MultiPolygon, lakes: MultiPolygon): [longitude: number, latitude: number] {
  const { west, north, east, south } = edgesOf(canton.coordinates.flat(2));
  const [[x, y] = [50, 50]] = pointsIn(canton, lakes, frame({ west, north, east, south }), 0);
  return [west + (x / 100) * (east - west), north - (y / 100) * (north - south)];
}

function grid({ west, north, east, south }: Frame): Position[] {
  const steps = Array.from({ length: GRID }, (_, index) => (index + 0.5) / GRID);
  return steps.flatMap((down) =>
    steps.map((across) => [west + across * (east - west), north - down * (north - south)]),
  );
}

/** Returns a test for points in an area, by ray casting: a line to the east crosses the borders an odd number of times. */
function insideOf({ coordinates }: MultiPolygon): (point: Position) => boolean {
  const rings = coordinates.flat();
  return ([x = 0, y = 0]) => {
    let inside = false;
    for (const ring of rings) {
      for (const [index, [toX = 0, toY = 0]] of ring.entries()) {
        const [fromX = 0, fromY = 0] = ring[index - 1] ?? [toX, toY];
        if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) inside = !inside;
      }
    }
    return inside;
  };
}

function edgesOf(points: readonly Position[]) {
  const longitudes = points.map(([longitude = 0]) => longitude);
  const latitudes = points.map(([, latitude = 0]) => latitude);
  return {
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
  };
}

const percent = (share: number) => Math.round(share * 1000) / 10;

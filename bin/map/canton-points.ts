import type { MultiPolygon, Position } from 'geojson';
import { type Frame, frame } from './frames.ts';

/** Points that are tried in a canton, across and down the frame. */
const GRID = 44;

/** How many places are offered for the name of a canton, and how far apart they are, as a share of the width. */
const OFFERED = 10;
const APART = 0.035;

/** Nearer to a border or to an edge than this share of the width, a name would be in two cantons. */
const CLEAR = 0.017;

/** A name is wider than it is high. */
const EDGE = 0.02;

/**
 * Places within a canton for its name, in percent of the frame: farthest from all borders and edges first. Empty if too
 * little of the canton is to be seen.
 */
export function pointsIn(
  canton: MultiPolygon,
  lakes: MultiPolygon,
  frame: Frame,
  least = CLEAR,
): [x: number, y: number][] {
  const { west, north, east, south, width, height } = frame;
  const placed = ([longitude = 0, latitude = 0]: Position) => ({
    x: (longitude - west) / (east - west),
    y: (((north - latitude) / (north - south)) * height) / width,
  });
  const borders = [...canton.coordinates, ...lakes.coordinates].flat(2).map(placed);
  const bottom = height / width;
  const isLand = insideOf(canton);
  const isWater = insideOf(lakes);
  const candidates = grid(frame)
    .filter((point) => isLand(point) && !isWater(point))
    .map((point) => {
      const { x, y } = placed(point);
      const away = Math.sqrt(borders.reduce((least, at) => Math.min(least, (at.x - x) ** 2 + (at.y - y) ** 2), 1));
      return { x, y, clear: Math.min(away, x - EDGE, 1 - EDGE - x, y, bottom - y) };
    })
    .filter(({ clear }) => clear >= least)
    .sort((a, b) => b.clear - a.clear);
  const chosen: typeof candidates = [];
  for (const each of candidates) {
    if (chosen.every(({ x, y }) => Math.hypot(x - each.x, y - each.y) >= APART)) chosen.push(each);
  }
  return chosen.slice(0, OFFERED).map(({ x, y }) => [percent(x), percent(y / bottom)]);
}

/** A point in the middle of a canton, as far from its borders as can be: longitude and latitude. */
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

/** Tells whether a point lies in an area: a line from it to the east then crosses the borders an odd number of times. */
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

import { type GeoPermissibleObjects, type GeoStreamWrapper, geoIdentity, geoPath, geoTransform } from 'd3-geo';
import type { Frame } from './frames.ts';

/**
 * Shapes in degrees as one path of the drawing, cut off at its edges, in whole units. Equal distances in degrees are
 * equal in the drawing, across and down each in its own scale: over so small a country no projection would look
 * different, and with the frame, a town can be placed without one.
 */
export function pathOf(shapes: readonly GeoPermissibleObjects[], frame: Frame): string {
  const { west, north, east, south, width, height } = frame;
  const toUnits = geoTransform({
    point(longitude, latitude) {
      this.stream.point(((longitude - west) / (east - west)) * width, ((north - latitude) / (north - south)) * height);
    },
  });
  const edges = geoIdentity().clipExtent([
    [-EDGE, -EDGE],
    [width + EDGE, height + EDGE],
  ]);
  const projection: GeoStreamWrapper = { stream: (sink) => toUnits.stream(edges.stream(sink)) };
  const path = geoPath(projection).digits(0);
  return relative(shapes.map((shape) => path(shape) ?? '').join(''));
}

/** Far enough outside that the line along the cut is not seen, in units. */
const EDGE = 9;

/** The same path in steps instead of places: half as long. */
function relative(path: string): string {
  let [x, y] = [0, 0];
  const steps = path.replace(/([ML])(-?\d+),(-?\d+)/g, (_, command: string, toX: string, toY: string) => {
    const step = `${Number(toX) - x} ${Number(toY) - y} `;
    [x, y] = [Number(toX), Number(toY)];
    return command === 'M' ? `M${x} ${y}l` : step;
  });
  return steps.replace(/ (?=[-MZ])|\s$/g, '');
}

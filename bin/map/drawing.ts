/** Converts geographic shapes to SVG paths. */
import { type GeoPermissibleObjects, type GeoStreamWrapper, geoIdentity, geoPath, geoTransform } from 'd3-geo';
import type { Frame } from './frames.ts';

/**
 * Returns the path data of shapes in degrees, clipped to the drawing and rounded to whole units. The projection is
 * equirectangular, with a scale for each axis: for such a small country, others would look the same, and templates can
 * place a town with the frame alone.
 */
export function pathOf(shapes: readonly GeoPermissibleObjects[], frame: Frame): string {
  const { west, north, east, south, width, height } = frame;
  const toUnits = geoTransform({
    point(longitude, latitude) {
      this.stream.point(((longitude - west) / (east - west)) * width, ((north - latitude) / (north - south)) * height);
    },
  });
  const edges = geoIdentity().clipExtent([
    [-OVERLAP, -OVERLAP],
    [width + OVERLAP, height + OVERLAP],
  ]);
  const projection: GeoStreamWrapper = { stream: (sink) => toUnits.stream(edges.stream(sink)) };
  const path = geoPath(projection).digits(0);
  return relative(shapes.map((shape) => path(shape) ?? '').join(''));
}

/** Distance in units from the edge to the clipping line, which keeps strokes along it invisible. */
const OVERLAP = 9;

/** Converts absolute to relative commands, which halves the length. */
function relative(path: string): string {
  let [x, y] = [0, 0];
  const steps = path.replace(/([ML])(-?\d+),(-?\d+)/g, (_, command: string, toX: string, toY: string) => {
    const step = `${Number(toX) - x} ${Number(toY) - y} `;
    [x, y] = [Number(toX), Number(toY)];
    return command === 'M' ? `M${x} ${y}l` : step;
  });
  return steps.replace(/ (?=[-MZ])|\s$/g, '');
}

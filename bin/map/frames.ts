/** The parts of the country that the maps show. */
export interface Frame {
  /** Degrees, WGS84. */
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
  /** Size of the drawing in its own units. */
  readonly width: number;
  readonly height: number;
}

/** Width of a drawing in units. Exceeds its width in pixels on most screens. */
const WIDTH = 1000;

/** The area where the company works: from Fribourg to the Rhine valley, from Schaffhausen to the Alps. */
export const COUNTRY = frame({ west: 6.95, north: 47.84, east: 9.95, south: 46.56 });

/** The whole country. */
export const SWITZERLAND = frame({ west: 5.9, north: 47.84, east: 10.55, south: 45.78 });

/** The canton of Zürich, whose region pages are too close together for the map of the country. */
export const ZURICH = frame({ west: 8.345, north: 47.58, east: 8.96, south: 47.15 });

export function frame(edges: Omit<Frame, 'width' | 'height'>): Frame {
  const { west, north, east, south } = edges;
  // Ratio of a degree of longitude to a degree of latitude in the middle of the frame.
  const shrink = Math.cos((((north + south) / 2) * Math.PI) / 180);
  return { ...edges, width: WIDTH, height: Math.round((WIDTH * (north - south)) / ((east - west) * shrink)) };
}

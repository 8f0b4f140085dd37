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

/** Units of a drawing across: more than it has pixels on most screens. */
const WIDTH = 1000;

/** Where the company works: from Freiburg to the Rhine valley, from Schaffhausen into the Alps. */
export const COUNTRY = frame({ west: 6.95, north: 47.84, east: 9.95, south: 46.56 });

/** The whole country, around the part above. */
export const SWITZERLAND = frame({ west: 5.9, north: 47.84, east: 10.55, south: 45.78 });

/** The canton of Zürich, where region pages lie too close together for the map of the country. */
export const ZURICH = frame({ west: 8.345, north: 47.58, east: 8.96, south: 47.15 });

/** A degree of longitude is shorter than one of latitude by this factor in the middle of the country. */
export function frame(edges: Omit<Frame, 'width' | 'height'>): Frame {
  const { west, north, east, south } = edges;
  const shrink = Math.cos((((north + south) / 2) * Math.PI) / 180);
  return { ...edges, width: WIDTH, height: Math.round((WIDTH * (north - south)) / ((east - west) * shrink)) };
}

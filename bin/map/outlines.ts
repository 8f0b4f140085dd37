/** Reads the outlines of cantons and lakes by the Federal Statistical Office (BFS, GEOSTAT) in the package `swiss-maps`. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LineString, MultiPolygon, Position } from 'geojson';
import { merge, mesh, neighbors } from 'topojson-client';
import { filter, presimplify, simplify } from 'topojson-simplify';
import type { MultiPolygon as Area, GeometryCollection, Topology } from 'topojson-specification';

/** Year of the outlines. */
const EDITION = 2026;

/** Cantons in the order of their official numbers, which start at 1. */
export const CANTONS = 'ZH BE LU UR SZ OW NW GL ZG FR SO BS BL SH AR AI SG GR AG TG TI VD VS NE GE JU'.split(' ');

export type Outlines = Topology<{ cantons: GeometryCollection; lakes: GeometryCollection }>;

const require = createRequire(import.meta.url);

/** Reads cantons and lakes without the other layers of the package. Coordinates are WGS84. */
export function readOutlines(): Outlines {
  const file = require.resolve(`swiss-maps/${EDITION}/ch-combined.json`);
  const whole: Outlines = JSON.parse(readFileSync(file, 'utf8'));
  const { cantons, lakes } = whole.objects;
  // Keeps all areas, but drops the points of communes and districts, which are no longer used.
  return filter({ ...whole, objects: { cantons, lakes } }, () => true) as Outlines;
}

/** Merges the areas of some cantons. */
export function areaOf(outlines: Outlines, cantons: readonly string[]): MultiPolygon {
  const wanted = outlines.objects.cantons.geometries.filter(({ id }) =>
    cantons.includes(CANTONS[Number(id) - 1] ?? ''),
  );
  return merge(outlines, wanted as Area[]);
}

export const lakesOf = (outlines: Outlines) => merge(outlines, outlines.objects.lakes.geometries as Area[]);

/** Drops points whose triangle with their neighbours is smaller than an area, in square degrees. */
export function simplified(outlines: Outlines, area: number): Outlines {
  return simplify(presimplify(outlines), area) as Outlines;
}

/**
 * Returns the simplified borders between cantons. Each border is a single line between the points where it meets other
 * cantons. Otherwise, the ends of communal borders along it would be kept as well.
 */
export function bordersOf(outlines: Outlines, area: number): LineString[] {
  const { cantons } = outlines.objects;
  const lines = neighbors(cantons.geometries as Parameters<typeof neighbors>[0]).flatMap((others, index) =>
    others
      .filter((other) => other > index)
      .flatMap((other) => {
        const pair = { ...cantons, geometries: [cantons.geometries[index], cantons.geometries[other]] };
        return mesh(outlines, pair as GeometryCollection, (a, b) => a !== b).coordinates;
      }),
  );
  const own = { type: 'Topology', objects: {}, arcs: lines } as unknown as Outlines;
  const arcs = simplify(presimplify(own), area).arcs as Position[][];
  return arcs.map((coordinates) => ({ type: 'LineString', coordinates }));
}

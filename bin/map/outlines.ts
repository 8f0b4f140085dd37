/** Outlines of cantons and lakes: Federal Statistical Office (BFS, GEOSTAT), in the package `swiss-maps`. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LineString, MultiPolygon, Position } from 'geojson';
import { merge, mesh, neighbors } from 'topojson-client';
import { filter, presimplify, simplify } from 'topojson-simplify';
import type { MultiPolygon as Area, GeometryCollection, Topology } from 'topojson-specification';

/** Edition of the outlines: the cantons of this year. */
const EDITION = 2026;

/** The cantons by the numbers that the Federal Statistical Office gives them, from 1. */
export const CANTONS = 'ZH BE LU UR SZ OW NW GL ZG FR SO BS BL SH AR AI SG GR AG TG TI VD VS NE GE JU'.split(' ');

export type Outlines = Topology<{ cantons: GeometryCollection; lakes: GeometryCollection }>;

const require = createRequire(import.meta.url);

/** Cantons and lakes without the other layers of the package. Degrees are WGS84. */
export function readOutlines(): Outlines {
  const file = require.resolve(`swiss-maps/${EDITION}/ch-combined.json`);
  const whole: Outlines = JSON.parse(readFileSync(file, 'utf8'));
  const { cantons, lakes } = whole.objects;
  // The areas stay; what goes are the points of communes and districts that no longer belong to anything.
  return filter({ ...whole, objects: { cantons, lakes } }, () => true) as Outlines;
}

/** The area of some cantons in one piece. */
export function areaOf(outlines: Outlines, cantons: readonly string[]): MultiPolygon {
  const wanted = outlines.objects.cantons.geometries.filter(({ id }) =>
    cantons.includes(CANTONS[Number(id) - 1] ?? ''),
  );
  return merge(outlines, wanted as Area[]);
}

export const lakesOf = (outlines: Outlines) => merge(outlines, outlines.objects.lakes.geometries as Area[]);

/** The same with fewer points: those that span less than an area, in square degrees, are left out. */
export function simplified(outlines: Outlines, area: number): Outlines {
  return simplify(presimplify(outlines), area) as Outlines;
}

/**
 * The borders between cantons with fewer points. Every border is one line from where it meets a third canton to where it
 * meets the next: the communes along it, which would otherwise keep their points, play no part.
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

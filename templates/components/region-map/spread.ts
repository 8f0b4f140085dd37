/** A point on a map, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Side of the square in which points must stay. */
export interface Bounds {
  readonly width: number;
  readonly height: number;
}

/** Rounds after which points that still are too close have to stay so: there is no room for all of them. */
const ROUNDS = 400;

/** Each round pushes a little too far, so that points do not creep towards their places for ever. */
const PUSH = 0.52;

/** What may be missing between two points, in pixels: at an edge the rest of their way gets shorter and shorter. */
const ENOUGH = 0.1;

/** Directions in which points at the same place part: no two of them alike. */
const TURN = Math.PI * (3 - Math.sqrt(5));

/**
 * Moves points apart until each has its distance from all others and from the edges, and no further than that takes.
 * The same points give the same places.
 *
 * @param apart least distance between two points, in pixels
 */
export function spread(points: readonly Point[], apart: number, bounds: Bounds): Point[] {
  const margin = apart / 2;
  const inside = (at: number, size: number) => Math.min(size - margin, Math.max(margin, at));
  const moved = points.map(({ x, y }) => ({ x: inside(x, bounds.width), y: inside(y, bounds.height) }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let crowded = false;
    for (let index = 0; index < moved.length; index += 1) {
      const a = moved[index] as (typeof moved)[number];
      for (let other = index + 1; other < moved.length; other += 1) {
        const b = moved[other] as (typeof moved)[number];
        const dx = b.x - a.x;
        const dy = b.y - a.y;
        // Most points are far from each other, and a look at one direction is enough to see it.
        if (Math.abs(dx) >= apart || Math.abs(dy) >= apart) continue;
        const away = Math.sqrt(dx * dx + dy * dy);
        if (away >= apart - ENOUGH) continue;
        crowded = true;
        const same = away < 0.01;
        const toX = same ? Math.cos(index * TURN) : dx / away;
        const toY = same ? Math.sin(index * TURN) : dy / away;
        const push = (apart - away) * PUSH;
        a.x = inside(a.x - toX * push, bounds.width);
        a.y = inside(a.y - toY * push, bounds.height);
        b.x = inside(b.x + toX * push, bounds.width);
        b.y = inside(b.y + toY * push, bounds.height);
      }
    }
    if (!crowded) break;
  }
  return moved;
}

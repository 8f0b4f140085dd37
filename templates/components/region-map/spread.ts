/** A point on a map, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Size of the rectangle in which points must stay. */
export interface Bounds {
  readonly width: number;
  readonly height: number;
}

/** Rounds after which points that are still too close stay as they are: there is not enough space for all of them. */
const ROUNDS = 400;

/** Each round overshoots slightly, so that points do not approach their distance for ever. */
const PUSH = 0.52;

/** Tolerated shortfall between two points, in pixels: near an edge, progress gets ever smaller. */
const TOLERANCE = 0.1;

/** Golden angle. Multiples of it give each of several coincident points a direction of its own. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/**
 * Moves points apart until each keeps its distance from all others and from the edges, and no further than necessary.
 * Deterministic. d3-force gives equally good maps, but takes 40 times as long, in every build.
 *
 * @param minDistance between two points, in pixels
 */
export function spread(points: readonly Point[], minDistance: number, bounds: Bounds): Point[] {
  const margin = minDistance / 2;
  const clamp = (at: number, size: number) => Math.min(size - margin, Math.max(margin, at));
  const moved = points.map(({ x, y }) => ({ x: clamp(x, bounds.width), y: clamp(y, bounds.height) }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let crowded = false;
    for (let index = 0; index < moved.length; index += 1) {
      const a = moved[index] as (typeof moved)[number];
      for (let other = index + 1; other < moved.length; other += 1) {
        const b = moved[other] as (typeof moved)[number];
        const dx = b.x - a.x;
        const dy = b.y - a.y;
        // Most points are far apart, which one axis is enough to tell.
        if (Math.abs(dx) >= minDistance || Math.abs(dy) >= minDistance) continue;
        const distance = Math.sqrt(dx * dx + dy * dy);
        if (distance >= minDistance - TOLERANCE) continue;
        crowded = true;
        const same = distance < 0.01;
        const toX = same ? Math.cos(index * GOLDEN_ANGLE) : dx / distance;
        const toY = same ? Math.sin(index * GOLDEN_ANGLE) : dy / distance;
        const push = (minDistance - distance) * PUSH;
        a.x = clamp(a.x - toX * push, bounds.width);
        a.y = clamp(a.y - toY * push, bounds.height);
        b.x = clamp(b.x + toX * push, bounds.width);
        b.y = clamp(b.y + toY * push, bounds.height);
      }
    }
    if (!crowded) break;
  }
  return moved;
}

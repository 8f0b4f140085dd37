import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Point, spread } from './spread.ts';

const BOUNDS = { width: 320, height: 200 };
const MIN_DISTANCE = 25;

const point = fc.record({ x: fc.integer({ min: 0, max: 320 }), y: fc.integer({ min: 0, max: 200 }) });

function smallestDistance(points: readonly Point[]): number {
  const distances = points.flatMap((a, index) => points.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  return Math.min(...distances, Number.POSITIVE_INFINITY);
}

test('points far from each other stay where they are', () => {
  const points = [
    { x: 50, y: 50 },
    { x: 90, y: 50 },
    { x: 50, y: 120 },
  ];
  expect(spread(points, MIN_DISTANCE, BOUNDS)).toEqual(points);
});

test('any 40 points on a phone end up far enough from each other and from the edges, with the same result each time', () => {
  fc.assert(
    fc.property(fc.array(point, { maxLength: 40 }), (points) => {
      const moved = spread(points, MIN_DISTANCE, BOUNDS);
      expect(smallestDistance(moved)).toBeGreaterThan(MIN_DISTANCE - 1);
      for (const { x, y } of moved) {
        expect(Math.min(x, y, BOUNDS.width - x, BOUNDS.height - y)).toBeGreaterThanOrEqual(MIN_DISTANCE / 2);
      }
      expect(spread(points, MIN_DISTANCE, BOUNDS)).toEqual(moved);
    }),
    { numRuns: 60, seed: 8 },
  );
});

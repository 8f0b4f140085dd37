import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisTicks, hourTicks, logPosition } from './scale.ts';

const positive = fc.double({ min: 0.01, max: 100_000, noNaN: true });

test.each([
  [2000, [0, 500, 1000, 1500, 2000]],
  [72, [0, 20, 40, 60, 80]],
  [1000, [0, 250, 500, 750, 1000]],
])('an axis up to %d has ticks at round numbers', (max, ticks) => expect(axisTicks(max)).toEqual(ticks));

test.each([
  [11, [0, 3, 6, 9, 12]],
  [1.5, [0, 0.5, 1, 1.5]],
  [8, [0, 2, 4, 6, 8]],
  [14, [0, 4, 8, 12, 16]],
])('an axis up to %d hours has ticks every half, whole, two, three, four or six hours', (max, ticks) =>
  expect(hourTicks(max)).toEqual(ticks),
);

test('every axis begins at zero, contains its largest value and is less than one tick longer', () => {
  fc.assert(
    fc.property(positive, fc.constantFrom(axisTicks, hourTicks), (max, ticksTo) => {
      const ticks = ticksTo(max);
      const step = ticks[1] ?? 0;
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max * (1 - 1e-12));
      expect((ticks.at(-1) ?? 0) - step).toBeLessThan(max);
    }),
  );
});

test.each([0, 5e-324, Number.NaN])('an axis up to %d, without any amount, is still valid', (max) =>
  expect(axisTicks(max)).toEqual([0, 1]),
);

test('on a logarithmic axis, the same factor is the same distance', () => {
  expect(logPosition(1, 1, 1000)).toBe(0);
  expect(logPosition(10, 1, 1000)).toBeCloseTo(1 / 3);
  expect(logPosition(100, 1, 1000)).toBeCloseTo(2 / 3);
  expect(logPosition(1000, 1, 1000)).toBe(1);
});

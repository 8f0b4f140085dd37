import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisTicks, hourTicks, logPosition } from './scale.ts';

const positive = fc.double({ min: 0.01, max: 100_000, noNaN: true });

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

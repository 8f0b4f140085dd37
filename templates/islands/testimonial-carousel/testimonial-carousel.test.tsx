import { describe, expect, test } from 'vitest';
import { indexAfterStep, slideAt } from './use-strip.ts';

describe('the index of the carousel', () => {
  test('wraps around at both ends', () => {
    expect([0, 1, 2, 3, 4].map((index) => indexAfterStep(index, 1, 5))).toEqual([1, 2, 3, 4, 0]);
    expect([0, 1, 2, 3, 4].map((index) => indexAfterStep(index, -1, 5))).toEqual([4, 0, 1, 2, 3]);
  });

  test('follows the strip when it is scrolled by hand, even past its ends', () => {
    expect([0, 140, 160, 900, 1200].map((offset) => slideAt(offset, 300, 5))).toEqual([0, 0, 1, 3, 4]);
    expect(slideAt(-80, 300, 5)).toBe(0);
    expect(slideAt(5000, 300, 5)).toBe(4);
  });
});

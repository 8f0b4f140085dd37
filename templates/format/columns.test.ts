import { describe, expect, test } from 'vitest';
import { columns } from './columns.ts';

const COUNTS = Array.from({ length: 40 }, (_, index) => index + 1);
const numberOf = (count: number, max: 3 | 4 | 5) => Number(columns(count, max).replace('columns-', ''));

describe.each([3, 4, 5] as const)('a row of at most %i columns', (max) => {
  test('is a single line if all items fit', () => {
    for (const count of COUNTS.filter((each) => each <= max)) expect(numberOf(count, max)).toBe(count);
  });

  test('never has more columns, and more than one for more than one item', () => {
    for (const count of COUNTS.slice(1)) {
      expect(numberOf(count, max)).toBeGreaterThan(1);
      expect(numberOf(count, max)).toBeLessThanOrEqual(max);
    }
  });
});

test('no item is alone in the last line if another number of columns can prevent it', () => {
  const alone = (max: 3 | 4 | 5) => COUNTS.slice(1).filter((count) => count % numberOf(count, max) === 1);
  expect(alone(3)).toEqual([7, 13, 19, 25, 31, 37]);
  expect(alone(4)).toEqual([13, 25, 37]);
  expect(alone(5)).toEqual([]);
});

test('columns that fill all lines are preferred to those that nearly do', () => {
  expect([4, 6, 8, 9, 12].map((count) => columns(count, 4))).toEqual(
    ['4', '3', '4', '3', '4'].map((number) => `columns-${number}`),
  );
  expect(columns(4, 3)).toBe('columns-2');
});

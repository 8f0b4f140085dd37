import { describe, expect, test } from 'vitest';
import { columns } from './columns.ts';

const COUNTS = Array.from({ length: 40 }, (_, index) => index + 1);
const numberOf = (count: number, most: 3 | 4 | 5) => Number(columns(count, most).replace('columns-', ''));

describe.each([3, 4, 5] as const)('a row of at most %i columns', (most) => {
  test('is one line as long as all items fit', () => {
    for (const count of COUNTS.filter((each) => each <= most)) expect(numberOf(count, most)).toBe(count);
  });

  test('never has more columns, and only one if there is only one item', () => {
    for (const count of COUNTS.slice(1)) {
      expect(numberOf(count, most)).toBeGreaterThan(1);
      expect(numberOf(count, most)).toBeLessThanOrEqual(most);
    }
  });
});

test('no item is alone in the last line, where another number of columns can help', () => {
  const alone = (most: 3 | 4 | 5) => COUNTS.slice(1).filter((count) => count % numberOf(count, most) === 1);
  expect(alone(3)).toEqual([7, 13, 19, 25, 31, 37]);
  expect(alone(4)).toEqual([13, 25, 37]);
  expect(alone(5)).toEqual([]);
});

test('what fills its lines goes before what only nearly does', () => {
  expect([4, 6, 8, 9, 12].map((count) => columns(count, 4))).toEqual(
    ['4', '3', '4', '3', '4'].map((number) => `columns-${number}`),
  );
  expect(columns(4, 3)).toBe('columns-2');
});

import { expect, test } from 'vitest';
import { columns } from './columns.ts';

const COUNTS = Array.from({ length: 40 }, (_, index) => index + 1);
const numberOf = (count: number, max: 3 | 4 | 5) => Number(columns(count, max).replace('columns-', ''));

test('no item is alone in the last line if another number of columns can prevent it', () => {
  const alone = (max: 3 | 4 | 5) => COUNTS.slice(1).filter((count) => count % numberOf(count, max) === 1);
  expect(alone(3)).toEqual([7, 13, 19, 25, 31, 37]);
  expect(alone(4)).toEqual([13, 25, 37]);
  expect(alone(5)).toEqual([]);
});

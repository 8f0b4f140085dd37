import { expect, test } from 'vitest';
import { firstFew } from './collections.ts';

const group = (...numbers: number[]) => numbers.map((number) => ({ number }));

const othersOf = (items: ReturnType<typeof group>, at: number) =>
  firstFew(items, items[at] as (typeof items)[number], ({ number }) => `${number}`);

test.each([
  [group(1), 0, []],
  [group(1, 2), 1, ['1']],
  [group(1, 2, 3, 4, 5, 6), 0, ['2', '3', '4', '5', '6']],
  [group(1, 2, 3, 4, 5, 6), 5, ['1', '2', '3', '4', '5']],
])('of %j, all others are listed', (items, at, others) => expect(othersOf(items, at)).toEqual({ others }));

test.each([
  [0, ['2', '3', '4', '5']],
  [2, ['1', '2', '4', '5']],
  [6, ['1', '2', '3', '4']],
])('of seven items, the first four besides index %i are listed', (at, others) => {
  expect(othersOf(group(1, 2, 3, 4, 5, 6, 7), at)).toEqual({ others, more: 2 });
});

import { expect, test } from 'vitest';
import { firstFew } from './collections.ts';

const group = (...numbers: number[]) => numbers.map((number) => ({ number }));

const of = (items: ReturnType<typeof group>, at: number) =>
  firstFew(items, items[at] as (typeof items)[number], ({ number }) => `${number}`);

test.each([
  [group(1), 0, []],
  [group(1, 2), 1, ['1']],
  [group(1, 2, 3, 4, 5, 6), 0, ['2', '3', '4', '5', '6']],
  [group(1, 2, 3, 4, 5, 6), 5, ['1', '2', '3', '4', '5']],
])('of %j, all others are named', (items, at, others) => expect(of(items, at)).toEqual({ others }));

test.each([
  [0, ['2', '3', '4', '5']],
  [2, ['1', '2', '4', '5']],
  [6, ['1', '2', '3', '4']],
])('of seven, the first four others of number %i', (at, others) => {
  expect(of(group(1, 2, 3, 4, 5, 6, 7), at)).toEqual({ others, more: 2 });
});

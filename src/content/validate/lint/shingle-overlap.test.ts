import { expect, test } from 'vitest';
import { seededRandom } from '../../../../tests/support/random.ts';
import { overlappingLists } from './shingle-overlap.ts';

const SHARE = 0.4;

const list = (hashes: Iterable<number>) => Uint32Array.from(new Set(hashes));

test('lists that share enough are paired, in the order of the lists', () => {
  const lists = [list([1, 2, 3, 4, 5]), list([9, 8]), list([1, 2, 7, 6, 5]), list([3, 8])];
  expect(overlappingLists(lists, SHARE)).toEqual([
    [0, 2],
    [0, 3],
    [1, 3],
  ]);
});

test('the pairs are those that comparing every list with every other finds', () => {
  const random = seededRandom(20261128);
  for (let round = 0; round < 100; round += 1) {
    const lists = Array.from({ length: 24 }, () =>
      list(Array.from({ length: random.upTo(12) }, () => random.upTo(40))),
    );
    const expected = lists.flatMap((one, at) =>
      lists.flatMap((other, later) => {
        const common = one.filter((hash) => other.includes(hash)).length;
        return later > at && common / Math.min(one.length, other.length) >= SHARE ? [[at, later]] : [];
      }),
    );
    expect(overlappingLists(lists, SHARE)).toEqual(expected);
  }
});

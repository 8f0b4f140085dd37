import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairsSharing } from './shingle-overlap.ts';

const hash = fc.oneof(fc.nat(9), fc.nat(0xffffffff), fc.constant(0xffffffff));
const manyLists = fc.array(fc.array(hash, { maxLength: 12 }), { maxLength: 90 });

const sharedBy = (list: Iterable<number>, other: Iterable<number>) => {
  const others = new Set(other);
  return [...list].filter((each) => others.has(each)).length;
};

test('the pairs that share enough are those that comparing every list with every other finds', () => {
  const share = fc.oneof(fc.constantFrom(0, 0.5, 1, 2), fc.double({ min: 0, max: 1, noNaN: true }));
  fc.assert(
    fc.property(manyLists, share, (many, least) => {
      const lists = many.map((list) => [...new Set(list)]);
      const wanted = lists.flatMap((one, place) =>
        lists.flatMap((other, next) => {
          const count = next > place ? sharedBy(one, other) : 0;
          return count > 0 && count / Math.min(one.length, other.length) >= least ? [[place, next]] : [];
        }),
      );
      expect(pairsSharing(lists, least)).toEqual(wanted);
    }),
  );
});

test('each pair is named once where many lists are the same', () => {
  const lists = Array.from({ length: 60 }, () => [7, 2 ** 31]);
  const pairs = pairsSharing(lists, 1);
  expect(new Set(pairs.map(String)).size).toBe((60 * 59) / 2);
  expect(pairs).toHaveLength((60 * 59) / 2);
});

test('of lists that are all the same, each is the later one in no more pairs than are wanted', () => {
  const lists = Array.from({ length: 150 }, () => [7, 2 ** 31]);
  const laterOnes = pairsSharing(lists, 1, 3).map(([, later]) => later);
  expect(lists.map((_, place) => laterOnes.filter((later) => later === place).length)).toEqual([
    0,
    1,
    2,
    ...Array(147).fill(3),
  ]);
});

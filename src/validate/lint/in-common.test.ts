import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countShared, pairsSharing } from './in-common.ts';

const hash = fc.oneof(fc.nat(9), fc.nat(0xffffffff), fc.constant(0xffffffff));
const manyLists = fc.array(
  fc.array(hash, { maxLength: 12 }).map((hashes) => new Uint32Array(hashes).sort()),
  { maxLength: 90 },
);

const sharedBy = (list: Iterable<number>, other: Iterable<number>) => {
  const others = new Set(other);
  return [...list].filter((each) => others.has(each)).length;
};

test('what a list shares with others is counted in full, and little else', () => {
  fc.assert(
    fc.property(manyLists, (lists) => {
      const counted = countShared(lists);
      lists.forEach((list, place) => {
        const others = lists.toSpliced(place, 1).flatMap((each) => [...each]);
        expect(counted[place]).toBeGreaterThanOrEqual(sharedBy(list, others));
        expect(counted[place]).toBeLessThanOrEqual(list.length);
      });
    }),
  );
  // Ten thousand hashes that nobody shares.
  const alone = Array.from({ length: 100 }, (_, list) =>
    Uint32Array.from({ length: 100 }, (_, at) => Math.imul(list * 100 + at, 0x9e3779b1) >>> 0).sort(),
  );
  expect(countShared(alone).reduce((sum, count) => sum + count, 0)).toBeLessThan(2500);
});

test('one hash is enough to share, whichever it is', () => {
  for (const hash of [0, 1, 0xffffffff]) {
    const lists = [[hash], [hash]].map((hashes) => new Uint32Array(hashes));
    expect([...countShared(lists)]).toEqual([1, 1]);
  }
});

test('what a list shares is counted in full also where there are more hashes than are looked at together', () => {
  const hashOf = (number: number) => Math.imul(number, 0x9e3779b1) >>> 0;
  const lists = Array.from({ length: 400 }, (_, list) =>
    Uint32Array.from({ length: 1000 }, (_, at) => hashOf(at < list ? at : list * 1000 + at)).sort(),
  );
  const counted = countShared(lists);
  for (const [list, count] of counted.entries()) {
    // Of a list, as many hashes as its place says are in the first one, too. The rest are its own.
    expect(count).toBeGreaterThanOrEqual(list);
    expect(count).toBeLessThan(list === 0 ? 1000 : list + 80);
  }
});

test('the pairs that share enough are those that comparing every list with every other finds', () => {
  const share = fc.oneof(fc.constantFrom(0, 0.5, 1, 2), fc.double({ min: 0, max: 1, noNaN: true }));
  fc.assert(
    fc.property(manyLists, share, (many, least) => {
      const lists = many.map((list) => Uint32Array.from(new Set(list)));
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

test('each pair is named once, however many lists are the same', () => {
  const lists = Array.from({ length: 150 }, () => new Uint32Array([7, 2 ** 31]));
  const pairs = pairsSharing(lists, 1);
  expect(new Set(pairs.map(String)).size).toBe((150 * 149) / 2);
  expect(pairs).toHaveLength((150 * 149) / 2);
});

test('of lists that are all the same, each is the later one in no more pairs than are wanted', () => {
  const lists = Array.from({ length: 150 }, () => new Uint32Array([7, 2 ** 31]));
  const laterOnes = pairsSharing(lists, 1, 3).map(([, later]) => later);
  expect(lists.map((_, place) => laterOnes.filter((later) => later === place).length)).toEqual([
    0,
    1,
    2,
    ...Array(147).fill(3),
  ]);
});

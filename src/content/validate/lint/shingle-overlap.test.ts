import { expect, test } from 'vitest';
import { seededRandom } from '../../../../tests/support/random.ts';
import { type Comparison, compareLists, type HashList } from './shingle-overlap.ts';

const SHARE = 0.4;

const list = (name: string, hashes: Iterable<number>): HashList => {
  const own = Uint32Array.from(new Set(hashes));
  return { key: `${name} ${own.join()}`, hashes: own };
};

test('lists that share enough are paired, in the order of the lists', () => {
  const lists = [list('a', [1, 2, 3, 4, 5]), list('b', [9, 8]), list('c', [1, 2, 7, 6, 5]), list('d', [3, 8])];
  const names = compareLists(lists, SHARE).pairs.map((pair) => pair.map((key) => key[0]).join(''));
  expect(names).toEqual(['ac', 'ad', 'bd']);
});

test('after any edits, comparing only what changed finds the same as comparing everything', () => {
  const random = seededRandom(20261128);
  const some = () => Array.from({ length: random.upTo(12) }, () => random.upTo(40));
  let lists = Array.from({ length: 24 }, (_, number) => list(`list ${number}`, some()));
  let last: Comparison | undefined;
  for (let round = 0; round < 300; round += 1) {
    const at = random.upTo(lists.length) - 1;
    const edit = random.upTo(10);
    if (edit === 1) lists = lists.filter((_, place) => place !== at || lists.length < 10);
    else if (edit === 2) lists = [...lists.slice(0, at), list(`new ${round}`, some()), ...lists.slice(at)];
    else if (edit === 3) lists = [...lists].reverse();
    else lists = lists.map((each, place) => (place === at ? list(`list ${round}`, some()) : each));
    last = compareLists(lists, SHARE, last);
    expect(last).toEqual(compareLists(lists, SHARE));
  }
});

test('a sequence that more lists share than are paired is never compared by half', () => {
  const alike = Array.from({ length: 80 }, (_, number) => list(`list ${number}`, [1, 2, 1000 + number]));
  const last = compareLists(alike, SHARE);
  const edited = [...alike.slice(1), list('edited', [1, 2, 3])];
  expect(compareLists(edited, SHARE, last)).toEqual(compareLists(edited, SHARE));
  const unlike = alike.map((_, number) => list(`list ${number}`, number < 64 ? [1, 2, 1000 + number] : [number]));
  const next = unlike.with(70, list('joined', [1, 2]));
  expect(compareLists(next, SHARE, compareLists(unlike, SHARE))).toEqual(compareLists(next, SHARE));
});

import { expect, test } from 'vitest';
import { editDistance } from '../../../src/base/lib/did-you-mean.ts';
import { seededRandom } from '../../../tests/support/random.ts';
import { createTypoCounter } from './slips.ts';

const typosTo = createTypoCounter();

const beginnings = (name: string) => Array.from({ length: name.length + 1 }, (_, length) => name.slice(0, length));

test('any two words have the same count as with plain edit distances', () => {
  const { next, upTo } = seededRandom(8);
  const word = () => Array.from({ length: upTo(9) }, () => 'abc'[Math.floor(next() * 3)]).join('');
  for (let round = 0; round < 4000; round += 1) {
    const [typed, name, max] = [word(), word(), 1 + (round % 2)];
    const slips = Math.min(...beginnings(name).map((beginning) => editDistance(typed, beginning)));
    expect(typosTo(typed, name, max), `${typed} ${name} ${max}`).toBe(slips <= max ? slips : Number.POSITIVE_INFINITY);
  }
});

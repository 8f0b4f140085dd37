import { expect, test } from 'vitest';
import { backoff } from './backoff.ts';

test('waiting doubles with every attempt, up to 600 units', () => {
  const longest = [1, 2, 3, 4, 10, 11, 99].map((attempts) => backoff(attempts, () => 1));
  expect(longest).toEqual([1, 2, 4, 8, 512, 600, 600]);
});

test('what failed together comes back at any time up to that', () => {
  expect([0, 0.25, 0.75].map((random) => backoff(3, () => random))).toEqual([0, 1, 3]);
});

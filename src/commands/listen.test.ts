import { expect, test } from 'vitest';
import { interrupted } from './listen.ts';

test.each([
  ['SIGINT', 'SIGTERM'],
  ['SIGTERM', 'SIGINT'],
] as const)('after %s, the program ends at once when it is asked again, by %s too', async (first, again) => {
  const before = process.listenerCount(again);
  const asked = interrupted();
  expect(process.listenerCount(again)).toBe(before + 1);
  process.emit(first);
  await asked;
  // Where nobody listens, the system ends the process.
  expect(process.listenerCount(again)).toBe(before);
});

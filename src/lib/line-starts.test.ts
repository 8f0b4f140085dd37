import { expect, test } from 'vitest';
import { lineStart, lineStarts } from './line-starts.ts';

test.each([
  ['', [0]],
  ['ab', [0]],
  ['ab\n\ncd\n', [0, 3, 4, 7]],
  ['\na', [0, 1]],
])('every line of %j begins at its offset, an empty one too', (text, starts) => {
  expect(lineStarts(text)).toEqual(starts);
});

test.each(['ab\n\ncd\n', '\na'])('each offset in %j lies on the last line that has begun', (text) => {
  const found = Array.from({ length: text.length + 1 }, (_, offset) => lineStart(text, offset));
  expect(found).toEqual(found.map((_, offset) => Math.max(...lineStarts(text).filter((start) => start <= offset))));
});

import { expect, test } from 'vitest';
import { lineStart, lineStarts, printable } from './texts.ts';

test('a foreign text can neither steer a terminal nor forge a line of a log', () => {
  expect(printable('\u001b[2J\u001b]0;owned\u0007')).toBe('\\u001b[2J\\u001b]0;owned\\u0007');
  expect(printable('500\n2030-01-01 airtable delivered')).toBe('500\\u000a2030-01-01 airtable delivered');
  expect(printable('abc\u202edcba\u2066 \u009b31m')).toBe('abc\\u202edcba\\u2066 \\u009b31m');
});

test('words of any language stay as they are', () => {
  expect(printable('Zürich · Genève «ß» 日本 👍')).toBe('Zürich · Genève «ß» 日本 👍');
});

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

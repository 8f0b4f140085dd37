import { expect, test } from 'vitest';
import { lineStart, lineStarts, printable } from './texts.ts';

test('untrusted text can neither control a terminal nor forge a log line', () => {
  expect(printable('\u001b[2J\u001b]0;owned\u0007')).toBe('\\u001b[2J\\u001b]0;owned\\u0007');
  expect(printable('500\n2030-01-01 airtable delivered')).toBe('500\\u000a2030-01-01 airtable delivered');
  expect(printable('abc\u202edcba\u2066 \u009b31m')).toBe('abc\\u202edcba\\u2066 \\u009b31m');
});

test('words of any language stay unchanged', () => {
  expect(printable('Zürich · Genève «ß» 日本 👍')).toBe('Zürich · Genève «ß» 日本 👍');
});

test.each([
  ['', [0]],
  ['ab', [0]],
  ['ab\n\ncd\n', [0, 3, 4, 7]],
  ['\na', [0, 1]],
])('every line of %j has its offset, including empty ones', (text, starts) => {
  expect(lineStarts(text)).toEqual(starts);
});

test.each(['ab\n\ncd\n', '\na'])('each offset in %j belongs to the last line that begins at or before it', (text) => {
  const found = Array.from({ length: text.length + 1 }, (_, offset) => lineStart(text, offset));
  expect(found).toEqual(found.map((_, offset) => Math.max(...lineStarts(text).filter((start) => start <= offset))));
});

import { expect, test } from 'vitest';
import { printable } from './printable.ts';

test('a foreign text can neither steer a terminal nor forge a line of a log', () => {
  expect(printable('\u001b[2J\u001b]0;owned\u0007')).toBe('\\u001b[2J\\u001b]0;owned\\u0007');
  expect(printable('500\n2030-01-01 airtable delivered')).toBe('500\\u000a2030-01-01 airtable delivered');
  expect(printable('abc\u202edcba\u2066 \u009b31m')).toBe('abc\\u202edcba\\u2066 \\u009b31m');
});

test('words of any language stay as they are', () => {
  expect(printable('Zürich · Genève «ß» 日本 👍')).toBe('Zürich · Genève «ß» 日本 👍');
});

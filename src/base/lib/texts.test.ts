import { expect, test } from 'vitest';
import { printable } from './texts.ts';

test('untrusted text can neither control a terminal nor forge a log line', () => {
  expect(printable('\u001b[2J\u001b]0;owned\u0007')).toBe('[U+001B][2J[U+001B]]0;owned[U+0007]');
  expect(printable('500\n2030-01-01 airtable delivered')).toBe('500[U+000A]2030-01-01 airtable delivered');
  expect(printable('abc\u202edcba\u2066 \u009b31m')).toBe('abc[U+202E]dcba[U+2066] [U+009B]31m');
});

test('words of any language stay unchanged', () => {
  expect(printable('Zürich · Genève «ß» 日本 👍')).toBe('Zürich · Genève «ß» 日本 👍');
});

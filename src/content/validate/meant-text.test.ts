import { expect, test } from 'vitest';
import { meantText } from './meant-text.ts';

const SCHEMA = {
  pattern: '^\\d+–\\d+ h$',
  'x-meant': [
    ['from: (\\d+), to: (\\d+), unit: ', '$1–$2 '],
    ['hours', 'h'],
  ],
};

test.each([
  ['2–4 hours', '2–4 h'],
  [{ from: 2, to: 4, unit: 'hours' }, '2–4 h'],
  [{ from: 2, to: 4, unit: 'min' }, undefined],
  [{ from: 2, to: { hours: 4 } }, undefined],
  [['2–4 hours'], undefined],
  ['2–4 h', undefined],
  [null, undefined],
])('%j is meant as «%s»', (value, meant) => expect(meantText(SCHEMA, value, String(value))).toBe(meant));

test('without rules, nothing is known', () => expect(meantText({ pattern: 'x' }, 'y', 'y')).toBeUndefined());

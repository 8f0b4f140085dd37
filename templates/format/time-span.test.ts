import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { minutesRange, spanOf, spanText } from './time-span.ts';

const COMMON = JSON.parse(readFileSync(join(import.meta.dirname, '../schemas/common.json'), 'utf8'));

test.each([
  ['1,5 Stunden', 90, 90, '1,5\u00a0Stunden'],
  ['1 Jahr', 525_600, 525_600, '1\u00a0Jahr'],
  ['rund 15 min', 15, 15, 'rund 15\u00a0min'],
  ['bis 72 Stunden', 0, 4320, 'bis 72\u00a0Stunden'],
  ['30–60 min', 30, 60, '30–60\u00a0min'],
  ['2-4h', 120, 240, '2–4\u00a0h'],
  ['2 - 4\u00a0h', 120, 240, '2–4\u00a0h'],
  ['2 Stunden–7 Tage', 120, 10_080, '2\u00a0Stunden–7\u00a0Tage'],
])('«%s» is %d to %d minutes, and the schema accepts it', (span, from, to, text) => {
  expect(spanOf(span)).toEqual({ from, to });
  expect(spanText(span)).toBe(text);
  expect(span).toMatch(new RegExp(COMMON.definitions.span.pattern));
});

test.each(['7', '7 Ellen', '-1 Tag', '0 Tage', 'danach', '2–4 h Behandlung'])(
  '«%s» throws, because the schema rejects it',
  (span) => {
    expect(() => spanOf(span)).toThrow('no time span');
    expect(span).not.toMatch(new RegExp(COMMON.definitions.span.pattern));
  },
);

test.each([
  [30, 60, '30–60\u00a0min'],
  [15, 15, '15\u00a0min'],
  [45, 120, '45–120\u00a0min'],
  [120, 240, '2–4\u00a0h'],
  [270, 660, '4,5–11\u00a0h'],
])('%d to %d minutes are written as «%s»', (from, to, words) => expect(minutesRange(from, to)).toBe(words));

test('a duration of a price tier has the same units', () => {
  const { span, tier } = COMMON.definitions;
  expect(tier.properties.duration['x-ascending']).toEqual(span['x-ascending']);
});

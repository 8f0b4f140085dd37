import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { durationText, MINUTES, minutesOf, minutesRange, quantityOf, spanRange } from './time-span.ts';

test.each([
  ['1,5 Stunden', 90],
  ['1 Tag', 1440],
  ['7 Tage', 10_080],
  ['1 Jahr', 365 * 24 * 60],
])('%s are %d minutes', (span, minutes) => expect(minutesOf(span)).toBe(minutes));

test.each(['7', '7 Ellen', '-1 Tag', '0 Tage'])('«%s» throws, because no schema accepts it', (span) => {
  expect(() => minutesOf(span)).toThrow('no time span');
});

test.each([
  ['24 Stunden', '48 Stunden', '24–48\u00a0Stunden'],
  ['2 Stunden', '7 Tage', '2\u00a0Stunden–7\u00a0Tage'],
  ['5 Monate', '5 Monate', '5\u00a0Monate'],
])('from %s to %s is formatted without repeating a unit', (from, to, words) => expect(spanRange(from, to)).toBe(words));

test.each([
  [30, 60, '30–60\u00a0min'],
  [15, 15, '15\u00a0min'],
  [45, 120, '45–120\u00a0min'],
  [120, 240, '2–4\u00a0h'],
  [270, 660, '4,5–11\u00a0h'],
])('%d to %d minutes', (from, to, words) => expect(minutesRange(from, to)).toBe(words));

test('the schema lists the same units', () => {
  const schema = readFileSync(join(import.meta.dirname, '../schemas/charts.json'), 'utf8');
  const tables = [...schema.matchAll(/"x-ascending": \[\s*"from",\s*"to",\s*(\{[^}]*\})/g)].map(([, table = '']) =>
    JSON.parse(table),
  );
  expect(tables.length).toBeGreaterThan(0);
  for (const table of tables) expect(table).toEqual(MINUTES);
});

test('a duration is formatted alike as a large figure and within a sentence', () => {
  const about = { prefix: 'rund', from: 15, to: 15, unit: 'min' } as const;
  expect(quantityOf(about)).toEqual({ prefix: 'rund', value: '15', unit: 'min' });
  expect(durationText(about)).toBe('rund 15\u00a0min');
  expect(durationText({ from: 1.5, to: 4, unit: 'h' })).toBe('1,5–4\u00a0h');
});

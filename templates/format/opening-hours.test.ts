import { expect, test } from 'vitest';
import { openingHours } from './opening-hours.ts';

test('a range of days and of times', () => {
  expect(openingHours({ days: 'Mo–Fr', time: '7.30–18.00\u00a0Uhr' })).toEqual({
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '07:30',
    closes: '18:00',
  });
});

test('a single day', () => {
  expect(openingHours({ days: 'Sa', time: '8.00–13.00 Uhr' })?.days).toEqual(['Saturday']);
});

test.each([
  ['So', 'Notfälle nach Vereinbarung'],
  ['Feiertage', '8.00–12.00 Uhr'],
  ['Fr–Mo', '8.00–12.00 Uhr'],
  ['Mo–Fr', 'ab 8.00 Uhr'],
])('«%s %s» is for people only', (days, time) => {
  expect(openingHours({ days, time })).toBeUndefined();
});

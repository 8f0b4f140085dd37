import { expect, test } from 'vitest';
import { period } from './counted.ts';

test.each([
  [1, '1_Monat'],
  [12, '1_Jahr'],
  [24, '2_Jahre'],
])('%i months are «%s»', (months, text) => {
  expect(period(months, 'de-CH').replaceAll('\u00a0', '_')).toBe(text);
});

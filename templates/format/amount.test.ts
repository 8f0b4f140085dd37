import { expect, test } from 'vitest';
import { decimal, decimalRange, withUnit } from './amount.ts';

test.each([
  [99.9, '99,9'],
  [1200, '1’200'],
  [0.02, '0,02'],
])('%d is formatted as %s', (value, text) => expect(decimal(value)).toBe(text));

test('a unit follows after a no-break space, and CHF precedes', () => {
  expect(withUnit('99,9', '%')).toBe('99,9\u00a0%');
  expect(withUnit(decimalRange(600, 1200), 'CHF')).toBe('CHF\u00a0600–1’200');
  expect(decimalRange(8, 8)).toBe('8');
});

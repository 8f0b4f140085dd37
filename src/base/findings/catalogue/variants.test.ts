import { expect, test } from 'vitest';
import { decimalOf, digitsOf, integersIn } from './variants.ts';

test.each([
  ["1'200", '1200'],
  ['2’000.–', '2000'],
  ['CHF 80.–', '80'],
  ['CHF\u00a080.--', '80'],
  ['Fr. 1200.00', '1200'],
  ['1,200', '1200'],
  ['1.200', '1200'],
  ['1 200', '1200'],
  ['from 80', '80'],
  ['7 min', '7'],
  ['1200 CHF', '1200'],
  ['"1200"', '1200'],
  ['80–120', ''],
  ['80.55', ''],
  ['a few', ''],
  ['1.12.2025', ''],
])('the digits of the amount %s are «%s»', (typed, digits) => expect(digitsOf(typed)).toBe(digits));

test.each([
  ['1,5', [1, 2]],
  ['80–120', [80, 120]],
  ['CHF 80 - 120.–', [80, 120]],
  ['80 to 120', [80, 120]],
  ['CHF 80.- to CHF 120.-', [80, 120]],
  ['1200', []],
  ["1'200", []],
])('the integers in %s are %j', (typed, integers) => expect(integersIn(typed)).toEqual(integers));

test.each([
  ['47,39', '47.39'],
  ['8.1 %', '8.1'],
  ['7–8', ''],
  ['none', ''],
])('the number in %s is «%s»', (typed, number) => expect(decimalOf(typed)).toBe(number));

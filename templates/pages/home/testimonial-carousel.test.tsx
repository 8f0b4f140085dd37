import { expect, test } from 'vitest';
import { slideAt } from '../../enhancements/testimonial-carousel.client.ts';

test('the carousel follows the strip when it is scrolled by hand, even past its ends', () => {
  expect([0, 140, 160, 900, 1200].map((offset) => slideAt(offset, 300, 5))).toEqual([0, 0, 1, 3, 4]);
  expect(slideAt(-80, 300, 5)).toBe(0);
  expect(slideAt(5000, 300, 5)).toBe(4);
});

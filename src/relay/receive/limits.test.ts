import { describe, expect, test } from 'vitest';
import { createLimits } from './limits.ts';

test('a sender can send up to the limit in any minute, with all its addresses together', () => {
  const limits = createLimits(3);
  const times = [0, 1_000, 30_000, 31_000, 59_999, 60_000, 60_500];
  expect(times.map((now, index) => limits.take(`2001:db8:1:2::${index}`, now))).toEqual([0, 0, 0, 29, 1, 0, 1]);
});

describe('a network', () => {
  test('can send twenty times as much as an address', () => {
    const limits = createLimits(2);
    const waits = Array.from({ length: 50 }, (_, index) => limits.take(`192.0.2.${index}`, 0));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(40);
  });

  test('of many home networks does not lock out others', () => {
    const limits = createLimits(20);
    for (let index = 0; index < 2_000; index += 1) limits.take(`2001:db8:1:${(index % 100).toString(16)}::1`, index);
    expect(limits.take('198.51.100.7', 2_000)).toBe(0);
  });
});

describe('all senders together', () => {
  test('can send a hundred times as much as an address', () => {
    const limits = createLimits(1);
    const waits = Array.from({ length: 101 }, (_, index) => {
      const seconds = limits.take(`192.0.${index}.1`, 0);
      if (seconds === 0) limits.accept(0);
      return seconds;
    });
    expect(waits.slice(0, 100).every((wait) => wait === 0)).toBe(true);
    expect(waits[100]).toBe(60);
  });

  test('are not limited by requests that were not accepted', () => {
    const limits = createLimits(1);
    const waits = Array.from({ length: 200 }, (_, index) => limits.take(`10.0.${index}.1`, 0));
    expect(waits.filter((wait) => wait > 0)).toEqual([]);
  });

  test('are limited even if an address is unknown', () => {
    const limits = createLimits(1);
    for (let index = 0; index < 100; index += 1) limits.accept(0);
    expect(limits.take(undefined, 0)).toBe(60);
  });
});

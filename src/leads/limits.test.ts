import { describe, expect, test } from 'vitest';
import { createLimits, forget, networkOf } from './limits.ts';

describe('one person', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['203.0.113.9:5678', '203.0.113.9'],
    ['[2001:db8:1:2::9]:5678', '2001:db8:1:2'],
    ['[::ffff:203.0.113.9]:5678', '203.0.113.9'],
  ])('is recognised: %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test('may send so many times in any minute, whichever addresses of one network are used', () => {
    const limits = createLimits(3);
    const times = [0, 1_000, 30_000, 31_000, 59_999, 60_000, 60_500];
    expect(times.map((now, index) => limits.take(`2001:db8:1:2::${index}`, now))).toEqual([0, 0, 0, 29, 1, 0, 1]);
  });

  test('is not limited by 0', () => {
    const limits = createLimits(0);
    expect(Array.from({ length: 500 }, () => limits.take('192.0.2.1', 0)).every((wait) => wait === 0)).toBe(true);
  });
});

describe('all together', () => {
  test('may be as many as a very high limit lets through', () => {
    const times = Array.from({ length: 1_000_000 }, (_, index) => index / 10);
    forget(times, 99_999);
    expect([times[0], times.at(-1), times.length]).toEqual([39_999.1, 99_999, 600_000]);
  });

  test('may send a hundred times as much as one', () => {
    const limits = createLimits(1);
    const waits = Array.from({ length: 101 }, (_, index) => limits.take(`192.0.2.${index}`, 0));
    expect(waits.slice(0, 100).every((wait) => wait === 0)).toBe(true);
    expect(waits[100]).toBe(60);
  });

  test('are limited even where no address is known', () => {
    const limits = createLimits(1);
    expect(Array.from({ length: 101 }, () => limits.take(undefined, 0)).filter((wait) => wait > 0)).toHaveLength(1);
  });
});

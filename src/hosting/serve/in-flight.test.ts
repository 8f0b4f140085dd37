import { expect, test } from 'vitest';
import { createInFlight } from './in-flight.ts';

const LIMITS = { all: 6, network: 4, address: 2 };

test.each([
  ['an address', '203.0.113.9', '203.0.113.9', '203.0.113.10'],
  ['an IPv6 network of a home, whatever its address', '2001:db8:1:2::1', '2001:db8:1:2::ffff', '2001:db8:1:3::1'],
])('requests at the same time are limited by %s, and others are served', (_who, one, same, other) => {
  const enter = createInFlight(LIMITS);
  const leave = enter(one);
  expect([typeof leave, typeof enter(same), enter(one), typeof enter(other)]).toEqual([
    'function',
    'function',
    'sender',
    'function',
  ]);
  if (typeof leave === 'function') leave();
  expect(typeof enter(same)).toBe('function');
});

test('many addresses of one network do not use up the total for others', () => {
  const enter = createInFlight(LIMITS);
  const outcomes = [1, 2, 3, 4, 5, 6].map((last) => enter(`203.0.113.${last}`));
  expect(outcomes.filter((each) => each === 'sender')).toHaveLength(2);
  expect(typeof enter('198.51.100.1')).toBe('function');
  expect(typeof enter(undefined)).toBe('function');
  expect([enter(undefined), enter('192.0.2.1')]).toEqual(['all', 'all']);
});

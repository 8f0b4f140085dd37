import { expect, test } from 'vitest';
import { prefixOf } from './address.ts';

test.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:DB8:0001:0002::9', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::9', '2001:db8:0:0', '2001:db8:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['203.0.113.9:5678', '203.0.113.9', '203.0.113'],
  ['[2001:db8:1:2::9]:5678', '2001:db8:1:2', '2001:db8:1'],
  ['[::ffff:203.0.113.9]:5678', '203.0.113.9', '203.0.113'],
])('a sender is identified by address and network: %s', (address, own, network) => {
  expect([prefixOf(address, 4), prefixOf(address, 3)]).toEqual([own, network]);
});

import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { isEverywhere, networkAddresses } from './network.ts';

const at = (address: string, internal = false) =>
  ({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' }) as NetworkInterfaceInfo;

const INTERFACES = {
  lo: [at('127.0.0.1', true), at('::1', true)],
  wlan0: [at('fe80::1c2a:5'), at('2001:db8::7'), at('192.168.1.20')],
  gone: undefined,
};

test.each([
  ['0.0.0.0', ['192.168.1.20']],
  ['::', ['192.168.1.20', '2001:db8::7']],
])('a server that listens at %s is found in the network at the addresses of the machine', (host, addresses) => {
  expect(isEverywhere(host)).toBe(true);
  expect(networkAddresses(host, INTERFACES)).toEqual(addresses);
});

test.each(['127.0.0.1', '::1', 'localhost', '192.168.1.20', '10.0.0.0'])('%s is one address', (host) => {
  expect(isEverywhere(host)).toBe(false);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { Command } from 'commander';
import { expect, onTestFinished, test } from 'vitest';
import { WORDS } from '../messages/messages.ts';
import type { CommandContext } from './context.ts';
import { interrupted, isEverywhere, listen, networkAddresses, withAddress } from './listen.ts';

test.each([
  ['SIGINT', 'SIGTERM'],
  ['SIGTERM', 'SIGINT'],
] as const)('after %s, the program ends at once when it is asked again, by %s too', async (first, again) => {
  const before = process.listenerCount(again);
  const asked = interrupted();
  expect(process.listenerCount(again)).toBe(before + 1);
  process.emit(first);
  await asked;
  // Where no one listens, the system ends the process.
  expect(process.listenerCount(again)).toBe(before);
});

/** Where a server is that was told to listen there. */
async function listening(host: string) {
  const server = createServer();
  onTestFinished(() => void server.close());
  const { address, toOthers } = await listen(server, { host, port: 0 }, { words: WORDS.de } as CommandContext);
  return { bound: (server.address() as AddressInfo).address, address, said: toOthers.join('\n') };
}

test.each(['127.0.0.1', 'localhost'])(
  'a server at %s is for this machine alone, and nothing more is said',
  async (host) => {
    const { address, said } = await listening(host);
    expect(address).toMatch(new RegExp(`^http://${host.replaceAll('.', '\\.')}:\\d+/$`));
    expect(said).toBe('');
  },
);

test.each(['0.0.0.0', '0'])(
  'a server at %s says where this machine reaches it, and that others do too',
  async (host) => {
    const { bound, address, said } = await listening(host);
    expect(bound).toBe('0.0.0.0');
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    expect(said).toContain('Alle in Ihrem Netzwerk');
    for (const url of said.match(/http:\S+/g) ?? []) expect(url).toMatch(/^http:\/\/[\d.]+:\d+\/$/);
  },
);

test('commands that serve something listen on this machine alone unless they are told otherwise', () => {
  const command = withAddress(new Command(), { words: WORDS.de } as CommandContext, 4321);
  expect(command.parse([], { from: 'user' }).opts()).toEqual({ port: 4321, host: '127.0.0.1' });
});

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

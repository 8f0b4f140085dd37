import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { Command } from 'commander';
import { expect, onTestFinished, test } from 'vitest';
import type { CommandContext } from './context.ts';
import { interrupted, isWildcard, listen, networkAddresses, withAddress } from './listen.ts';
import { commandWordsIn } from './words/words.ts';

test.each([
  ['SIGINT', 'SIGTERM'],
  ['SIGTERM', 'SIGINT'],
] as const)('after %s, a second signal ends the program at once, even %s', async (first, again) => {
  const before = process.listenerCount(again);
  const interruption = interrupted();
  expect(process.listenerCount(again)).toBe(before + 1);
  process.emit(first);
  await interruption;
  // Without a listener, the signal ends the process.
  expect(process.listenerCount(again)).toBe(before);
});

/** Starts a server on a host. Returns its addresses and the notes for the user. */
async function startListening(host: string) {
  const server = createServer();
  onTestFinished(() => void server.close());
  const { address, networkNotes } = await listen(server, { host, port: 0 }, {
    words: commandWordsIn('de'),
  } as CommandContext);
  return { bound: (server.address() as AddressInfo).address, address, notes: networkNotes.join('\n') };
}

test.each(['0.0.0.0', '0'])(
  'a server at %s announces a local address and notes that others can reach it',
  async (host) => {
    const { bound, address, notes } = await startListening(host);
    expect(bound).toBe('0.0.0.0');
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    expect(notes).toContain('Alle in Ihrem Netzwerk');
    for (const url of notes.match(/http:\S+/g) ?? []) expect(url).toMatch(/^http:\/\/[\d.]+:\d+\/$/);
  },
);

test('commands that serve something listen on this machine alone by default', () => {
  const command = withAddress(new Command(), { words: commandWordsIn('de') } as CommandContext, 4321);
  for (const args of [[], ['--host', ''], ['--host', '[]']])
    expect(command.parse(args, { from: 'user' }).opts()).toEqual({ port: 4321, host: '127.0.0.1' });
});

test('the host can be an IPv6 address in the brackets that it has in addresses', () => {
  const command = withAddress(new Command(), { words: commandWordsIn('de') } as CommandContext, 4321);
  expect(command.parse(['--host', '[::1]'], { from: 'user' }).opts().host).toBe('::1');
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
])('a server that listens at %s is reachable in the network at the addresses of the machine', (host, addresses) => {
  expect(isWildcard(host)).toBe(true);
  expect(networkAddresses(host, INTERFACES)).toEqual(addresses);
});

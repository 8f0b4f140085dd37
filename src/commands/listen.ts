import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { Command } from 'commander';
import { isThisMachine } from '../lib/url.ts';
import { type CommandContext, UsageError } from './context.ts';

export interface ListenOptions {
  readonly port: number;
  /** Address to listen on, or a name of it. */
  readonly host: string;
}

/** Reachable from this machine only: what takes inquiries opens to a network only on request. */
const THIS_MACHINE = '127.0.0.1';

/** Longest wait for requests that are still being answered, in milliseconds. */
const LAST_ANSWERS = 5_000;

export const withAddress = (command: Command, context: CommandContext, port: number) =>
  command
    .option('--port <port>', context.words.help.port, (value) => parsePort(value, context), port)
    .option('--host <address>', context.words.help.host, THIS_MACHINE);

/**
 * Starts the server. Tells the address at which this machine reaches it, and what its user has to know if others can,
 * too. Throws UsageError if it cannot listen there.
 */
export async function listen(server: Server, { port, host }: ListenOptions, { words }: CommandContext) {
  try {
    await once(server.listen({ port, host }), 'listening');
  } catch (error) {
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new UsageError(words.portTaken(port));
    if (syscall !== 'listen' && syscall !== 'getaddrinfo') throw error;
    throw new UsageError(words.cannotListen(inAddress(host, port), code ?? message));
  }
  // A name means an address, and addresses have several spellings: what counts is where it really listens.
  const { address: bound, port: actual } = server.address() as AddressInfo;
  const toOthers: readonly string[] = isThisMachine(bound) ? [] : [words.openToNetwork];
  const at = (name: string) => `http://${inAddress(name, actual)}/`;
  if (!isEverywhere(bound)) return { address: at(host), toOthers };
  const others = networkAddresses(bound, networkInterfaces()).map(at);
  return {
    address: at(THIS_MACHINE),
    toOthers: [...(others.length > 0 ? [words.inNetwork(others)] : []), ...toOthers],
  };
}

/** True for the two addresses that mean all of a machine's: those of IPv4, or of both kinds. */
export const isEverywhere = (bound: string): boolean => bound === '0.0.0.0' || bound === '::';

/** Addresses at which others reach a server that listens everywhere, IPv4 first. Browsers take no link-local ones. */
export function networkAddresses(
  bound: string,
  interfaces: NodeJS.Dict<readonly NetworkInterfaceInfo[]>,
): readonly string[] {
  const found = Object.values(interfaces).flatMap((each) => each ?? []);
  const outside = found.filter(({ internal, address }) => !internal && !/^fe80:/i.test(address));
  const of = (kind: 'IPv4' | 'IPv6') => outside.filter(({ family }) => family === kind).map(({ address }) => address);
  return bound === '::' ? [...of('IPv4'), ...of('IPv6')] : of('IPv4');
}

/** An address with colons goes in brackets. */
const inAddress = (host: string, port: number) => `${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Serves until someone asks the program to end. `said` is what its user reads once it answers at an address. */
export async function serveUntilInterrupted(
  server: Server,
  options: ListenOptions,
  context: CommandContext,
  said: (address: string) => Promise<readonly string[]> | readonly string[],
): Promise<void> {
  const { address, toOthers } = await listen(server, options, context);
  const [first = '', ...others] = await said(address);
  process.stdout.write(`${[first, ...toOthers, ...others, context.words.stop].join('\n')}\n`);
  await interrupted();
  await close(server);
}

/** Resolves when someone asks the program to end. Asked twice, it ends at once. */
export async function interrupted(): Promise<void> {
  const asked = new AbortController();
  await Promise.race(SIGNALS.map((name) => once(process, name, { signal: asked.signal }).catch(() => {})));
  asked.abort();
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Takes no more requests, and lets those under way be answered. */
export async function close(server: Server): Promise<void> {
  const impatience = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS);
  await new Promise((closed) => server.close(closed));
  clearTimeout(impatience);
}

function parsePort(value: string, { words }: CommandContext): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65535) throw new UsageError(words.badPort(value));
  return port;
}

import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { Command } from 'commander';
import { UsageError } from '../base/findings/failure.ts';
import { isThisMachine } from '../base/lib/url.ts';
import type { CommandContext } from './context.ts';

export interface ListenOptions {
  readonly port: number;
  /** Address or host name to listen on. */
  readonly host: string;
}

/** Loopback: a server that takes inquiries is open to the network only on request. */
const LOOPBACK = '127.0.0.1';

/** Longest wait for pending responses, in milliseconds. */
const CLOSE_TIMEOUT_MS = 5_000;

export const withAddress = (command: Command, context: CommandContext, port: number) =>
  command
    .option('--port <port>', context.words.help.port, (value) => parsePort(value, context), port)
    .option('--host <address>', context.words.help.host, parseHost, LOOPBACK);

/**
 * Starts the server. Returns the address for this machine, and notes for the user if other machines can connect, too.
 * Throws UsageError if the server cannot listen there.
 */
export async function listen(server: Server, { port, host }: ListenOptions, { words }: CommandContext) {
  try {
    await once(server.listen({ port, host }), 'listening');
  } catch (error) {
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new UsageError(words.portTaken(port));
    if (syscall !== 'listen' && syscall !== 'getaddrinfo') throw error;
    throw new UsageError(words.cannotListen(hostWithPort(host, port), code ?? message));
  }
  // A host name resolves to an address, and an address has several spellings, so only the bound address counts.
  const { address: bound, port: actual } = server.address() as AddressInfo;
  const networkNotes: readonly string[] = isThisMachine(bound) ? [] : [words.openToNetwork];
  const at = (name: string) => `http://${hostWithPort(name, actual)}/`;
  if (!isWildcard(bound)) return { address: at(host), networkNotes };
  const inNetwork = networkAddresses(bound, networkInterfaces()).map(at);
  return {
    address: at(LOOPBACK),
    networkNotes: [...(inNetwork.length > 0 ? [words.inNetwork(inNetwork)] : []), ...networkNotes],
  };
}

/** True for the wildcard addresses: all of IPv4, or all of IPv4 and IPv6. */
export const isWildcard = (bound: string): boolean => bound === '0.0.0.0' || bound === '::';

/** Addresses in the network of a server on a wildcard address, IPv4 first. Browsers accept no link-local ones. */
export function networkAddresses(
  bound: string,
  interfaces: NodeJS.Dict<readonly NetworkInterfaceInfo[]>,
): readonly string[] {
  const found = Object.values(interfaces).flatMap((each) => each ?? []);
  const external = found.filter(({ internal, address }) => !internal && !/^fe80:/i.test(address));
  const of = (kind: 'IPv4' | 'IPv6') => external.filter(({ family }) => family === kind).map(({ address }) => address);
  return bound === '::' ? [...of('IPv4'), ...of('IPv6')] : of('IPv4');
}

/** Puts IPv6 addresses in brackets. */
const hostWithPort = (host: string, port: number) => `${host.includes(':') ? `[${host}]` : host}:${port}`;

/**
 * Serves until the process is interrupted, then stops what is behind the server. `greeting` returns the lines to print once
 * the server listens.
 */
export async function serveUntilInterrupted(
  server: Server,
  options: ListenOptions,
  context: CommandContext,
  { greeting, stop }: { greeting: (address: string) => Promise<readonly string[]>; stop: () => Promise<void> },
): Promise<void> {
  try {
    const { address, networkNotes } = await listen(server, options, context);
    const [first = '', ...others] = await greeting(address);
    process.stdout.write(`${[first, ...networkNotes, ...others, context.words.stop].join('\n')}\n`);
    await interrupted();
    await close(server);
  } finally {
    await stop();
  }
}

/** Resolves on SIGINT or SIGTERM. A second signal ends the process at once. */
export async function interrupted(): Promise<void> {
  const controller = new AbortController();
  await Promise.race(SIGNALS.map((name) => once(process, name, { signal: controller.signal }).catch(() => {})));
  controller.abort();
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Stops accepting requests, and waits for pending responses. */
export async function close(server: Server): Promise<void> {
  const timeout = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
  await new Promise((closed) => server.close(closed));
  clearTimeout(timeout);
}

/** Addresses of servers have IPv6 addresses in brackets. Node takes an empty one, of a variable that is not set, for all. */
const parseHost = (value: string) => value.replace(/^\[(.*)\]$/, '$1') || LOOPBACK;

function parsePort(value: string, { words }: CommandContext): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65535) throw new UsageError(words.badPort(value));
  return port;
}

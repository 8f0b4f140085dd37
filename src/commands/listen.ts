import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Command } from 'commander';
import { type CommandContext, UsageError } from './context.ts';

export interface ListenOptions {
  readonly port: number;
  /** Address to listen on; without one, all of this machine. */
  readonly host?: string;
}

/** Longest wait for requests that are still being answered, in milliseconds. */
const LAST_ANSWERS = 5_000;

/** Adds the option `--port`. */
export const withPort = (command: Command, context: CommandContext, preset: number) =>
  command.option('--port <port>', context.words.help.port, (value) => parsePort(value, context), preset);

/** Starts the server and tells its address. What is in the way is wrong use. */
export async function listen(
  server: Server,
  { port, host }: ListenOptions,
  { words }: CommandContext,
): Promise<string> {
  await new Promise<void>((started, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') failed(new UsageError(words.portTaken(port)));
      else if (error.syscall === 'listen' || error.syscall === 'getaddrinfo')
        failed(new UsageError(words.cannotListen(`${host ?? ''}:${port}`, error.code ?? error.message)));
      else failed(error);
    });
    server.listen({ port, host }, started);
  });
  const name = host === undefined ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${(server.address() as AddressInfo).port}/`;
}

/** Resolves when someone asks the program to end. Asked twice, it ends at once. */
export const interrupted = () =>
  new Promise<void>((resolved) => {
    const asked = () => {
      for (const signal of SIGNALS) process.off(signal, asked);
      resolved();
    };
    for (const signal of SIGNALS) process.on(signal, asked);
  });

/** Either asks a program to end, the first from the keyboard. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Takes no more requests, and lets those under way be answered. */
export async function close(server: Server): Promise<void> {
  const impatience = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS);
  await new Promise((closed) => {
    server.close(closed);
    server.closeIdleConnections();
  });
  clearTimeout(impatience);
}

function parsePort(value: string, { words }: CommandContext): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65535) throw new UsageError(words.badPort(value));
  return port;
}

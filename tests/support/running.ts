import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { BIN } from './nebel.ts';

/** Starts a server in the process of the test, on a free port. */
export async function listen(server: Server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** Without a trailing slash. */
    address: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Started = Awaited<ReturnType<typeof listen>>;

/** Starts a server and returns its address. It is closed when the test ends. */
export async function listenDuringTest(server: Server): Promise<string> {
  const { address, close } = await listen(server);
  onTestFinished(close);
  return address;
}

/**
 * Starts a command that serves something, and waits until it prints its address. It is killed when the test ends.
 *
 * @param cwd working directory. Default: that of the test
 */
export async function startCommand(args: readonly string[], env: Readonly<Record<string, string>> = {}, cwd?: string) {
  const child = spawn(process.execPath, [BIN, ...args, '--port', '0'], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  onTestFinished(() => void child.kill('SIGKILL'));
  const said: string[] = [];
  const lines: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  const address = await new Promise<string>((found, failed) => {
    createInterface(child.stdout).on('line', (line) => {
      said.push(line);
      const [url] = /http:\/\/\S+(?=\/)/.exec(line) ?? [];
      if (url) found(url);
    });
    ended.then(() => failed(new Error(`It ended before it served anything: ${lines.join('')}`)));
  });
  return {
    /** Without a trailing slash. */
    address,
    child,
    /** Standard output so far. */
    said: () => said.join('\n'),
    /** Standard error so far. */
    log: () => lines.join(''),
    /** Sends a signal and resolves to the exit code, or to null after SIGKILL. */
    async end(signal: NodeJS.Signals) {
      child.kill(signal);
      return (await ended)[0];
    },
  };
}

export type Running = Awaited<ReturnType<typeof startCommand>>;

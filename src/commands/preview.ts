import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { createStaticServer } from '../serve/static-server.ts';
import { recover } from '../write/output-folder.ts';
import { type CommandContext, type RootOptions, UsageError, withExample, withRoot } from './context.ts';

interface PreviewOptions extends RootOptions {
  readonly out: string;
  readonly port: number;
}

const DEFAULT_PORT = 4321;

/** `nebel preview`: serves the built site until it is interrupted. */
export function previewCommand(context: CommandContext): Command {
  const { words } = context;
  const command = new Command('preview').description(words.help.preview);
  withExample(withRoot(command, context), context, 'nebel preview --port 8080');
  command
    .option('--out <dir>', words.help.out, 'dist')
    .option('--port <port>', words.help.port, (value) => parsePort(value, context), DEFAULT_PORT)
    .option('--store <file>', words.help.store);
  return command.action(async (options: PreviewOptions) => {
    const folder = resolve(options.root, options.out);
    recover(folder);
    if (!existsSync(folder)) throw new UsageError(words.noOutput(options.out));
    const server = createStaticServer(folder);
    await new Promise<void>((started, failed) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        failed(error.code === 'EADDRINUSE' ? new UsageError(words.portTaken(options.port)) : error),
      );
      server.listen(options.port, started);
    });
    const { port } = server.address() as AddressInfo;
    process.stdout.write(`${words.serving(`http://localhost:${port}/`)}\n${words.stop}\n`);
    await interrupted();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
}

function parsePort(value: string, { words }: CommandContext): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65535) throw new UsageError(words.badPort(value));
  return port;
}

const interrupted = () =>
  new Promise<void>((resolved) => {
    process.once('SIGINT', () => resolved());
    process.once('SIGTERM', () => resolved());
  });

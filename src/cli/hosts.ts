import { Argument, Command } from 'commander';
import { UsageError } from '../base/findings/failure.ts';
import { isBuildable, readContent } from '../content/content.ts';
import { readHosting, SERVERS } from '../hosting/hosts/hosts.ts';
import { type CommandContext, type RootOptions, rootFolder, withRoot } from './context.ts';
import { printErrors } from './print-findings.ts';
import { today } from './today.ts';

const DEFAULT_RELAY = '127.0.0.1:8787';

/** `name:port`, `127.0.0.1:8787` or `[::1]:8787`. */
const HOST_AND_PORT = /^(?:[\w.-]+|\[[\da-f:.]+\]):(\d{1,5})$/i;

function isHostAndPort(address: string): boolean {
  const port = Number(HOST_AND_PORT.exec(address)?.[1]);
  return port >= 1 && port <= 65535;
}

export function hostsCommand(context: CommandContext): Command {
  const { help, badRelayAddress } = context.words;
  const command = new Command('hosts')
    .description(help.hosts)
    .addArgument(new Argument('<server>', help.server).choices(Object.keys(SERVERS)));
  withRoot(command, context, 'hosts nginx > website.conf');
  command.option('--relay <address>', help.relayAddress, DEFAULT_RELAY);
  return command.action((server: string, options: RootOptions & { readonly relay: string }) => {
    if (!isHostAndPort(options.relay)) throw new UsageError(badRelayAddress(options.relay));
    const root = rootFolder(options, context);
    const content = readContent(context.site, { root, today: today(context), cache: context.cache });
    if (!isBuildable(content)) {
      printErrors(content, options, context);
      return;
    }
    process.stdout.write(SERVERS[server]?.(readHosting(context.site, content, context.env), options.relay) ?? '');
  });
}

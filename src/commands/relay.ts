import { Command } from 'commander';
import { bundleRelay } from '../bundle/bundle-relay.ts';
import { createWebServer } from '../serve/node-adapter.ts';
import { differenceOf } from '../shared/practices.ts';
import { type CommandContext, UsageError, withExample, withRoot } from './context.ts';
import { withStore } from './journal-file.ts';
import { close, interrupted, listen, withPort } from './listen.ts';
import { onError } from './log.ts';
import { openRelay, type RelayOptions, readRelayContent, warnOfUntold } from './relay-parts.ts';
import { shown } from './shown.ts';
import { writeNamed } from './write-named.ts';

interface RelayCommandOptions extends RelayOptions {
  readonly port: number;
  readonly host: string;
  readonly trustProxy: boolean;
  readonly bundle?: string;
}

const DEFAULT_PORT = 8787;

/** `nebel relay`: takes filled forms until it is interrupted, or writes a module that does so on a serverless host. */
export function relayCommand(context: CommandContext): Command {
  const { words } = context;
  const command = new Command('relay').description(words.help.relay);
  withExample(withRoot(command, context), context, 'relay --port 8787 --store /var/lib/nebel/leads.sqlite');
  withStore(withPort(command, context, DEFAULT_PORT), context)
    .option('--host <address>', words.help.host, '127.0.0.1')
    .option('--trust-proxy', words.help.trustProxy, false)
    .option('--bundle <file>', words.help.bundleRelay);
  return command.action(async (options: RelayCommandOptions) => {
    const content = await readRelayContent(options, context);
    if (!content) return;
    if (content.forms.length === 0) throw new UsageError(words.relay.noForms);
    if (options.bundle !== undefined) {
      const { snapshot, assets } = content;
      // Such a relay has no place of its own to keep anything.
      warnOfUntold(differenceOf(['airtable'], snapshot.practices), context);
      const module = await bundleRelay(context.site, { site: snapshot, assets });
      const file = writeNamed(options.root, options.bundle, module, context);
      process.stdout.write(`${words.relay.bundled(shown(file))}\n`);
      return;
    }
    const { relay, whereLeadsGo, stop } = openRelay(content, options, context);
    const server = createWebServer(relay, { trustProxy: options.trustProxy, onError });
    try {
      const address = await listen(server, options, context);
      process.stdout.write(`${words.relay.serving(address)}\n${whereLeadsGo}\n${words.stop}\n`);
      await interrupted();
      await close(server);
    } finally {
      await stop();
    }
  });
}

import { Command } from 'commander';
import { toListener } from '../serve/node-adapter.ts';
import { createStaticServer } from '../serve/static-server.ts';
import { type CommandContext, withExample, withRoot } from './context.ts';
import { withStore } from './journal-file.ts';
import { close, interrupted, listen, withPort } from './listen.ts';
import { onError } from './log.ts';
import { openRelay, type RelayOptions, readRelayContent } from './relay-parts.ts';
import { builtFolder, steadily } from './steadily.ts';

interface PreviewOptions extends RelayOptions {
  readonly out: string;
  readonly port: number;
}

const DEFAULT_PORT = 4321;

/** `nebel preview`: serves the built site and takes its forms until it is interrupted. */
export function previewCommand(context: CommandContext): Command {
  const { words } = context;
  const command = new Command('preview').description(words.help.preview);
  withExample(withRoot(command, context), context, 'preview --port 8080');
  command.option('--out <dir>', words.help.out, 'dist');
  withStore(withPort(command, context, DEFAULT_PORT), context);
  return command.action(async (options: PreviewOptions) => {
    const built = builtFolder(options.root, options.out);
    steadily([built], words.noOutput, context, () => {});
    const content = await readRelayContent(options, context);
    if (!content) return;
    const { relay, paths, whereLeadsGo, stop } = openRelay(content, { ...options, plainHttp: true }, context);
    const listener = toListener(relay, { trustProxy: false, onError });
    const server = createStaticServer(built.path, { paths, listener });
    try {
      const address = await listen(server, options, context);
      process.stdout.write(`${words.serving(address)}\n${whereLeadsGo}\n${words.stop}\n`);
      await interrupted();
      await close(server);
    } finally {
      await stop();
    }
  });
}

import { Command } from 'commander';
import { bundleRelay } from '../bundle/bundle-relay.ts';
import { createWebServer } from '../serve/web-server.ts';
import { differenceOf } from '../shared/practices.ts';
import { type CommandContext, UsageError, withRoot } from './context.ts';
import { type InboxOptions, inboxOpener, withInbox } from './inbox.ts';
import { withBackup, withJournalFile } from './journal-file.ts';
import { endSoon, type ListenOptions, serveUntilInterrupted, withAddress } from './listen.ts';
import { displayPath, onError } from './log.ts';
import { checkRelay } from './relay-check.ts';
import { type OpenRelayOptions, openRelay, readRelayContent, readRelayForms, warnOfDifference } from './relay-parts.ts';
import { writeNamed } from './write-named.ts';

interface RelayCommandOptions extends OpenRelayOptions, ListenOptions, InboxOptions {
  readonly trustProxy: boolean;
  readonly check: boolean;
  readonly bundle?: string;
}

const DEFAULT_PORT = 8787;

/** `nebel relay`: accepts inquiries until interrupted, or writes a module that does so on a serverless host. */
export function relayCommand(context: CommandContext): Command {
  const { words } = context;
  const command = new Command('relay').description(words.help.relay);
  withRoot(command, context, 'relay --port 8787 --store /var/lib/nebel/leads.sqlite');
  withInbox(withBackup(withJournalFile(withAddress(command, context, DEFAULT_PORT), context), context), context)
    .option('--trust-proxy', words.help.trustProxy, false)
    .option('--check', words.help.checkRelay, false)
    .option('--bundle <file>', words.help.bundleRelay);
  return command.action(async (options: RelayCommandOptions) => {
    if (options.check) {
      const forms = readRelayForms(options, context);
      return forms && checkRelay(forms, options, context);
    }
    const content = await readRelayContent(options, context);
    if (!content) return;
    if (content.forms.length === 0) throw new UsageError(words.relay.noForms);
    if (options.bundle !== undefined) {
      const { snapshot, assets } = content;
      // A serverless relay has no disk, so it always forwards to Airtable.
      warnOfDifference(differenceOf(['airtable'], snapshot.practices), context);
      const module = await bundleRelay(context.site, { snapshot, assets });
      const file = writeNamed(options.root, options.bundle, module, context);
      process.stdout.write(`${words.relay.bundled(displayPath(file))}\n`);
      if (content.forms.some(({ photos }) => photos)) process.stdout.write(`${words.relay.noPhotos}\n`);
      return;
    }
    const openInbox = await inboxOpener(options, context);
    const { relay, headers, whereLeadsGo, inboxGreeting, stop } = openRelay(
      content,
      { ...options, openInbox },
      context,
    );
    const server = createWebServer(relay, { trustProxy: options.trustProxy, headers, onError });
    try {
      await serveUntilInterrupted(server, options, context, async (address) => [
        words.relay.serving(address),
        whereLeadsGo,
        ...(await inboxGreeting()),
      ]);
    } finally {
      await stop();
      endSoon();
    }
  });
}

import { Command, Option } from 'commander';
import { UsageError } from '../base/findings/failure.ts';
import { displayPath, log, onError } from '../base/lib/log.ts';
import { createWebServer } from '../hosting/serve/serve.ts';
import {
  bundleRelay,
  differenceOf,
  openRelay,
  type RelayContent,
  recipientWarnings,
  type SelfTestResult,
  testRelay,
} from '../relay/relay.ts';
import { type CommandContext, EXIT, type RootOptions, withRoot } from './context.ts';
import { serveUntilInterrupted } from './listen.ts';
import { type RelayOptions, readRelayContent, readRelayForms, relaySettings, withRelay } from './relay-content.ts';
import { backupFolder, journalFile, type RelayCommandContext, relayContextOf } from './relay-context.ts';
import { writeNamed } from './write-named.ts';

interface RelayCommandOptions extends RelayOptions {
  readonly trustProxy: boolean;
  readonly check: boolean;
  readonly bundle?: string;
}

const DEFAULT_PORT = 8787;

/** `nebel relay`: accepts inquiries until interrupted, or writes a module that does so on a serverless host. */
export function relayCommand(plain: CommandContext): Command {
  const context = relayContextOf(plain);
  const { words } = context;
  const command = new Command('relay').description(words.help.relay);
  withRoot(command, context, 'relay --port 8787 --store /var/lib/nebel/leads.sqlite');
  withRelay(command, context, DEFAULT_PORT)
    .option('--trust-proxy', words.help.trustProxy, false)
    .option('--check', words.help.checkRelay, false)
    .addOption(new Option('--bundle <file>', words.help.bundleRelay).conflicts('check'));
  return command.action(async (options: RelayCommandOptions) => {
    if (options.check) return selfTest(options, context);
    const settings = relaySettings(options, context);
    const content = await readRelayContent(options, context);
    if (!content) return;
    if (content.forms.length === 0) throw new UsageError(words.relay.noForms);
    if (options.bundle !== undefined) return writeBundle(content, options.bundle, options, context);
    const { fetch, headers, whereLeadsGo, inboxGreeting, stop } = openRelay({ ...settings, content });
    const server = createWebServer(fetch, { trustProxy: options.trustProxy, headers, onError });
    await serveUntilInterrupted(server, options, context, {
      greeting: async (address) => [words.relay.serving(address), whereLeadsGo, ...(await inboxGreeting())],
      stop,
    });
  });
}

const SYMBOLS = { error: '✘', warning: '▲', fine: '✔' } as const;

/** Prints if an inquiry would arrive. */
async function selfTest(options: RelayCommandOptions, context: RelayCommandContext): Promise<void> {
  const { check } = context.words.relay;
  const content = readRelayForms(options, context);
  if (!content) return;
  const file = journalFile(options);
  const backups = backupFolder(options, file, context);
  const results = await testRelay({ ...context, content, journalFile: file, backups });
  for (const { level, what, fix } of results)
    process.stdout.write(`${SYMBOLS[level]} ${what}\n${fix ? `  ${check.fix}  ${fix}\n` : ''}`);
  const count = (level: SelfTestResult['level']) => results.filter((found) => found.level === level).length;
  process.stdout.write(`\n${check.summary(count('error'), count('warning'))}\n`);
  if (count('error') > 0) context.exit(EXIT.content);
}

/** Writes the relay for a serverless host. */
async function writeBundle(
  { snapshot, assets, forms }: RelayContent,
  wanted: string,
  { root }: RootOptions,
  context: RelayCommandContext,
): Promise<void> {
  const { site, words } = context;
  // A serverless relay has no disk, so it always forwards to Airtable.
  for (const warning of recipientWarnings(differenceOf(['airtable'], site, snapshot), context)) log(warning);
  const module = await bundleRelay(site, { snapshot, assets });
  const file = writeNamed(root, wanted, module, context);
  process.stdout.write(`${words.relay.bundled(displayPath(file))}\n`);
  if (forms.some(({ photos }) => photos)) process.stdout.write(`${words.relay.noPhotos}\n`);
}

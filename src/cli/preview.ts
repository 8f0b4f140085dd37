import { join } from 'node:path';
import { Command, Option } from 'commander';
import { inTemporaryFolder } from '../base/disk/disk.ts';
import { folderTree } from '../base/disk/file-tree.ts';
import { restore } from '../base/disk/lock.ts';
import { errorsIn } from '../base/findings/finding.ts';
import { onError } from '../base/lib/log.ts';
import { originOf } from '../base/lib/url.ts';
import { build } from '../build.ts';
import { draftMarkIn } from '../content/content.ts';
import { createStaticServer, toListener } from '../hosting/serve/serve.ts';
import { openRelay } from '../relay/relay.ts';
import { readManifest } from '../site/site.ts';
import { builtFolder, readConsistently } from './built-folder.ts';
import { type CommandContext, EXIT, rootFolder, withRoot } from './context.ts';
import { serveUntilInterrupted } from './listen.ts';
import { printFindings } from './print-findings.ts';
import { type RelayOptions, readRelayContent, relaySettings, withRelay } from './relay-content.ts';
import { type RelayCommandContext, relayContextOf } from './relay-context.ts';
import { today } from './today.ts';

interface PreviewOptions extends RelayOptions {
  readonly out: string;
  readonly drafts: boolean;
}

const DEFAULT_PORT = 4321;

export function previewCommand(plain: CommandContext): Command {
  const context = relayContextOf(plain);
  const { words } = context;
  const command = new Command('preview').description(words.help.preview);
  withRoot(command, context, 'preview --port 8080');
  command
    .option('--out <dir>', words.help.out, 'dist')
    .addOption(new Option('--drafts', words.help.previewDrafts).default(false).conflicts('out'));
  withRelay(command, context, DEFAULT_PORT);
  return command.action(async (options: PreviewOptions) => {
    if (!options.drafts) return serveBuilt(options, context);
    // Elsewhere, so that drafts are not published by mistake.
    return inTemporaryFolder('nebel-drafts', async (folder) => {
      const out = join(folder, 'site');
      if (await buildWithDrafts(out, options, context)) await serveBuilt({ ...options, out }, context);
    });
  });
}

async function serveBuilt(options: PreviewOptions, context: RelayCommandContext): Promise<void> {
  const { words } = context;
  const built = builtFolder(options.root, options.out);
  const base = await readConsistently([built], words.noOutput, () => readManifest(folderTree(built.path)).path);
  const settings = relaySettings(options, context);
  process.stdout.write(`${words.starting}\n`);
  const content = await readRelayContent(options, context);
  if (!content) return;
  const { snapshot } = content;
  const { fetch, headers, paths, whereLeadsGo, inboxGreeting, stop } = openRelay({
    ...settings,
    content: { ...content, snapshot: { ...snapshot, baseUrl: originOf(snapshot.baseUrl) + base } },
    plainHttp: true,
  });
  const listener = toListener(fetch, { trustProxy: false, headers, onError });
  const server = createStaticServer(built.path, { live: { paths, listener }, restore, base });
  await serveUntilInterrupted(server, options, context, {
    greeting: async (address) => [
      words.serving(`${originOf(address)}${base}/`),
      whereLeadsGo,
      ...(await inboxGreeting(originOf(address))),
    ],
    stop,
  });
}

/** Builds the site with drafts. Resolves to false if it has errors. */
async function buildWithDrafts(out: string, options: PreviewOptions, context: CommandContext): Promise<boolean> {
  const { site, language, words, env } = context;
  const root = rootFolder(options, context);
  process.stdout.write(`${words.building}\n`);
  const { findings, files, stoppedBy } = await build(site, {
    root,
    out,
    shownAs: options.out,
    today: today(context),
    drafts: true,
    draftMark: draftMarkIn(language),
    env,
  });
  if (!stoppedBy) return true;
  const errors = errorsIn(findings);
  printFindings(errors, files, { ...options, format: 'pretty', discarded: join(root, options.out) }, context);
  context.exit(EXIT[stoppedBy]);
  return false;
}

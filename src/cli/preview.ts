import { join } from 'node:path';
import { Command, Option } from 'commander';
import { folderTree } from '../base/disk/file-tree.ts';
import { restore } from '../base/disk/lock.ts';
import { errorsIn } from '../base/findings/finding.ts';
import { onError } from '../base/lib/log.ts';
import { basePathOf, originOf } from '../base/lib/url.ts';
import { build } from '../build.ts';
import { draftMarkIn } from '../content/content.ts';
import { createStaticServer, filesInMemory, type SiteFiles, toListener } from '../hosting/serve/serve.ts';
import { openRelay } from '../relay/relay.ts';
import { memoryOutput, readManifest } from '../site/site.ts';
import { builtFolder, readConsistently } from './built-folder.ts';
import { type CommandContext, EXIT, rootFolder, withRoot } from './context.ts';
import { serveUntilInterrupted } from './listen.ts';
import { printFindings } from './print-findings.ts';
import { type RelayOptions, readRelayContent, relaySettings, withRelay } from './relay-content.ts';
import { relayContextOf } from './relay-context.ts';
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
    const found = options.drafts ? await buildWithDrafts(options, context) : await findBuiltSite(options, context);
    if (!found) return;
    const { site, base } = found;
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
    const server = createStaticServer(site, { live: { paths, listener }, restore, base });
    await serveUntilInterrupted(server, options, context, {
      greeting: async (address) => [
        words.serving(`${originOf(address)}${base}/`),
        whereLeadsGo,
        ...(await inboxGreeting(originOf(address))),
      ],
      stop,
    });
  });
}

/** A site with the path below which it was built, without a slash at its end. */
interface PreviewedSite {
  readonly site: string | SiteFiles;
  readonly base: string;
}

async function findBuiltSite({ root, out }: PreviewOptions, { words }: CommandContext): Promise<PreviewedSite> {
  const built = builtFolder(root, out);
  const base = await readConsistently([built], words.noOutput, () => readManifest(folderTree(built.path)).path);
  return { site: built.path, base };
}

/** Builds the site with drafts in memory, so that they are not published by mistake. Returns undefined if it has errors. */
async function buildWithDrafts(options: PreviewOptions, context: CommandContext): Promise<PreviewedSite | undefined> {
  const { site, language, words, env } = context;
  const out = memoryOutput();
  const root = rootFolder(options, context);
  process.stdout.write(`${words.building}\n`);
  const { findings, files, stoppedBy, snapshot } = await build(site, {
    root,
    out,
    today: today(context),
    drafts: true,
    draftMark: draftMarkIn(language),
    env,
  });
  if (!stoppedBy) return { site: filesInMemory(out.files()), base: basePathOf(snapshot?.baseUrl ?? '') };
  const errors = errorsIn(findings);
  printFindings(errors, files, { ...options, format: 'pretty', discarded: join(root, 'dist') }, context);
  context.exit(EXIT[stoppedBy]);
  return undefined;
}

import { spawn } from 'node:child_process';
import { Command } from 'commander';
import { UsageError } from '../base/findings/failure.ts';
import { shortCause } from '../base/lib/errors.ts';
import { log } from '../base/lib/log.ts';
import { originOf } from '../base/lib/url.ts';
import { wordsIn } from '../base/words.ts';
import { createChangingRelay, openRelay } from '../relay/relay.ts';
import { createDevServer, DEV_WORDS } from '../studio/studio.ts';
import { createBuildLog } from './build-log.ts';
import { type CommandContext, rootFolder, withRoot } from './context.ts';
import { close, interrupted, type ListenOptions, listen, withAddress } from './listen.ts';
import { type JournalFileOptions, journalFileForRelay, relayContextOf, withJournalFile } from './relay-context.ts';
import { type NowOptions, today, withNow } from './today.ts';

interface DevCommandOptions extends JournalFileOptions, ListenOptions, NowOptions {
  readonly edit: boolean;
  readonly open: boolean;
}

const DEFAULT_PORT = 4321;

export function devCommand(plain: CommandContext): Command {
  const context = relayContextOf(plain);
  const devWords = wordsIn(DEV_WORDS, plain.language);
  const { words, module, language } = context;
  const command = new Command('dev').description(devWords.help.command);
  withRoot(command, context, 'dev --edit --open');
  withNow(withJournalFile(withAddress(command, context, DEFAULT_PORT), context), context);
  command.option('--edit', devWords.help.edit, false).option('--open', devWords.help.open, false);
  return command.action(async (options: DevCommandOptions) => {
    const root = rootFolder(options, context);
    // Reports invalid options before the first build.
    today(context, options.now);
    const file = journalFileForRelay(options, context);
    if (module === undefined) throw new UsageError(words.noSite);
    const relay = createChangingRelay((content) => {
      const open = openRelay({ ...context, content, journalFile: file, plainHttp: true, isTrial: true });
      log(open.whereLeadsGo);
      return open;
    });
    const logBuild = createBuildLog(options, context);
    const dev = await createDevServer({
      root,
      language,
      edit: options.edit,
      siteModule: module,
      builder: context.builder,
      today: () => today(context, options.now),
      live: relay.at,
      onBuild(outcome, changed) {
        if (outcome.kind === 'built') relay.change({ ...outcome.forms, assets: outcome.assets });
        logBuild(outcome, changed);
      },
      onWatchError: (error) => log(devWords.cannotWatch(shortCause(error))),
    });
    try {
      const { address, networkNotes } = await listen(dev.server, options, context);
      process.stdout.write(`${words.building}\n`);
      await dev.start();
      await relay.renew();
      const start = `${originOf(address)}${dev.base()}/`;
      if (options.open) openInBrowser(start);
      process.stdout.write(`${[devWords.serving(start), ...networkNotes, words.stop].join('\n')}\n`);
      await interrupted();
    } finally {
      await dev.close();
      await close(dev.server);
      await relay.stop();
    }
  });
}

/** Opens an address in the default browser. Ignores errors, because the terminal prints the address as well. */
function openInBrowser(address: string): void {
  const [program = '', ...args] = { darwin: ['open'], win32: ['cmd', '/c', 'start', '""'] }[
    process.platform as string
  ] ?? ['xdg-open'];
  spawn(program, [...args, address], { stdio: 'ignore', detached: true, windowsVerbatimArguments: true })
    .on('error', () => {})
    .unref();
}

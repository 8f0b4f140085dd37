import { spawn } from 'node:child_process';
import { Command } from 'commander';
import { createDevServer } from '../dev/dev.ts';
import { EDITORS, editorPattern } from '../dev/report.ts';
import { shortCause } from '../lib/texts.ts';
import { createChangingRelay } from './changing-relay.ts';
import { type CommandContext, rootFolder, UsageError, withRoot } from './context.ts';
import { checkedJournal, journalFileForRelay, withJournalFile } from './journal-file.ts';
import { close, interrupted, type ListenOptions, listen, withAddress } from './listen.ts';
import { log } from './log.ts';
import { type OpenRelayOptions, openRelay } from './relay-parts.ts';
import { createSaveLog } from './save-log.ts';
import { type NowOptions, today, withNow } from './today.ts';

interface DevCommandOptions extends OpenRelayOptions, ListenOptions, NowOptions {
  readonly openWith: string;
  readonly edit: boolean;
  readonly open: boolean;
}

const DEFAULT_PORT = 4321;

export function devCommand(context: CommandContext): Command {
  const { words, module, language } = context;
  const command = new Command('dev').description(words.dev.help.command);
  withRoot(command, context, 'dev --open-with codium');
  withNow(withJournalFile(withAddress(command, context, DEFAULT_PORT), context), context).option(
    '--open-with <editor>',
    words.dev.help.openWith,
    'code',
  );
  command.option('--edit', words.dev.help.edit, false).option('--open', words.dev.help.open, false);
  return command.action(async (options: DevCommandOptions) => {
    const root = rootFolder(options, context);
    const editor = editorPattern(options.openWith);
    if (editor === undefined) throw new UsageError(words.dev.noEditor(options.openWith, Object.keys(EDITORS)));
    // Reports invalid options before the first build.
    today(context, options.now);
    const file = journalFileForRelay(options, context);
    if (module === undefined) throw new UsageError(words.noSite);
    const relay = createChangingRelay((content) => {
      const open = openRelay(content, { ...options, plainHttp: true, isTrial: true }, context);
      log(open.whereLeadsGo);
      return open;
    });
    const saveLog = createSaveLog(options, context);
    const dev = await createDevServer({
      root,
      language,
      editor,
      edit: options.edit,
      siteModule: module,
      today: () => today(context, options.now),
      live: relay.at,
      onBegin: saveLog.begin,
      onBuild(outcome, changed) {
        if (outcome.kind === 'built') relay.change(outcome.relayContent);
        saveLog.end(outcome, changed);
      },
      onPolling: (error) => log(words.dev.polls(shortCause(error))),
      onWatchError: (error) => log(words.dev.cannotWatch(shortCause(error))),
    });
    try {
      const { address, networkNotes } = await listen(dev.server, options, context);
      // Reports an unusable journal now, not when the first form arrives.
      checkedJournal(file, context).close();
      process.stdout.write(`${words.building}\n`);
      await dev.start();
      await relay.renew();
      if (options.open) openInBrowser(address);
      process.stdout.write(`${[words.dev.serving(address), ...networkNotes, words.stop].join('\n')}\n`);
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

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { createDevServer } from '../dev/dev.ts';
import { EDITORS, editorPattern } from '../dev/editor-link.ts';
import { type Outcome, SHOWN_AS } from '../dev/outcome.ts';
import { createChangingRelay } from './changing-relay.ts';
import { type CommandContext, report, rootFolder, UsageError, withExample, withRoot } from './context.ts';
import { checkedJournal, relayFile, withStore } from './journal-file.ts';
import { close, interrupted, listen, withPort } from './listen.ts';
import { log } from './log.ts';
import { openRelay, type RelayOptions } from './relay-parts.ts';
import { type NowOptions, today, withNow } from './today.ts';

interface DevCommandOptions extends RelayOptions, NowOptions {
  readonly port: number;
  readonly host: string;
  readonly openWith: string;
}

const DEFAULT_PORT = 4321;

/** `nebel dev`: shows the site while somebody writes it, until it is interrupted. */
export function devCommand(context: CommandContext): Command {
  const { words, site, language } = context;
  const command = new Command('dev').description(words.dev.help.command);
  withExample(withRoot(command, context), context, 'dev --open-with codium');
  withNow(withStore(withPort(command, context, DEFAULT_PORT), context), context)
    .option('--host <address>', words.help.host, '127.0.0.1')
    .option('--open-with <editor>', words.dev.help.openWith, 'code');
  return command.action(async (options: DevCommandOptions) => {
    const root = rootFolder(options, context);
    const editor = editorPattern(options.openWith);
    if (editor === undefined) throw new UsageError(words.dev.noEditor(options.openWith, Object.keys(EDITORS)));
    // What was asked for wrongly is better known now than after the first build has begun.
    today(options, context);
    // Whether the journal can be opened is better known now than when the first form arrives.
    checkedJournal(relayFile(options, context), context).close();
    const relay = createChangingRelay((forms) => {
      const open = openRelay(forms, { ...options, plainHttp: true }, context);
      log(open.whereLeadsGo);
      return open;
    });
    const dev = await createDevServer({
      root,
      language,
      editor,
      siteModule: siteModule(site.templates, context),
      today: () => today(options, context),
      live: relay.at,
      onBuild(outcome, changed) {
        if (outcome.kind === 'built') relay.change(outcome.forms);
        tell(outcome, changed, options, context);
      },
      onWatchError: (error) => log(words.dev.cannotWatch(String((error as NodeJS.ErrnoException).code ?? error))),
    });
    try {
      await relay.renew();
      const address = await listen(dev.server, options, context);
      process.stdout.write(`${words.dev.serving(address)}\n${words.stop}\n`);
      await interrupted();
    } finally {
      await dev.close();
      await close(dev.server);
      await relay.stop();
    }
  });
}

/** The module with the site's definition: by agreement `site` in the templates folder, exported as `site`. */
function siteModule(templates: string, { words }: CommandContext): string {
  const module = ['site.ts', 'site.tsx'].map((name) => join(templates, name)).find(existsSync);
  if (module === undefined) throw new UsageError(words.dev.noSiteModule(templates));
  return module;
}

/** What became of a save, in the terminal. */
function tell(outcome: Outcome, changed: readonly string[], options: DevCommandOptions, context: CommandContext): void {
  const { dev: words } = context.words;
  if (outcome.kind === 'failed') log(`${words.templatesFailed}\n${outcome.failure.trace}`);
  else if (outcome.problems.length > 0) {
    const discarded = resolve(options.root, SHOWN_AS);
    report(outcome.problems, outcome.files, { ...options, format: 'pretty', discarded }, context);
  }
  if (outcome.kind === 'built') process.stdout.write(`${words.rebuilt(changed.length)}\n`);
}

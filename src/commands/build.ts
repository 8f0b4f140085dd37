import { relative, resolve } from 'node:path';
import { Command } from 'commander';
import { build } from '../build.ts';
import { isReplaceable } from '../write/output-folder.ts';
import {
  type CommandContext,
  EXIT,
  type ReportOptions,
  report,
  rootFolder,
  UsageError,
  withExample,
  withFormat,
  withRoot,
} from './context.ts';
import { showProgress } from './progress.ts';
import { type NowOptions, today, withNow } from './today.ts';
import { writeLedger } from './write-ledger.ts';

interface BuildCommandOptions extends ReportOptions, NowOptions {
  readonly out: string;
  readonly release: boolean;
  readonly baseUrl?: string;
}

/** `nebel build`: builds the site and swaps it in if everything is right. */
export function buildCommand(context: CommandContext): Command {
  const { words } = context;
  const command = new Command('build').description(words.help.build);
  withExample(
    withFormat(withRoot(command, context), context),
    context,
    'nebel build --out public --base-url https://www.example.ch',
  );
  withNow(command, context)
    .option('--out <dir>', words.help.out, 'dist')
    .option('--release', words.help.release, false)
    .option('--base-url <url>', words.help.baseUrl)
    .option('--no-cache', words.help.noCache);
  return command.action(async (options: BuildCommandOptions) => {
    const started = performance.now();
    const root = rootFolder(options, context);
    const out = outputFolder(root, options.out, context);
    const baseUrl = checkedBaseUrl(options.baseUrl, context);
    const progress = showProgress(words);
    const result = await build(context.site, {
      root,
      out,
      release: options.release,
      baseUrl,
      env: process.env,
      today: today(options, context),
      onPage: progress.step,
    });
    progress.end();

    const lags = result.problems.some(({ code }) => code === 'route-unlisted');
    const listed = result.stoppedBy || lags ? 0 : writeLedger(root, result.ledger, context);
    const shown = relative(process.cwd(), out) || out;
    report(result.problems, result.files, options, context, result);
    if (options.format === 'pretty') {
      const milliseconds = Math.round(performance.now() - started);
      const pages = result.pages.length;
      const closing = result.stoppedBy ? words.nothingWritten(shown) : words.built({ pages, out: shown, milliseconds });
      const { ledger, nextChange } = result;
      const more = [
        ...(ledger && listed > 0 ? [words.ledger.added(listed, ledger.file)] : []),
        ...(nextChange ? [words.nextChange(nextChange)] : []),
      ];
      process.stdout.write(`${[closing, ...more].join('\n')}\n`);
    }
    context.exit(result.stoppedBy ? EXIT[result.stoppedBy] : EXIT.fine);
  });
}

/** Where the build goes, relative to the root. Refuses a folder that holds the sources or is not ours. */
function outputFolder(root: string, wanted: string, { words }: CommandContext): string {
  const out = resolve(root, wanted);
  if (out === root || root.startsWith(`${out}/`)) throw new UsageError(words.outHoldsRoot(wanted));
  if (!isReplaceable(out)) throw new UsageError(words.notOurs(wanted));
  return out;
}

function checkedBaseUrl(wanted: string | undefined, { words }: CommandContext): string | undefined {
  if (wanted === undefined) return undefined;
  if (!URL.canParse(wanted) || !/^https?:$/.test(new URL(wanted).protocol))
    throw new UsageError(words.badBaseUrl(wanted));
  return wanted.replace(/\/+$/, '');
}

import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { Command } from 'commander';
import { build } from '../build.ts';
import { fileCache, type LastingCache } from '../cache.ts';
import { addAddresses, firstLedger } from '../ledger/add-addresses.ts';
import type { KeptLedger } from '../ledger/keep-ledger.ts';
import { hashOf } from '../lib/hash.ts';
import { parseUrl } from '../lib/url.ts';
import { restore } from '../output/lock.ts';
import { behindLinks, canBeFolder, isReplaceable } from '../output/output-folder.ts';
import { replaceFile } from '../output/replace-file.ts';
import { printToSupply } from '../problems/print-to-supply.ts';
import type { Source } from '../types.ts';
import {
  type CommandContext,
  EXIT,
  type ReportOptions,
  report,
  rootFolder,
  UsageError,
  withFormat,
  withRoot,
} from './context.ts';
import { showProgress } from './progress.ts';
import { type NowOptions, today, withNow } from './today.ts';

interface BuildCommandOptions extends ReportOptions, NowOptions {
  readonly out: string;
  readonly release: boolean;
  readonly baseUrl?: string;
  readonly cache: boolean;
  readonly drafts: boolean;
}

/** `nebel build`: builds the site and swaps it in if everything is right. */
export function buildCommand(context: CommandContext): Command {
  const { words } = context;
  const command = new Command('build').description(words.help.build);
  withFormat(withRoot(command, context, 'build --out public --base-url https://www.example.ch'), context);
  withNow(command, context)
    .option('--out <dir>', words.help.out, 'dist')
    .option('--release', words.help.release, false)
    .option('--base-url <url>', words.help.baseUrl)
    .option('--no-cache', words.help.noCache)
    .option('--drafts', words.help.drafts, false);
  return command.action(async (options: BuildCommandOptions) => {
    const started = performance.now();
    const root = rootFolder(options, context);
    if (options.drafts && options.release) throw new UsageError(words.pages.noDraftsInRelease);
    const out = outputFolder(root, options.out, context);
    const baseUrl = checkedBaseUrl(options.baseUrl, context);
    const progress = showProgress(words, options.format === 'pretty' ? process.stdout : undefined);
    const cache = options.cache ? openCache(root, context) : undefined;
    const result = await build(context.site, {
      root,
      ...(cache && { cache }),
      ...(!options.cache && { keptPictures: false as const }),
      out,
      release: options.release,
      drafts: options.drafts,
      language: context.language,
      baseUrl,
      env: process.env,
      today: today(options, context),
      onPage: progress.step,
    });
    progress.end();
    if (!result.stoppedBy) cache?.save();

    const lags = result.problems.some(({ code }) => code === 'route-unlisted');
    // What another day will publish has not been published.
    const isOtherDay = options.now !== undefined && options.now !== today({}, context);
    const listed = result.stoppedBy || lags || isOtherDay ? 0 : writeLedger(root, result.ledger, context);
    const shown = relative(process.cwd(), out) || out;
    const discarded = result.stoppedBy === 'output' ? out : undefined;
    report(result.problems, result.files, { ...options, discarded }, context, result);
    if (options.format === 'pretty') {
      const milliseconds = Math.round(performance.now() - started);
      const pages = result.pages.length;
      const closing = result.stoppedBy
        ? words.nothingWritten(existsSync(out) ? shown : undefined)
        : words.built({ pages, out: shown, milliseconds });
      const { ledger, nextChange, stoppedBy } = result;
      const waiting = result.waiting.map(({ entry, waiting }) => ({ file: entry.source.file, waiting }));
      if (options.release) process.stdout.write(printToSupply(result.problems, context.language));
      const more = [
        ...(ledger && listed > 0 ? [words.ledger.added(listed, ledger.file)] : []),
        ...(waiting.length > 0 && !stoppedBy
          ? [options.drafts ? words.pages.included(waiting) : words.pages.leftOut(waiting)]
          : []),
        ...(nextChange ? [words.nextChange(nextChange)] : []),
      ];
      process.stdout.write(`${[closing, ...more].join('\n')}\n`);
    }
    context.exit(result.stoppedBy ? EXIT[result.stoppedBy] : EXIT.fine);
  });
}

/** Only with code of a known version can anything be kept: results of other code would be taken for its own. */
const openCache = (root: string, { engine }: CommandContext): LastingCache | undefined =>
  engine &&
  fileCache({ file: join(engine.folder, `build-${hashOf(root)}`), code: `${engine.engine} ${process.version}` });

/** Where the build goes, relative to the root. Refuses a folder that holds the sources or is not ours. */
function outputFolder(root: string, wanted: string, { words }: CommandContext): string {
  const named = resolve(root, wanted);
  const out = behindLinks(named);
  // Whatever comes of this build, what an earlier one left half done is put in order.
  restore(out);
  if (!canBeFolder(named)) throw new UsageError(words.noFolder(wanted));
  const holdsRoot = [root, realpathSync(root)].some((folder) => folder === out || folder.startsWith(`${out}/`));
  if (holdsRoot) throw new UsageError(words.outHoldsRoot(wanted));
  if (!isReplaceable(out)) throw new UsageError(words.notOurs(wanted));
  return out;
}

function checkedBaseUrl(wanted: string | undefined, { words }: CommandContext): string | undefined {
  if (wanted === undefined) return undefined;
  const url = parseUrl(wanted);
  // Pages link each other from the top of their host, so a site cannot lie in a folder of one.
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) throw new UsageError(words.badBaseUrl(wanted));
  return url.origin;
}

/**
 * Adds to the list of all addresses what a build found missing there.
 *
 * @returns how many were added: none if somebody has changed the file meanwhile
 */
function writeLedger(root: string, ledger: KeptLedger | undefined, { words }: CommandContext): number {
  if (!ledger || ledger.unlisted.length === 0) return 0;
  const { file, source, unlisted } = ledger;
  const path = join(root, file);
  if (!isAsRead(path, source)) return 0;
  const text = source ? addAddresses(source.text, unlisted) : firstLedger(words.ledger.head, unlisted);
  replaceFile(path, text);
  return unlisted.length;
}

/** False if somebody has changed the file since the build read it. Then the next build adds what is still missing. */
function isAsRead(path: string, source: Source | undefined): boolean {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '') === source?.text;
  } catch {
    // It is not there, or not ours to read.
    return source === undefined;
  }
}

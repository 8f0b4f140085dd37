import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { Command } from 'commander';
import type { Source } from '../api/types.ts';
import { fileCache, fingerprintOf, type LastingCache } from '../base/cache.ts';
import { restore } from '../base/disk/lock.ts';
import { replaceFile } from '../base/disk/replace-file.ts';
import { UsageError } from '../base/findings/failure.ts';
import { printToSupply } from '../base/findings/print-to-supply.ts';
import { hashOf } from '../base/lib/fingerprint.ts';
import { parseUrl } from '../base/lib/url.ts';
import type { Unpublished } from '../base/lib/visibility.ts';
import { createPool, workerStarter } from '../base/pool.ts';
import { type BuildResult, build } from '../build.ts';
import { addAddresses, draftMarkIn, firstLedger, type Ledger } from '../content/content.ts';
import { hostFilesOf } from '../hosting/hosts/hosts.ts';
import { behindLinks, canBeFolder, fingerprintOfCode, isReplaceable, JOBS } from '../site/site.ts';
import { type CommandContext, EXIT, type ReportOptions, report, rootFolder, withFormat, withRoot } from './context.ts';
import { type NowOptions, today, withNow } from './today.ts';
import type { CommandWords } from './words/words.ts';

interface BuildCommandOptions extends ReportOptions, NowOptions {
  readonly out: string;
  readonly release: boolean;
  readonly baseUrl?: string;
  readonly cache: boolean;
  readonly drafts: boolean;
}

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
    const real = today(context);
    const day = options.now === undefined ? real : today(context, options.now);
    if (options.format === 'pretty') process.stdout.write(`${words.building}\n`);
    const cache = options.cache ? openCache(root, context) : undefined;
    // Taken before the build reads the code, so that the next build notices changes made meanwhile.
    const codeFingerprint = fingerprintOfCode(context.site);
    const inputs = [
      JSON.stringify([options, root, context.language, real, day]),
      codeFingerprint,
      ...fingerprintInputs(root),
    ];
    const last = cache?.find<LastRun>('outcome', inputs);
    const outcome = last && last.left === fingerprintOf([out]) ? last.outcome : await runBuild();
    const discarded = outcome.stoppedBy === 'output' ? out : undefined;
    report(outcome.problems, outcome.files, { ...options, discarded }, context, outcome);
    if (options.format === 'pretty') {
      const milliseconds = Math.round(performance.now() - started);
      if (options.release) process.stdout.write(printToSupply(outcome.problems, context.language));
      process.stdout.write(printSummary(outcome, { out, milliseconds, drafts: options.drafts }, words));
    }
    context.exit(outcome.stoppedBy ? EXIT[outcome.stoppedBy] : EXIT.fine);

    async function runBuild(): Promise<BuildReport> {
      const { site, language, engine } = context;
      const { release, drafts } = options;
      const pool = createPool(JOBS, engine && workerStarter(join(engine.folder, engine.engine)));
      const result = await build(site, {
        ...{ root, out, baseUrl, release, drafts, cache, codeFingerprint, pool },
        ...{ draftMark: draftMarkIn(language), hostFiles: hostFilesOf(site, process.env) },
        env: process.env,
        today: day,
        cacheFolder: options.cache ? engine?.folder : false,
      }).finally(pool.close);
      const outcome = outcomeOf(result);
      if (result.stoppedBy) return outcome;
      const isReported = result.problems.some(({ code }) => code === 'route-unlisted');
      // Pages of another day have not been published.
      const isOtherDay = day !== real;
      const listed = isReported || isOtherDay ? undefined : writeLedger(root, result.ledger, context);
      // If the ledger grew, the data has changed, so the next build does not find this result.
      cache?.keep<LastRun>('outcome', inputs, { left: fingerprintOf([out]), outcome });
      cache?.save();
      return { ...outcome, listed };
    }
  });
}

/** Fingerprints everything that a build reads, except its options and the code. */
function fingerprintInputs(root: string): readonly string[] {
  // Shells change these variables with each command.
  const { _, SHLVL, OLDPWD, ...environment } = process.env;
  return [JSON.stringify(environment), fingerprintOf([join(root, 'data')])];
}

interface LastRun {
  /** Fingerprint of the output folder after the build. */
  readonly left: string;
  readonly outcome: BuildReport;
}

/** Summary of a finished build. Plain data, which depends on files and options only. */
interface BuildReport extends Pick<BuildResult, 'problems' | 'files' | 'nextChange'> {
  readonly stoppedBy: BuildResult['stoppedBy'];
  readonly pages: number;
  readonly unpublished: readonly { readonly file: string; readonly unpublished: Unpublished }[];
  /** Number of addresses added to the ledger, and its file. */
  readonly listed?: { readonly count: number; readonly file: string } | undefined;
}

const outcomeOf = ({ problems, files, pages, unpublished, nextChange, stoppedBy }: BuildResult): BuildReport => ({
  ...{ problems, files, nextChange, stoppedBy },
  pages: pages.length,
  unpublished: unpublished.map(({ entry, unpublished }) => ({ file: entry.source.file, unpublished })),
});

function printSummary(
  { pages, stoppedBy, listed, unpublished, nextChange }: BuildReport,
  { out, milliseconds, drafts }: { readonly out: string; readonly milliseconds: number; readonly drafts: boolean },
  words: CommandWords,
): string {
  const folder = relative(process.cwd(), out) || out;
  const lines = [
    stoppedBy
      ? words.nothingWritten(existsSync(out) ? folder : undefined)
      : words.built({ pages, out: folder, milliseconds }),
    ...(listed ? [words.ledger.added(listed.count, listed.file)] : []),
    ...(unpublished.length > 0 && !stoppedBy ? [words.pages[drafts ? 'included' : 'leftOut'](unpublished)] : []),
    ...(nextChange ? [words.nextChange(nextChange)] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns undefined if the version of the code is unknown, because results of other code could be reused. */
const openCache = (root: string, { engine }: CommandContext): LastingCache | undefined =>
  engine &&
  fileCache({ file: join(engine.folder, `build-${hashOf(root)}`), code: `${engine.engine} ${process.version}` });

/** Resolves the output folder against the root. Throws UsageError for one that contains the root or foreign files. */
function outputFolder(root: string, wanted: string, { words }: CommandContext): string {
  const named = resolve(root, wanted);
  const out = behindLinks(named);
  // An earlier build may have been killed halfway.
  restore(out);
  if (!canBeFolder(named)) throw new UsageError(words.noFolder(wanted));
  const holdsRoot = [root, realpathSync(root)].some((folder) => folder === out || folder.startsWith(`${out}${sep}`));
  if (holdsRoot) throw new UsageError(words.outHoldsRoot(wanted));
  if (!isReplaceable(out)) throw new UsageError(words.foreignFolder(wanted));
  return out;
}

function checkedBaseUrl(wanted: string | undefined, { words }: CommandContext): string | undefined {
  if (wanted === undefined) return undefined;
  const url = parseUrl(wanted);
  // Pages link to each other by absolute paths, so a site cannot be in a subfolder of its host.
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) throw new UsageError(words.badBaseUrl(wanted));
  return url.origin;
}

/** Adds the addresses that a build found missing in the ledger, unless its file has changed meanwhile. */
function writeLedger(root: string, ledger: Ledger | undefined, { words }: CommandContext): BuildReport['listed'] {
  if (!ledger || ledger.unlisted.length === 0) return undefined;
  const { file, source, unlisted } = ledger;
  const path = join(root, file);
  if (!isUnchanged(path, source)) return undefined;
  const text = source ? addAddresses(source.text, unlisted) : firstLedger(words.ledger.head, unlisted);
  replaceFile(path, text);
  return { count: unlisted.length, file };
}

/** False if the file has changed since the build read it. The next build then adds what is still missing. */
const isUnchanged = (path: string, source: Source | undefined): boolean =>
  existsSync(path) ? readFileSync(path, 'utf8').replace(/^\uFEFF/, '') === source?.text : source === undefined;

import { join } from 'node:path';
import { Command } from 'commander';
import type { LastingCache } from '../base/cache.ts';
import { codeOf, fileCache, nameIn } from '../base/file-cache.ts';
import { fingerprintOfFolders } from '../base/file-hashes.ts';
import { UsageError } from '../base/findings/failure.ts';
import { printToSupply } from '../base/findings/print-to-supply.ts';
import { orUndefined } from '../base/lib/collections.ts';
import { parseUrl, siteAddress } from '../base/lib/url.ts';
import { workerStarter } from '../base/pool.ts';
import { build } from '../build.ts';
import { draftMarkIn, writeLedger } from '../content/content.ts';
import { hostFilesOf } from '../hosting/hosts/hosts.ts';
import { generatedTypes } from '../scaffold/scaffold.ts';
import { codeFolders } from '../site/site.ts';
import { type BuildReport, outcomeOf, printSummary } from './build-summary.ts';
import { outputFolder } from './built-folder.ts';
import { type CommandContext, EXIT, rootFolder, withRoot } from './context.ts';
import { DEFAULT_LANGUAGE } from './language.ts';
import { type FindingOptions, printFindings, withFormat } from './print-findings.ts';
import { type NowOptions, today, withNow } from './today.ts';
import { typesFolder, writeTypes } from './write-types.ts';

interface BuildCommandOptions extends FindingOptions, NowOptions {
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
  /** What a build leaves, besides its caches. */
  const leftIn = (out: string) => fingerprintOfFolders([out, ...(context.module ? [typesFolder(context.site)] : [])]);
  return command.action(async (options: BuildCommandOptions) => {
    const started = performance.now();
    const root = rootFolder(options, context);
    if (options.drafts && options.release) throw new UsageError(words.noDraftsInRelease);
    const { language = DEFAULT_LANGUAGE } = context.site;
    if (Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) throw new UsageError(words.noLocale(language));
    const out = outputFolder(root, options.out, context);
    const baseUrl = checkedBaseUrl(options.baseUrl, context);
    const real = today(context);
    const day = options.now === undefined ? real : today(context, options.now);
    if (options.format === 'pretty') process.stdout.write(`${words.building}\n`);
    const cache = options.cache ? openCache(root, context) : undefined;
    // Taken before the build reads the files, so that the next build notices changes made meanwhile.
    const data = fingerprintOfFolders([join(root, 'data')]);
    const code = fingerprintOfFolders(codeFolders(context.site));
    const inputs = [JSON.stringify([options, root, context.language, real, day]), environmentOf(context), data, code];
    const last = cache?.find<LastRun>('outcome', inputs);
    const outcome = last && last.left === leftIn(out) ? last.outcome : await runBuild();
    const discarded = outcome.stoppedBy === 'output' ? out : undefined;
    printFindings(outcome.findings, outcome.files, { ...options, discarded }, context, outcome);
    if (options.format === 'pretty') {
      const milliseconds = Math.round(performance.now() - started);
      if (options.release) process.stdout.write(printToSupply(outcome.findings, context.language));
      process.stdout.write(printSummary(outcome, { out, milliseconds, drafts: options.drafts }, context));
    }
    context.exit(outcome.stoppedBy ? EXIT[outcome.stoppedBy] : EXIT.fine);

    async function runBuild(): Promise<BuildReport> {
      const { site, env, language, engine, module } = context;
      const { release, drafts } = options;
      const types = () => cache?.get('types', [code], () => generatedTypes(site));
      // The build needs no types, and what is wrong with a schema it reports itself.
      if (module) orUndefined(() => writeTypes(site, types()));
      const result = await build(site, {
        root,
        out,
        baseUrl,
        release,
        drafts,
        cache,
        startWorker: engine && workerStarter(engine.bundle),
        draftMark: draftMarkIn(language),
        hostFiles: hostFilesOf(site, env),
        env,
        today: day,
        cacheFolder: options.cache ? engine?.folder : false,
      });
      const outcome = outcomeOf(result);
      if (result.stoppedBy) return outcome;
      const isReported = result.findings.some(({ code }) => code === 'route-unlisted');
      // Pages of another day have not been published.
      const isOtherDay = day !== real;
      const listed = isReported || isOtherDay ? undefined : writeLedger(root, result.ledger, words.ledger.head);
      // If the ledger grew, the data has changed, so the next build does not find this result.
      cache?.keep<LastRun>('outcome', inputs, { left: leftIn(out), outcome });
      cache?.save();
      return { ...outcome, listed };
    }
  });
}

interface LastRun {
  /** Fingerprint of what the build left. */
  readonly left: string;
  readonly outcome: BuildReport;
}

/** The environment of a build, without the variables that shells change with each command. */
function environmentOf({ env: { _, SHLVL, OLDPWD, ...environment } }: CommandContext): string {
  return JSON.stringify(environment);
}

/** Returns undefined if the version of the code is unknown, because results of other code could be reused. */
const openCache = (root: string, { engine }: CommandContext): LastingCache | undefined =>
  engine && fileCache({ file: join(engine.folder, `build-${nameIn(engine.folder, root)}`), code: codeOf(engine) });

function checkedBaseUrl(wanted: string | undefined, { words }: CommandContext): string | undefined {
  if (wanted === undefined) return undefined;
  const url = parseUrl(wanted);
  const isAddress = url && /^https?:$/.test(url.protocol) && url.href === url.origin + url.pathname;
  // Characters that mean nothing in HTML, CSS and JSON, into which the path is written.
  if (!isAddress || !/^(?:\/[\w~-][\w.~-]*)*\/?$/.test(url.pathname)) throw new UsageError(words.badBaseUrl(wanted));
  return siteAddress(wanted);
}

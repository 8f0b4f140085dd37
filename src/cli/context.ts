import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { WriteStream } from 'node:tty';
import { type Command, Option } from 'commander';
import type { Environment, SiteDefinition } from '../api/template-api.ts';
import type { Cache } from '../base/cache.ts';
import { PROBLEM_DOCS } from '../base/findings/describe.ts';
import { UsageError } from '../base/findings/failure.ts';
import { printGithub } from '../base/findings/print-github.ts';
import { type Outlook, printJson } from '../base/findings/print-json.ts';
import { printPretty } from '../base/findings/print-pretty.ts';
import { printSarif } from '../base/findings/print-sarif.ts';
import type { Problem } from '../base/findings/problem.ts';
import { NEBEL } from '../base/lib/command.ts';
import { docsFile } from '../base/lib/docs-file.ts';
import { type Language, wordsIn } from '../base/words.ts';
import type { Content } from '../content/content.ts';
import { withLanguage } from './language.ts';
import type { CommandWords } from './words/words.ts';

/** Exit codes, a contract with CI. System errors count as wrong usage, because the user has to change something. */
export const EXIT = { fine: 0, content: 1, usage: 2, output: 3, bug: 70 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export interface Engine {
  /** File name of the engine's bundle, which changes with its code. */
  readonly engine: string;
  /** Folder of the bundle and of caches. */
  readonly folder: string;
}

/** Data that the launcher passes to commands. Empty when the command line runs from its sources. */
interface Launch {
  /** Module that defines the site. */
  readonly module?: string | undefined;
  /** Version of the engine that runs, and its cache folder. */
  readonly engine?: Engine | undefined;
  /** Results of earlier commands of this process. */
  readonly cache?: Cache | undefined;
}

/** How the command line was started. */
export interface Start extends Launch {
  /** Folder of the site, if one was found. */
  readonly root?: string | undefined;
  /** Error thrown while loading the templates. */
  readonly broken?: unknown;
  /** Maps the stack trace of an error to lines of the sources. */
  readonly traced?: <Thrown>(error: Thrown) => Thrown;
}

export interface CommandContext extends Launch {
  /** Folder of the site, relative to the working directory. */
  readonly root: string;
  readonly site: SiteDefinition;
  /** Environment variables. */
  readonly env: Environment;
  readonly language: Language;
  readonly version: string;
  readonly words: CommandWords;
  readonly exit: (code: ExitCode) => void;
}

/** Adds texts of a wing to those of the command line. */
export const withWords = <Table extends object>(context: CommandContext, table: Table) => ({
  ...context,
  words: { ...context.words, ...wordsIn(table, context.language) },
});

/** Placeholder for the help and for commands that need no site. */
export const NO_SITE: SiteDefinition = {
  ...{ templates: '', pageTypes: [], dataFiles: [], styles: '', illustrations: '', publicFiles: '', names: {} },
  baseUrl: () => '',
  document: () => undefined,
};

export interface RootOptions {
  readonly root: string;
}

const FORMATS = ['pretty', 'json', 'github', 'sarif'] as const;

export interface ReportOptions extends RootOptions {
  readonly format: (typeof FORMATS)[number];
  /** Folder whose checked files were discarded. It now holds other files. */
  readonly discarded?: string | undefined;
}

/** Adds the options `--root` and `--lang`, and an example. `example` omits the name of the program. */
export function withRoot(command: Command, { words, root }: CommandContext, example: string): Command {
  return withExample(command.option('--root <dir>', words.help.root, root), words, example);
}

/** Adds the option `--lang` and an example, for commands that need no site. */
export const withExample = (command: Command, words: CommandWords, example: string): Command =>
  withLanguage(command, words).addHelpText('after', `\n${words.help.example}\n  ${NEBEL} ${example}`);

/** Finds the requested format in raw arguments, for errors reported outside of a command. */
export const formatIn = (args: readonly string[]): ReportOptions['format'] =>
  FORMATS.find((format) => args.includes(format) || args.includes(`--format=${format}`)) ?? 'pretty';

export function withFormat(command: Command, { words }: CommandContext): Command {
  return command.addOption(new Option('--format <format>', words.help.format).choices(FORMATS).default('pretty'));
}

/** Returns the root folder as an absolute path. Throws UsageError if it contains no data. */
export function rootFolder({ root }: RootOptions, { words }: CommandContext): string {
  const folder = resolve(root);
  if (!existsSync(join(folder, 'data'))) throw new UsageError(words.noRoot(root));
  return folder;
}

/** Reports the errors of content that cannot be used, and sets the exit code. */
export function reportErrors({ files, problems }: Content, options: RootOptions, context: CommandContext): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  report(errors, files.length, { ...options, format: 'pretty' }, context);
  context.exit(EXIT.content);
}

/** Prints the findings to standard output in the requested format. */
export function report(
  problems: readonly Problem[],
  files: number,
  { format, root, discarded }: ReportOptions,
  { language, version }: CommandContext,
  outlook?: Outlook,
): void {
  const folder = resolve(root);
  const docs = docsFile(PROBLEM_DOCS, folder);
  const print = {
    json: () => printJson(problems, files, { language, docs }, outlook),
    github: () => printGithub(problems, files, { language, docs, below: pathInRepository(folder) }),
    sarif: () => printSarif(problems, { language, docs, version, below: pathInRepository(folder) }),
    pretty: () =>
      printPretty(problems, files, {
        language,
        docs,
        colour: showsColour(process.stdout, process.env),
        width: process.stdout.columns ?? 100,
        textOf(file) {
          const path = join(folder, file);
          const isCurrent = discarded === undefined || !path.startsWith(`${discarded}${sep}`);
          return isCurrent && existsSync(path) ? readFileSync(path, 'utf8') : undefined;
        },
      }),
  };
  process.stdout.write(print[format]());
}

/**
 * True if output is to be coloured: on a terminal that can show colours, unless `NO_COLOR` is set, and wherever `FORCE_COLOR` asks
 * for it. Node itself knows these variables and `TERM`.
 */
export function showsColour({ isTTY }: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  return (isTTY === true || env.FORCE_COLOR !== undefined) && WriteStream.prototype.getColorDepth(env) > 1;
}

/** Path of the site in its repository. GitHub resolves file paths from there, and passes its folder to every step. */
function pathInRepository(root: string): string {
  const path = relative(process.env.GITHUB_WORKSPACE ?? root, root).replaceAll('\\', '/');
  return path.startsWith('..') || isAbsolute(path) ? '' : path;
}

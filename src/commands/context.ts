import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { type Command, Option } from 'commander';
import type { Cache } from '../cache.ts';
import { docsFile } from '../lib/docs-file.ts';
import { NEBEL } from '../messages/command.ts';
import type { CommandWords, Language } from '../messages/messages.ts';
import { PROBLEM_DOCS } from '../problems/describe.ts';
import { printGithub } from '../problems/print-github.ts';
import { type Outlook, printJson } from '../problems/print-json.ts';
import { printPretty } from '../problems/print-pretty.ts';
import { printSarif } from '../problems/print-sarif.ts';
import type { Problem } from '../problems/problem.ts';
import type { Content } from '../read-content.ts';
import type { SiteDefinition } from '../template-api.ts';
import { withLanguage } from './language.ts';

/** Exit codes are a contract with CI. Trouble with the machine counts as wrong use: someone has to change something. */
export const EXIT = { fine: 0, content: 1, usage: 2, output: 3, bug: 70 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export interface Engine {
  readonly engine: string;
  /** Folder for caches. */
  readonly folder: string;
}

/** What commands are told of their process. Nothing of it is known while the command line runs from its sources. */
interface Process {
  /** Module that defines the site. */
  readonly module?: string | undefined;
  /** Which version of the engine runs, and where it may keep things. */
  readonly engine?: Engine | undefined;
  /** What an earlier command of this process has read. */
  readonly cache?: Cache | undefined;
}

/** How the command line was started. */
export interface Start extends Process {
  /** Folder of the site that was found. */
  readonly root?: string | undefined;
  /** Why the templates could not be loaded. */
  readonly broken?: unknown;
  /** Lets the trace of an error name lines of sources. */
  readonly traced?: <Thrown>(error: Thrown) => Thrown;
}

export interface CommandContext extends Process {
  /** Folder of the site, as seen from where the command is called. */
  readonly root: string;
  readonly site: SiteDefinition;
  readonly language: Language;
  readonly version: string;
  readonly words: CommandWords;
  readonly exit: (code: ExitCode) => void;
}

/** In place of a site for what works without one: the help, for example. */
export const NO_SITE: SiteDefinition = {
  ...{ templates: '', pageTypes: [], dataFiles: [], styles: '', illustrations: '', publicFiles: '', names: {} },
  baseUrl: () => '',
  document: () => undefined,
};

/** Wrong use of a command, reported in one sentence with exit code 2. */
export class UsageError extends Error {}

export interface RootOptions {
  readonly root: string;
}

const FORMATS = ['pretty', 'json', 'github', 'sarif'] as const;

export interface ReportOptions extends RootOptions {
  readonly format: (typeof FORMATS)[number];
  /** Folder whose files were checked and then discarded. What lies there now is another site. */
  readonly discarded?: string | undefined;
}

/** Adds what every command has: the options `--root` and `--lang`, and an example, which follows the name of the program. */
export function withRoot(command: Command, { words, root }: CommandContext, example: string): Command {
  return withExample(command.option('--root <dir>', words.help.root, root), words, example);
}

/** The same for commands that need no site: the option `--lang`, and an example. */
export const withExample = (command: Command, words: CommandWords, example: string): Command =>
  withLanguage(command, words).addHelpText('after', `\n${words.help.example}\n  ${NEBEL} ${example}`);

/** The format a command line asks for, for errors that end it before its command can say. */
export const formatIn = (args: readonly string[]): ReportOptions['format'] =>
  FORMATS.find((format) => args.includes(format) || args.includes(`--format=${format}`)) ?? 'pretty';

export function withFormat(command: Command, { words }: CommandContext): Command {
  return command.addOption(new Option('--format <format>', words.help.format).choices(FORMATS).default('pretty'));
}

/** The root folder as an absolute path. Refuses one that holds no data. */
export function rootFolder({ root }: RootOptions, { words }: CommandContext): string {
  const folder = resolve(root);
  if (!existsSync(join(folder, 'data'))) throw new UsageError(words.noRoot(root));
  return folder;
}

/** Reports the errors that keep the content from being used, and sets the exit code. */
export function refuse({ files, problems }: Content, options: RootOptions, context: CommandContext): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  report(errors, files.length, { ...options, format: 'pretty' }, context);
  context.exit(EXIT.content);
}

/** Writes the findings to standard output in the format that was asked for. */
export function report(
  problems: readonly Problem[],
  files: number,
  { format, root, discarded }: ReportOptions,
  { language, version }: CommandContext,
  outlook?: Outlook,
): void {
  const folder = resolve(root);
  const docs = docsFile(PROBLEM_DOCS[language], folder);
  const print = {
    json: () => printJson(problems, files, { language, docs }, outlook),
    github: () => printGithub(problems, files, { language, docs, below: belowRepository(folder) }),
    sarif: () => printSarif(problems, { language, docs, version, below: belowRepository(folder) }),
    pretty: () =>
      printPretty(problems, files, {
        language,
        docs,
        colour: process.stdout.isTTY === true && !process.env.NO_COLOR,
        width: process.stdout.columns ?? 100,
        textOf(file) {
          const path = join(folder, file);
          const isJudged = discarded === undefined || !path.startsWith(`${discarded}${sep}`);
          return isJudged && existsSync(path) ? readFileSync(path, 'utf8') : undefined;
        },
      }),
  };
  process.stdout.write(print[format]());
}

/** GitHub reads file paths from the top of the repository, whose folder it names to every step. */
function belowRepository(root: string): string {
  const path = relative(process.env.GITHUB_WORKSPACE ?? root, root).replaceAll('\\', '/');
  return path.startsWith('..') || isAbsolute(path) ? '' : path;
}

import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { Environment, SiteDefinition } from '../api/template-api.ts';
import type { Cache } from '../base/cache.ts';
import { UsageError } from '../base/findings/failure.ts';
import { NEBEL } from '../base/phrases.ts';
import type { Language } from '../base/words.ts';
import { withLanguage } from './language.ts';
import type { CommandWords } from './words/words.ts';

/** Exit codes, a contract with CI. System errors count as wrong usage, because the user has to change something. */
export const EXIT = { fine: 0, content: 1, usage: 2, output: 3, bug: 70 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export interface Engine {
  /** Path of the bundle that runs. */
  readonly bundle: string;
  /** Changes with the code of the engine and of the templates, wherever they lie. */
  readonly version: string;
  /** Folder of the bundle and of caches. */
  readonly folder: string;
}

/** Data that the launcher passes to commands. Empty when the command line runs from its sources. */
interface Launch {
  /** Module that defines the site. */
  readonly module?: string | undefined;
  /** Version of the engine that runs, and its cache folder. */
  readonly engine?: Engine | undefined;
  /** Build process of the preview, which was started first because it takes longest to load. */
  readonly builder?: ChildProcess | undefined;
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
  /** Ends the process. `process.exit` throws an error if a template calls it. */
  readonly end?: (code: ExitCode) => void;
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

/** Placeholder for the help and for commands that need no site. */
export const NO_SITE: SiteDefinition = {
  templates: '',
  pageTypes: [],
  dataFiles: [],
  styles: '',
  illustrations: '',
  publicFiles: '',
  names: {},
  baseUrl: () => '',
  document: () => undefined,
};

export interface RootOptions {
  readonly root: string;
}

/** Adds the options `--root` and `--lang`, and an example. `example` omits the name of the program. */
export function withRoot(command: Command, { words, root }: CommandContext, example: string): Command {
  return withExample(command.option('--root <dir>', words.help.root, root), words, example);
}

/** Adds the option `--lang` and an example, for commands that need no site. */
export const withExample = (command: Command, words: CommandWords, example: string): Command =>
  withLanguage(command, words).addHelpText('after', `\n${words.help.example}\n  ${NEBEL} ${example}`);

/** Returns the root folder as an absolute path. Throws UsageError if it contains no data. */
export function rootFolder({ root }: RootOptions, { words }: CommandContext): string {
  const folder = resolve(root);
  if (!existsSync(join(folder, 'data'))) throw new UsageError(words.noRoot(root));
  return folder;
}

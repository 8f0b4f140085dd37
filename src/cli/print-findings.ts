/** Prints findings, in the format that the user asked for. */

import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { WriteStream } from 'node:tty';
import { type Command, Option } from 'commander';
import type { Environment } from '../api/template-api.ts';
import { FINDING_DOCS } from '../base/findings/describe.ts';
import { errorsIn, type Finding } from '../base/findings/finding.ts';
import { printGithub } from '../base/findings/print-github.ts';
import { type Outlook, printJson } from '../base/findings/print-json.ts';
import { printPretty } from '../base/findings/print-pretty.ts';
import { printSarif } from '../base/findings/print-sarif.ts';
import { docsFile } from '../base/lib/docs-file.ts';
import type { Content } from '../content/content.ts';
import { type CommandContext, EXIT, type RootOptions } from './context.ts';

const FORMATS = ['pretty', 'json', 'github', 'sarif'] as const;

export interface FindingOptions extends RootOptions {
  readonly format: (typeof FORMATS)[number];
  /** Folder whose checked files were discarded. It now holds other files. */
  readonly discarded?: string | undefined;
  /** Default: standard output. */
  readonly to?: NodeJS.WriteStream;
}

/** Finds the requested format in raw arguments, for errors reported outside of a command. */
export const formatIn = (args: readonly string[]): FindingOptions['format'] =>
  FORMATS.find((format) => args.includes(format) || args.includes(`--format=${format}`)) ?? 'pretty';

export function withFormat(command: Command, { words }: CommandContext): Command {
  return command.addOption(new Option('--format <format>', words.help.format).choices(FORMATS).default('pretty'));
}

/**
 * Prints the errors of content that cannot be used, and sets the exit code. By default to standard error, because the output
 * of a command may be a file: a configuration, a table.
 */
export function printErrors(
  { files, findings }: Content,
  options: RootOptions,
  context: CommandContext,
  to: NodeJS.WriteStream = process.stderr,
): void {
  const errors = errorsIn(findings);
  printFindings(errors, files.length, { ...options, format: 'pretty', to }, context);
  context.exit(EXIT.content);
}

/** Prints the findings in the requested format. */
export function printFindings(
  findings: readonly Finding[],
  files: number,
  { format, root, discarded, to = process.stdout }: FindingOptions,
  { language, version, env }: CommandContext,
  outlook?: Outlook,
): void {
  const folder = resolve(root);
  const docs = docsFile(FINDING_DOCS, folder);
  const print = {
    json: () => printJson(findings, files, { language, docs }, outlook),
    github: () => printGithub(findings, files, { language, docs, below: pathInRepository(folder, env) }),
    sarif: () => printSarif(findings, { language, docs, version, below: pathInRepository(folder, env) }),
    pretty: () =>
      printPretty(findings, files, {
        language,
        docs,
        colour: showsColour(to, env),
        width: to.columns,
        textOf(file) {
          const path = join(folder, file);
          const isCurrent = discarded === undefined || !path.startsWith(`${discarded}${sep}`);
          return isCurrent && existsSync(path) ? readFileSync(path, 'utf8') : undefined;
        },
      }),
  };
  to.write(print[format]());
}

/**
 * True if output is to be coloured: on a terminal that can show colours, unless `NO_COLOR` is set, and wherever `FORCE_COLOR` asks
 * for it. Node itself knows these variables and `TERM`.
 */
export function showsColour({ isTTY }: { readonly isTTY?: boolean }, env: Environment): boolean {
  return (isTTY === true || env.FORCE_COLOR !== undefined) && WriteStream.prototype.getColorDepth(env) > 1;
}

/** Path of the site in its repository. GitHub resolves file paths from there, and passes its folder to every step. */
function pathInRepository(root: string, env: Environment): string {
  const path = relative(env.GITHUB_WORKSPACE ?? root, root).replaceAll('\\', '/');
  return path.startsWith('..') || isAbsolute(path) ? '' : path;
}

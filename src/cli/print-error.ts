/** Prints what keeps a command from working: a mistake in the templates, wrong use, the system, or a bug of ours. */
import { dirname, relative, resolve } from 'node:path';
import { describeSystemError } from '../base/disk/system-errors.ts';
import { BrokenPage, templateFindings, UsageError } from '../base/findings/failure.ts';
import { errorCode, stackOf } from '../base/lib/errors.ts';
import { displayPath } from '../base/lib/log.ts';
import { type Language, wordsIn } from '../base/words.ts';
import { type CommandContext, EXIT, type ExitCode, type Start } from './context.ts';
import { formatIn, printFindings } from './print-findings.ts';
import { commandWordsIn } from './words/words.ts';

/** Commands whose output is findings, or what is known in spite of them. */
const REPORTING: ReadonlySet<string> = new Set(['validate', 'build', 'check', 'explain']);

/** Reports findings of the templates, if they caused the error. Returns undefined otherwise. */
export function reportTemplateFindings(
  error: unknown,
  args: readonly string[],
  start: Start,
  context: CommandContext,
): ExitCode | undefined {
  const root = resolve(start.root ?? '.');
  const templates = start.module ? dirname(start.module) : context.site.templates;
  // An error with a code is one of the system: the disk may be full.
  const isBroken = error === start.broken && errorCode(error) === undefined;
  const findings = templateFindings(error, templates, isBroken, (path) => relative(root, path).replaceAll('\\', '/'));
  if (!findings) return undefined;
  const to = REPORTING.has(args[0] ?? '') ? process.stdout : process.stderr;
  printFindings(findings, 0, { root, format: formatIn(args), to }, context);
  return EXIT.content;
}

export function printError(error: unknown, command: readonly string[], language: Language): ExitCode {
  const words = commandWordsIn(language);
  const wrongUse = error instanceof UsageError ? error.message : undefined;
  const known =
    wrongUse === undefined
      ? describeSystemError(error, language, displayPath)
      : `${words.help.wrongUse(wrongUse, command)}\n`;
  process.stderr.write(known ?? words.bug(shortTrace(error instanceof BrokenPage ? error.cause : error)));
  return known === undefined ? EXIT.bug : EXIT.usage;
}

/** Explains to the user that the journal is damaged, if SQLite reports that. Returns every other error as it is. */
export async function withRemedy(error: unknown, language: Language): Promise<unknown> {
  if (!isDamage(error)) return error;
  const { ALL_RELAY_WORDS } = await import('../relay/relay.ts');
  return new UsageError(wordsIn(ALL_RELAY_WORDS, language).relay.damaged(undefined, []));
}

/** True if SQLite reports a damaged file. Works without its driver, which takes longer to load than most commands to run. */
const isDamage = (error: unknown) => /^SQLITE_(CORRUPT|NOTADB)/.test(errorCode(error) ?? '');

const TRACE_LINES = 6;

const shortTrace = (error: unknown) => stackOf(error).split('\n').slice(0, TRACE_LINES).join('\n');

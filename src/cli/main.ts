import { relative } from 'node:path';
import { Command, CommanderError } from 'commander';
import type { SiteDefinition } from '../api/template-api.ts';
import { UsageError } from '../base/findings/failure.ts';
import { NEBEL } from '../base/phrases.ts';
import { checkedDefinition } from '../content/content.ts';
import { describeWrongUse, translateHelp } from './commander-words.ts';
import { type CommandContext, EXIT, type ExitCode, NO_SITE, type Start } from './context.ts';
import { takeLanguage, withLanguage } from './language.ts';
import { printError, reportTemplateFindings, withRemedy } from './print-error.ts';
import { commandWordsIn } from './words/words.ts';

/** Commands are loaded on demand, because loading one may take longer than running another. */
export const COMMANDS: ReadonlyMap<string, () => Promise<(context: CommandContext) => Command>> = new Map(
  Object.entries({
    validate: async () => (await import('./validate.ts')).validateCommand,
    build: async () => (await import('./build.ts')).buildCommand,
    check: async () => (await import('./check.ts')).checkCommand,
    dev: async () => (await import('./dev.ts')).devCommand,
    preview: async () => (await import('./preview.ts')).previewCommand,
    relay: async () => (await import('./relay.ts')).relayCommand,
    hosts: async () => (await import('./hosts.ts')).hostsCommand,
    leads: async () => (await import('./leads.ts')).leadsGroup,
    explain: async () => (await import('./explain.ts')).explainCommand,
    diff: async () => (await import('./diff.ts')).diffCommand,
    new: async () => (await import('./new.ts')).newCommand,
    types: async () => (await import('./types.ts')).typesCommand,
    init: async () => (await import('./init.ts')).initCommand,
  }),
);

const WITHOUT_SITE: ReadonlySet<string> = new Set(['init', 'diff']);

/** Runs the command line and returns the exit code. Never throws. */
export async function main(
  args: readonly string[],
  site: SiteDefinition | undefined,
  version: string,
  start: Start = {},
): Promise<ExitCode> {
  const sources = { site, module: start.module, env: process.env };
  const { language, rest, explainError } = takeLanguage(withoutComment(args), sources);
  const words = commandWordsIn(language);
  const { end = process.exit } = start;
  let command = rest.slice(0, 1).filter((name) => COMMANDS.has(name));
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The reader may close the pipe early, as in `nebel validate | head`. The findings still decide the exit code.
    if (error.code !== 'EPIPE') end(printError(error, command, language));
  });
  // There is nowhere left to report it, and no reason to stop taking inquiries.
  process.stderr.on('error', () => {});
  let code: ExitCode = EXIT.fine;
  let context: CommandContext = {
    ...start,
    root: relative(process.cwd(), start.root ?? '.') || '.',
    site: site ?? NO_SITE,
    env: process.env,
    language,
    version,
    words,
    exit: (wanted) => (code = wanted),
  };
  const stalled = () => {
    process.exitCode = printError(new Error('The process would exit with work still pending.'), command, language);
  };
  process.once('beforeExit', stalled);
  const report = async (error: unknown): Promise<ExitCode> => {
    const traced = start.traced?.(error) ?? error;
    return (
      reportTemplateFindings(traced, rest, start, context) ??
      printError(await withRemedy(traced, language), command, language)
    );
  };
  // Of a promise or a timer that a template left behind. Node would end the process with 1, the code for findings.
  const reportStray = async (error: unknown) => end(await report(error));
  process.on('uncaughtException', reportStray);
  try {
    if (explainError) throw new UsageError(explainError(words));
    const isHelp = rest.some((arg) => arg === '--help' || arg === '-h');
    if (command.some((name) => !WITHOUT_SITE.has(name)) && !isHelp) {
      if (!site) throw start.broken ?? new UsageError(words.noSite);
      context = { ...context, site: checkedDefinition(site) };
    }
    const program = await createProgram(context, rest[0]);
    command = namesOf(program, rest);
    await program.parseAsync(rest, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
    return report(error);
  } finally {
    process.off('beforeExit', stalled);
    process.off('uncaughtException', reportStray);
  }
}

/** Drops `#` comments pasted from guides, which the shells of macOS and Windows pass on. */
function withoutComment(args: readonly string[]): readonly string[] {
  const start = args.indexOf('#');
  return start === -1 ? args : args.slice(0, start);
}

/** @param wanted first argument. Unless it names a command, all commands are loaded, as for the help. */
async function createProgram(context: CommandContext, wanted = ''): Promise<Command> {
  const { version, words } = context;
  const { help } = words;
  const program = new Command(NEBEL).description(help.program).version(version, '--version', help.showVersion);
  withLanguage(program, words);
  const requested = COMMANDS.get(wanted);
  for (const load of requested ? [requested] : COMMANDS.values()) program.addCommand((await load())(context));
  for (const command of withSubcommands(program)) {
    translateHelp(command, words);
    // Commander's own messages are in English.
    command.configureOutput({ outputError: () => {} }).exitOverride((error) => {
      if (error.exitCode === 0 || error.code === 'commander.help') throw error;
      throw new UsageError(describeWrongUse(error, command, words.wrongUse));
    });
  }
  return program.helpCommand(`help ${help.anyCommand}`, help.helpCommand);
}

/** Names of the command that a command line begins with, and of its subcommand. */
function namesOf(parent: Command, [name, ...rest]: readonly string[]): string[] {
  const found = parent.commands.find((command) => command.name() === name);
  return found ? [found.name(), ...namesOf(found, rest)] : [];
}

const withSubcommands = (command: Command): Command[] => [command, ...command.commands.flatMap(withSubcommands)];

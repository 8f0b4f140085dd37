import { Command, CommanderError } from 'commander';
import { isDamage } from '../leads/journal/damage.ts';
import { type CommandWords, WORDS } from '../messages/messages.ts';
import type { Language } from '../problems/describe.ts';
import type { SiteDefinition } from '../template-api.ts';
import { type CommandContext, type Engine, EXIT, type ExitCode, UsageError } from './context.ts';
import { describeTrouble } from './trouble.ts';

/** Each loads what it needs when it is asked for: that may take longer than another command runs. */
const COMMANDS: ReadonlyMap<string, () => Promise<(context: CommandContext) => Command>> = new Map(
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
    completion: async () => (await import('./completion.ts')).completionCommand,
  }),
);

/** Runs the command line and says how the process should end. Never throws. */
export async function main(
  args: readonly string[],
  site: SiteDefinition,
  version: string,
  engine?: Engine,
): Promise<ExitCode> {
  const language = chosenLanguage(args);
  const words = WORDS[language];
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever reads our output may have seen enough: `nebel validate | head`. What was found still decides the end.
    if (error.code !== 'EPIPE') process.exit(tell(error, words));
  });
  // There is nowhere left to say it, and no reason to stop taking inquiries.
  process.stderr.on('error', () => {});
  let code: ExitCode = EXIT.fine;
  const context: CommandContext = { site, language, version, words, engine, exit: (wanted) => (code = wanted) };
  try {
    const program = await createProgram(context, args[0]);
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
    return tell(error, words);
  }
}

/** Says what went wrong, and which exit code that means. */
function tell(error: unknown, words: CommandWords): ExitCode {
  const wrongUse = error instanceof UsageError ? error.message : isDamage(error) ? words.relay.damaged : undefined;
  const known = wrongUse === undefined ? describeTrouble(error, words) : `${words.help.wrongUse(wrongUse)}\n`;
  process.stderr.write(known ?? words.bug(shortTrace(error)));
  return known === undefined ? EXIT.bug : EXIT.usage;
}

/** @param wanted command that was typed first. Anything else, help for example, needs to know them all. */
async function createProgram(context: CommandContext, wanted = ''): Promise<Command> {
  const { version, words } = context;
  const { help } = words;
  const titles: Readonly<Record<string, string>> = {
    'Usage:': help.usage,
    'Arguments:': help.arguments,
    'Options:': help.options,
    'Commands:': help.commands,
  };
  const program = new Command('nebel').description(help.program).version(version, '--version', help.showVersion);
  const own = COMMANDS.get(wanted);
  for (const load of own ? [own] : COMMANDS.values()) program.addCommand((await load())(context));
  if (!own) program.addCommand((await import('./completion.ts')).completeCommand(), { hidden: true });
  for (const command of withSubcommands(program)) {
    command
      .configureHelp({ styleTitle: (title) => titles[title] ?? title })
      .configureOutput({ outputError: (message, write) => write(`${help.wrongUse(message.trim())}\n`) })
      .helpOption('-h, --help', help.showHelp)
      .exitOverride();
  }
  return program.helpCommand('help [command]', help.helpCommand);
}

const withSubcommands = (command: Command): Command[] => [command, ...command.commands.flatMap(withSubcommands)];

// Read before the commands are described, because their descriptions are in that language.
function chosenLanguage(args: readonly string[]): Language {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const value = args[at]?.split('=')[1] ?? args[at + 1];
  return at !== -1 && value === 'en' ? 'en' : 'de';
}

const TRACE_LINES = 6;

const shortTrace = (error: unknown) =>
  (error instanceof Error ? (error.stack ?? error.message) : String(error))
    .split('\n')
    .slice(0, TRACE_LINES)
    .join('\n');

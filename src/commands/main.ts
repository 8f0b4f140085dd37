import { Command, CommanderError } from 'commander';
import { isDamage } from '../leads/journal/damage.ts';
import { type CommandWords, WORDS } from '../messages/messages.ts';
import type { Language } from '../problems/describe.ts';
import type { SiteDefinition } from '../template-api.ts';
import { buildCommand } from './build.ts';
import { checkCommand } from './check.ts';
import { completeCommand, completionCommand } from './completion.ts';
import { type CommandContext, type Engine, EXIT, type ExitCode, UsageError } from './context.ts';
import { devCommand } from './dev.ts';
import { diffCommand } from './diff.ts';
import { explainCommand } from './explain.ts';
import { hostsCommand } from './hosts.ts';
import { leadsGroup } from './leads.ts';
import { newCommand } from './new.ts';
import { previewCommand } from './preview.ts';
import { relayCommand } from './relay.ts';
import { describeTrouble } from './trouble.ts';
import { validateCommand } from './validate.ts';

const COMMANDS = [
  validateCommand,
  buildCommand,
  checkCommand,
  devCommand,
  previewCommand,
  relayCommand,
  hostsCommand,
  leadsGroup,
  explainCommand,
  diffCommand,
  newCommand,
  completionCommand,
];

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
    // Whoever reads our output may have seen enough: `nebel validate | head`.
    process.exit(error.code === 'EPIPE' ? EXIT.fine : tell(error, words));
  });
  // There is nowhere left to say it, and no reason to stop taking inquiries.
  process.stderr.on('error', () => {});
  let code: ExitCode = EXIT.fine;
  const context: CommandContext = { site, language, version, words, engine, exit: (wanted) => (code = wanted) };
  try {
    await createProgram(context, version).parseAsync(args, { from: 'user' });
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

function createProgram(context: CommandContext, version: string): Command {
  const { help } = context.words;
  const titles: Readonly<Record<string, string>> = {
    'Usage:': help.usage,
    'Arguments:': help.arguments,
    'Options:': help.options,
    'Commands:': help.commands,
  };
  const program = new Command('nebel').description(help.program).version(version, '--version', help.showVersion);
  for (const create of COMMANDS) program.addCommand(create(context));
  program.addCommand(completeCommand(), { hidden: true });
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

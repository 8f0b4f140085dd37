import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Argument, Command, type Option } from 'commander';
import { type CommandContext, withRoot } from './context.ts';

export function completionCommand(context: CommandContext): Command {
  const { help } = context.words;
  const command = new Command('completion')
    .description(help.completion)
    .addArgument(new Argument('<shell>', help.shell).choices(SHELLS));
  withRoot(command, context, 'completion bash >> ~/.bashrc');
  return command.action((shell: Shell) => {
    process.stdout.write(scriptFor(shell));
  });
}

/** `nebel __complete -- <words>`: prints the candidates at the cursor. Only the shell scripts call it. */
export function completeCommand(): Command {
  const command = new Command('__complete').argument('[words...]');
  return command.action((words: readonly string[]) => {
    const program = command.parent;
    if (program) process.stdout.write(asLines(complete(program, words)));
  });
}

function asLines(completion: Completion): string {
  if ('path' in completion) return `:${completion.path}\n`;
  return completion.words.map(({ value, help }) => `${help === '' ? value : `${value}\t${help}`}\n`).join('');
}

export const SHELLS = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof SHELLS)[number];

/**
 * Returns the completion script of a shell. It passes the words of the line to `nebel __complete`, which prints a line per
 * candidate, `value<tab>help`, or only `:file` or `:folder`. So the script never goes out of date.
 *
 * It completes lines that begin with `nebel` and, as in a clone, with `npx nebel`; other uses of npx stay as they are. If
 * `nebel` is an alias and not a program, it is called through npx.
 */
export const scriptFor = (shell: Shell): string =>
  readFileSync(join(import.meta.dirname, `completion/nebel.${shell}`), 'utf8');

export interface Candidate {
  readonly value: string;
  /** Description on one line. Empty if the value needs none. */
  readonly help: string;
}

/** Candidates, or a path, which the shell completes itself. */
type Completion = { readonly words: readonly Candidate[] } | { readonly path: 'file' | 'folder' };

/** An argument whose values come from the content, such as the addresses of its pages. */
export class DynamicArgument extends Argument {
  /** Receives the root folder from the command line. */
  readonly values: (root: string) => readonly string[];

  constructor(flags: string, help: string, values: DynamicArgument['values']) {
    super(flags, help);
    this.values = values;
  }
}

/**
 * Returns the candidates at the cursor, all taken from the registered commands.
 *
 * @param words words after `nebel`. The last one ends at the cursor and may be empty
 */
export function complete(program: Command, words: readonly string[]): Completion {
  const current = words.at(-1) ?? '';
  const matching = (candidates: readonly Candidate[]): Completion => ({
    words: candidates.filter(({ value }) => value.startsWith(current)),
  });
  const values = (all: readonly string[] = [], prefix = '') =>
    matching(all.map((value) => ({ value: `${prefix}${value}`, help: '' })));

  const { command, pending, positional, root } = walk(program, words.slice(0, -1));
  if (pending) return pathOf(/<([^>]+)>/.exec(pending.flags)?.[1]) ?? values(pending.argChoices);
  const [, flag = ''] = /^(--[^=]+)=/.exec(current) ?? [];
  const option = findOption(command, flag);
  if (option) return values(option.argChoices, `${flag}=`);
  if (current.startsWith('-')) return matching(optionsOf(command));

  const commands = positional === 0 ? commandsOf(command) : [];
  const { registeredArguments } = command;
  const argument = registeredArguments[positional] ?? registeredArguments.find(({ variadic }) => variadic);
  if (commands.length > 0 || !argument) return matching(commands);
  const known = argument instanceof DynamicArgument ? argument.values(root) : argument.argChoices;
  return known ? values(known) : (pathOf(argument.name()) ?? values());
}

/** Follows a line to its command, and counts its arguments. `pending` is the option whose value comes next. */
function walk(program: Command, words: readonly string[]) {
  let command = program;
  let pending: Option | undefined;
  let positional = 0;
  let root = '.';
  for (const word of words) {
    if (pending) {
      if (pending.long === '--root') root = word;
      pending = undefined;
    } else if (word.startsWith('-')) {
      const [flag = '', value] = word.split('=', 2);
      const option = findOption(command, flag);
      if (option?.required && value === undefined) pending = option;
      if (flag === '--root') root = value ?? root;
    } else {
      const subcommands = positional === 0 ? command.commands : [];
      const next = subcommands.find((each) => each.name() === word);
      // Commander adds `help` itself, whose arguments are the commands of its parent.
      if (!next && !(word === 'help' && subcommands.length > 0)) positional += 1;
      command = next ?? command;
    }
  }
  return { command, pending, positional, root };
}

const findOption = (command: Command, flag: string) =>
  command.options.find(({ long, short }) => long === flag || short === flag);

/** Subcommands, as the help lists them. */
export const commandsOf = (command: Command): readonly Candidate[] =>
  command
    .createHelp()
    .visibleCommands(command)
    .map((each) => ({ value: each.name(), help: oneLine(each.description()) }));

/** Options, as the help lists them. */
export const optionsOf = (command: Command): readonly Candidate[] =>
  command
    .createHelp()
    .visibleOptions(command)
    .map(({ long, short, description }) => ({ value: long ?? short ?? '', help: oneLine(description) }));

/** Recognises options and arguments that take a path by their name: `<dir>`, `<file>`, `<old>`. */
function pathOf(name = ''): Completion | undefined {
  if (/^(dir|folder|old|new)$/.test(name)) return { path: 'folder' };
  return name === 'file' ? { path: 'file' } : undefined;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

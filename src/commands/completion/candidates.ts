import { Argument, type Command, type Option } from 'commander';

/** One word that could follow at the cursor. */
export interface Candidate {
  readonly value: string;
  /** What it means, on one line. Empty where the value says it all. */
  readonly help: string;
}

/** What may follow at the cursor: one of these words, or a path that the shell completes better than we could. */
export type Completion = { readonly words: readonly Candidate[] } | { readonly path: 'file' | 'folder' };

/** An argument with values that only the content knows, such as the addresses of its pages. */
export class OpenArgument extends Argument {
  /** Told the root that the line names. */
  readonly values: (root: string) => readonly string[];

  constructor(flags: string, help: string, values: OpenArgument['values']) {
    super(flags, help);
    this.values = values;
  }
}

/**
 * What could follow at the cursor.
 *
 * Everything is read from the commands as they are registered, so that a new command or option completes by itself.
 *
 * @param words what comes after `nebel`, the last word up to the cursor; that one may be empty
 */
export function complete(program: Command, words: readonly string[]): Completion {
  const current = words.at(-1) ?? '';
  const { command, pending, positional, root } = walk(program, words.slice(0, -1));
  if (pending) return valuesOfOption(pending, current);

  const [flag = '', value] = splitFlag(current);
  const option = value === undefined ? undefined : findOption(command, flag);
  if (option && value !== undefined) return valuesOfOption(option, value, `${flag}=`);
  if (current.startsWith('-')) return { words: startingWith(current, optionsOf(command)) };

  const commands = positional === 0 ? commandsOf(command) : [];
  const argument = command.registeredArguments[positional] ?? variadicOf(command);
  if (commands.length > 0 || !argument) return { words: startingWith(current, commands) };
  const values = argument instanceof OpenArgument ? argument.values(root) : argument.argChoices;
  if (values) return { words: startingWith(current, values.map(plain)) };
  return pathOf(argument.name()) ?? { words: [] };
}

interface Walked {
  readonly command: Command;
  /** The option whose value comes next. */
  readonly pending: Option | undefined;
  /** How many arguments the command already has. */
  readonly positional: number;
  readonly root: string;
}

function walk(program: Command, words: readonly string[]): Walked {
  let command = program;
  let pending: Option | undefined;
  let positional = 0;
  let root = '.';
  for (const word of words) {
    const [flag = '', value] = splitFlag(word);
    if (pending) {
      if (pending.long === '--root') root = word;
      pending = undefined;
    } else if (word.startsWith('-')) {
      if (flag === '--root' && value !== undefined) root = value;
      const option = findOption(command, flag);
      if (option?.required && value === undefined) pending = option;
    } else if (isHelp(command, word)) {
      // `help` takes the commands of its parent.
    } else {
      const next =
        positional === 0
          ? command.commands.find((sub) => sub.name() === word || sub.aliases().includes(word))
          : undefined;
      if (next) command = next;
      else positional += 1;
    }
  }
  return { command, pending, positional, root };
}

/** `--format=json` → `['--format', 'json']`; the second is missing where there is no equals sign. */
const splitFlag = (word: string): string[] =>
  word.startsWith('--') ? (/^([^=]+)=(.*)$/.exec(word)?.slice(1) ?? [word]) : [word];

const findOption = (command: Command, flag: string) =>
  command.options.find(({ long, short }) => long === flag || short === flag);

/** Commander makes `help` itself and does not list it among the commands. */
const isHelp = (command: Command, word: string) =>
  word === 'help' &&
  command
    .createHelp()
    .visibleCommands(command)
    .some((sub) => sub.name() === word && !command.commands.includes(sub));

/** The commands below one, as its help lists them. */
export const commandsOf = (command: Command): readonly Candidate[] =>
  command
    .createHelp()
    .visibleCommands(command)
    .map((sub) => ({ value: sub.name(), help: oneLine(sub.description()) }));

/** The options of a command, as its help lists them. */
export const optionsOf = (command: Command): readonly Candidate[] =>
  command
    .createHelp()
    .visibleOptions(command)
    .map(({ long, short, description }) => ({ value: long ?? short ?? '', help: oneLine(description) }));

function variadicOf(command: Command): Argument | undefined {
  const last = command.registeredArguments.at(-1);
  return last?.variadic ? last : undefined;
}

function valuesOfOption(option: Option, current: string, prefix = ''): Completion {
  const path = prefix === '' ? pathOf(/<([^>]+)>/.exec(option.flags)?.[1] ?? '') : undefined;
  return (
    path ?? {
      words: startingWith(
        `${prefix}${current}`,
        (option.argChoices ?? []).map((value) => plain(`${prefix}${value}`)),
      ),
    }
  );
}

/** Options and arguments say in their name that they take a path: `<dir>`, `<file>`, `<old>`. */
function pathOf(name: string): Completion | undefined {
  if (/^(dir|folder|old|new)$/.test(name)) return { path: 'folder' };
  return name === 'file' ? { path: 'file' } : undefined;
}

const plain = (value: string): Candidate => ({ value, help: '' });

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

const startingWith = (start: string, candidates: readonly Candidate[]) =>
  candidates.filter(({ value }) => value.startsWith(start));

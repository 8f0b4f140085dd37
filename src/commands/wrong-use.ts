import type { Argument, Command, CommanderError, Option } from 'commander';
import { didYouMean } from '../lib/did-you-mean.ts';
import type { WrongUseWords } from '../messages/messages.ts';

/** What commander's sentences have in quotes. It says what was wrong in no other way. */
const QUOTED = {
  unknownCommand: /unknown command '(?<name>.*)'/s,
  unknownOption: /unknown option '(?<name>.*)'/s,
  missingArgument: /missing required argument '(?<name>.*)'/,
  missingValue: /option '(?<name>.*)' argument missing/,
  badOption: /option '(?<name>[^']*)' argument '(?<value>.*)' is invalid\./s,
  badArgument: /command-argument value '(?<value>.*)' is invalid for argument '(?<name>[^']*)'\./s,
} as const;

/** What commands are called that had another name. */
const RENAMED: Readonly<Record<string, string>> = { doctor: 'relay --check' };

/** Why commander refuses a command line, in the language of the words. A sentence that is not known stays as it is. */
export function describeWrongUse(error: CommanderError, command: Command, words: WrongUseWords): string {
  const quoted = (pattern: RegExp) => pattern.exec(error.message)?.groups;
  const { name = '', value = '' } = Object.values(QUOTED).map(quoted).find(Boolean) ?? {};
  switch (error.code) {
    case 'commander.unknownCommand':
      return words.unknownCommand(name, RENAMED[name] ?? didYouMean(name, commandNames(command)));
    case 'commander.unknownOption':
      return words.unknownOption(name, didYouMean(name, optionNames(command)));
    case 'commander.missingArgument':
      return words.missingArgument(name);
    case 'commander.optionMissingArgument':
      return words.missingValue(name);
    case 'commander.excessArguments':
      return words.tooMany(command.args.slice(command.registeredArguments.length));
    case 'commander.invalidArgument': {
      const choices = choicesOf(command, name);
      if (choices) return words.badChoice(named(name), value, choices, didYouMean(value, choices));
      break;
    }
  }
  return error.message.replace(/^error: /, '');
}

/** `--format <format>` → `--format`, `shell` → `<shell>`. */
const named = (name: string) => (name.startsWith('-') ? name.replace(/ .*/, '') : `<${name}>`);

const commandNames = (command: Command) =>
  command
    .createHelp()
    .visibleCommands(command)
    .map((sub) => sub.name());

const optionNames = (command: Command) =>
  command
    .createHelp()
    .visibleOptions(command)
    .flatMap(({ long }) => long ?? []);

function choicesOf(command: Command, name: string): readonly string[] | undefined {
  const isMeant = (candidate: Option | Argument) =>
    'flags' in candidate ? candidate.flags === name : candidate.name() === name;
  return [...command.options, ...command.registeredArguments].find(isMeant)?.argChoices;
}

/** What commander says, in the language of the words: its help, and why it refuses a line. */
import { type Argument, type Command, type CommanderError, Help, type Option } from 'commander';
import { didYouMean } from '../lib/did-you-mean.ts';
import type { CommandWords, WrongUseWords } from '../messages/messages.ts';
import { type Candidate, commandsOf, optionsOf } from './completion.ts';

export function speakHelp(command: Command, { help }: CommandWords): void {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': help.usage,
    'Arguments:': help.arguments,
    'Options:': help.options,
    'Commands:': help.commands,
  };
  const described = ({ description, argChoices }: Option | Argument, preset: unknown) => {
    const details = [
      ...(argChoices ? [help.choices(argChoices)] : []),
      ...(preset === undefined ? [] : [help.preset(String(preset))]),
    ];
    return details.length === 0 ? description : `${description} (${details.join('; ')})`;
  };
  const usual = new Help();
  const inWords = (line: string) => line.replace('[options]', help.anyOptions).replace('[command]', help.anyCommand);
  command.helpOption('-h, --help', help.showHelp).configureHelp({
    styleTitle: (title) => titles[title] ?? title,
    commandUsage: (meant) => inWords(usual.commandUsage(meant)),
    subcommandTerm: (meant) => inWords(usual.subcommandTerm(meant)),
    // A flag is on or off, so its default says nothing.
    optionDescription: (option) => described(option, option.isBoolean() ? undefined : option.defaultValue),
    argumentDescription: (argument) => described(argument, argument.defaultValue),
  });
}

/** What commander quotes in its sentences: its only way to name what was wrong. The last pattern fits every other sentence. */
const QUOTED = [
  /option '(?<name>[^']*)' argument '(?<value>.*)' is invalid\./s,
  /-argument value '(?<value>.*)' is invalid for argument '(?<name>[^']*)'\./s,
  /'(?<name>.*)'/s,
];

const valuesOf = (candidates: readonly Candidate[]) => candidates.map(({ value }) => value);

/** Former name of a command → its name today. */
const RENAMED: Readonly<Record<string, string>> = { doctor: 'relay --check' };

/** Why commander refuses a command line, in the language of the words. An unknown sentence stays as it is. */
export function describeWrongUse(error: CommanderError, command: Command, words: WrongUseWords): string {
  const { name = '', value = '' } = QUOTED.map((pattern) => pattern.exec(error.message)?.groups).find(Boolean) ?? {};
  switch (error.code) {
    case 'commander.unknownCommand':
      return words.unknownCommand(name, RENAMED[name] ?? didYouMean(name, valuesOf(commandsOf(command))));
    case 'commander.unknownOption':
      return words.unknownOption(name, didYouMean(name, valuesOf(optionsOf(command))));
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

function choicesOf(command: Command, name: string): readonly string[] | undefined {
  const isMeant = (candidate: Option | Argument) =>
    'flags' in candidate ? candidate.flags === name : candidate.name() === name;
  return [...command.options, ...command.registeredArguments].find(isMeant)?.argChoices;
}

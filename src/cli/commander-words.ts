/** Translates the help and the error messages of commander. */
import { type Argument, type Command, type CommanderError, Help, type Option } from 'commander';
import { didYouMean } from '../base/lib/did-you-mean.ts';
import type { CommandWords } from './words/words.ts';
import type { WrongUseWords } from './words/wrong-use.ts';

export function translateHelp(command: Command, { help }: CommandWords): void {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': help.usage,
    'Arguments:': help.arguments,
    'Options:': help.options,
    'Commands:': help.commands,
  };
  const describe = ({ description, argChoices }: Option | Argument, defaultValue: unknown) => {
    const details = [
      ...(argChoices ? [help.choices(argChoices)] : []),
      ...(defaultValue === undefined ? [] : [help.preset(String(defaultValue))]),
    ];
    return details.length === 0 ? description : `${description} (${details.join('; ')})`;
  };
  const original = new Help();
  const translated = (line: string) => line.replace('[options]', help.anyOptions).replace('[command]', help.anyCommand);
  command.helpOption('-h, --help', help.showHelp).configureHelp({
    styleTitle: (title) => titles[title] ?? title,
    commandUsage: (each) => translated(original.commandUsage(each)),
    subcommandTerm: (each) => translated(original.subcommandTerm(each)),
    // The default of a flag tells users nothing.
    optionDescription: (option) => describe(option, option.isBoolean() ? undefined : option.defaultValue),
    argumentDescription: (argument) => describe(argument, argument.defaultValue),
  });
}

/** Quoted names and values in messages of commander, which exposes them nowhere else. The last pattern matches the rest. */
const QUOTED = [
  /option '(?<name>[^']*)' cannot be used with option '(?<value>[^']*)'/,
  /option '(?<name>[^']*)' argument '(?<value>.*)' is invalid\./s,
  /-argument value '(?<value>.*)' is invalid for argument '(?<name>[^']*)'\./s,
  /'(?<name>.*)'/s,
];

const commandNames = (command: Command) =>
  command
    .createHelp()
    .visibleCommands(command)
    .map((each) => each.name());

const optionNames = (command: Command) =>
  command
    .createHelp()
    .visibleOptions(command)
    .map(({ long, short }) => long ?? short ?? '');

/** Translates an error of commander. An unknown message stays as it is. */
export function describeWrongUse(error: CommanderError, command: Command, words: WrongUseWords): string {
  const { name = '', value = '' } = QUOTED.map((pattern) => pattern.exec(error.message)?.groups).find(Boolean) ?? {};
  switch (error.code) {
    case 'commander.unknownCommand':
      return words.unknownCommand(name, didYouMean(name, commandNames(command)));
    case 'commander.unknownOption':
      return words.unknownOption(name, didYouMean(name, optionNames(command)));
    case 'commander.missingArgument':
      return words.missingArgument(name);
    case 'commander.missingMandatoryOptionValue':
      return words.missingOption(name);
    case 'commander.optionMissingArgument':
      return words.missingValue(name);
    case 'commander.conflictingOption':
      return words.conflict(displayName(name), displayName(value));
    case 'commander.excessArguments':
      return words.tooMany(command.args.slice(command.registeredArguments.length));
    case 'commander.invalidArgument': {
      const choices = choicesOf(command, name);
      if (choices) return words.badChoice(displayName(name), value, choices, didYouMean(value, choices));
      break;
    }
  }
  return error.message.replace(/^error: /, '');
}

/** `--format <format>` → `--format`, `server` → `<server>`. */
const displayName = (name: string) => (name.startsWith('-') ? name.replace(/ .*/, '') : `<${name}>`);

function choicesOf(command: Command, name: string): readonly string[] | undefined {
  const matches = (candidate: Option | Argument) =>
    'flags' in candidate ? candidate.flags === name : candidate.name() === name;
  return [...command.options, ...command.registeredArguments].find(matches)?.argChoices;
}

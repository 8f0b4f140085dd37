import { type Argument, type Command, Help, type Option } from 'commander';
import type { CommandWords } from '../messages/messages.ts';

/** Lets the help of a command speak the language of the words. */
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
    // What is either there or not needs no default to be told.
    optionDescription: (option) => described(option, option.isBoolean() ? undefined : option.defaultValue),
    argumentDescription: (argument) => described(argument, argument.defaultValue),
  });
}

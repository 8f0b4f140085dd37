import type { WrongUseWords } from './words.ts';

const meant = (suggestion: string | undefined) => (suggestion === undefined ? '' : ` Did you mean ${suggestion}?`);

export const wrongUse: WrongUseWords = {
  unknownCommand: (command, suggestion) => `There is no command “${command}”.${meant(suggestion)}`,
  unknownOption: (option, suggestion) => `There is no option “${option}” here.${meant(suggestion)}`,
  missingArgument: (argument) => `The argument <${argument}> is missing.`,
  missingValue: (option) => `${option.replace(/ .*/, '')} lacks its value: ${option}`,
  tooMany: (surplus) => `That is too much: ${surplus.join(' ')}`,
  badChoice: (what, value, choices, suggestion) =>
    `${what} cannot be “${value}”, only ${choices.join(', ')}.${meant(suggestion)}`,
};

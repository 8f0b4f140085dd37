import type { WrongUseWords } from './words.ts';

const meant = (suggestion: string | undefined) => (suggestion === undefined ? '' : ` Meinten Sie ${suggestion}?`);

export const wrongUse: WrongUseWords = {
  unknownCommand: (command, suggestion) => `Den Befehl «${command}» gibt es nicht.${meant(suggestion)}`,
  unknownOption: (option, suggestion) => `Die Option «${option}» gibt es hier nicht.${meant(suggestion)}`,
  missingArgument: (argument) => `Es fehlt die Angabe <${argument}>.`,
  missingValue: (option) => `Nach ${option.replace(/ .*/, '')} fehlt ein Wert: ${option}`,
  tooMany: (surplus) => `Das ist zu viel: ${surplus.join(' ')}`,
  badChoice: (what, value, choices, suggestion) =>
    `${what} kann nicht «${value}» sein, nur ${choices.join(', ')}.${meant(suggestion)}`,
};

import { both, type Words } from '../../base/words.ts';

const meantDe = (suggestion: string | undefined) => (suggestion === undefined ? '' : ` Meinten Sie ${suggestion}?`);

const meantEn = (suggestion: string | undefined) => (suggestion === undefined ? '' : ` Did you mean ${suggestion}?`);

/** Texts for an invalid command line. */
export const WRONG_USE_WORDS = {
  unknownCommand: both(
    (command: string, suggestion: string | undefined) => `Den Befehl «${command}» gibt es nicht.${meantDe(suggestion)}`,
    (command, suggestion) => `Unknown command “${command}”.${meantEn(suggestion)}`,
  ),
  unknownOption: both(
    (option: string, suggestion: string | undefined) =>
      `Die Option «${option}» gibt es hier nicht.${meantDe(suggestion)}`,
    (option, suggestion) => `Unknown option “${option}”.${meantEn(suggestion)}`,
  ),
  missingArgument: both(
    (argument: string) => `Es fehlt die Angabe <${argument}>.`,
    (argument) => `The argument <${argument}> is missing.`,
  ),
  missingOption: both(
    (option: string) => `Es fehlt die Option ${option}.`,
    (option) => `The option ${option} is missing.`,
  ),
  /** The last option of the line lacks its value. `option` is its notation in the help. */
  missingValue: both(
    (option: string) => `Nach ${option.replace(/ .*/, '')} fehlt ein Wert: ${option}`,
    (option) => `${option.replace(/ .*/, '')} needs a value: ${option}`,
  ),
  conflict: both(
    (option: string, other: string) => `${option} und ${other} gehen nicht zusammen. Lassen Sie eines weg.`,
    (option, other) => `${option} and ${other} cannot be combined. Leave one of them out.`,
  ),
  tooMany: both(
    (surplus: readonly string[]) => `Das ist zu viel: ${surplus.join(' ')}`,
    (surplus) => `Too many arguments: ${surplus.join(' ')}`,
  ),
  /** `what` is an option or an argument: `--format`, `<shell>`. */
  badChoice: both(
    (what: string, value: string, choices: readonly string[], suggestion: string | undefined) =>
      `${what} kann nicht «${value}» sein, nur ${choices.join(', ')}.${meantDe(suggestion)}`,
    (what, value, choices, suggestion) =>
      `${what} cannot be “${value}”, only ${choices.join(', ')}.${meantEn(suggestion)}`,
  ),
};

export type WrongUseWords = Words<typeof WRONG_USE_WORDS>;

import { parseArgs } from 'node:util';
import { type Command, Option } from 'commander';
import type { Language } from '../base/words.ts';
import type { CommandWords } from './words/words.ts';

const LANGUAGES: readonly Language[] = ['de', 'en'];

const DEFAULT_LANGUAGE: Language = 'de';

const OPTION = '--lang';

const FLAGS = `${OPTION} <lang>`;

/** Lists the option in the help. `takeLanguage` has already removed it from the command line. */
export const withLanguage = (command: Command, { help }: CommandWords) =>
  command.addOption(new Option(FLAGS, help.lang).choices(LANGUAGES).default(DEFAULT_LANGUAGE));

/**
 * Extracts `--lang` from a command line, wherever it is. The language must be known before commands are created, because
 * they are described in it. Returns the other arguments as `rest`, and for an invalid choice a function `explainError`.
 */
export function takeLanguage(args: readonly string[]) {
  const { tokens } = parseArgs({ args: [...args], options: { lang: { type: 'string' } }, strict: false, tokens: true });
  const given = tokens.flatMap((token) => (token.kind === 'option' && token.rawName === OPTION ? token : []));
  const taken = new Set(given.flatMap(({ index, inlineValue }) => (inlineValue ? [index] : [index, index + 1])));
  const rest = args.filter((_, index) => !taken.has(index));
  const last = given.at(-1);
  const language = LANGUAGES.find((known) => known === last?.value);
  if (!last || language) return { language: language ?? DEFAULT_LANGUAGE, rest };
  const explainError = ({ wrongUse }: CommandWords) =>
    last.value === undefined
      ? wrongUse.missingValue(FLAGS)
      : wrongUse.badChoice(OPTION, last.value, LANGUAGES, undefined);
  return { language: DEFAULT_LANGUAGE, rest, explainError };
}

import { parseArgs } from 'node:util';
import { type Command, Option } from 'commander';
import type { CommandWords, Language } from '../messages/messages.ts';

const LANGUAGES: readonly Language[] = ['de', 'en'];

const DEFAULT: Language = 'de';

const OPTION = '--lang';

const FLAGS = `${OPTION} <lang>`;

/** Lists the option in the help and for completion. Its value has been taken from the line before. */
export const withLanguage = (command: Command, { help }: CommandWords) =>
  command.addOption(new Option(FLAGS, help.lang).choices(LANGUAGES).default(DEFAULT));

/**
 * Takes `--lang` out of a command line, wherever it is. It decides in which words commands are described, so it must be
 * known before they exist. `rest` is what else was typed, and `wrong` says why the choice is not valid, if it is not.
 */
export function takeLanguage(args: readonly string[]) {
  const { tokens } = parseArgs({ args: [...args], options: { lang: { type: 'string' } }, strict: false, tokens: true });
  const given = tokens.flatMap((token) => (token.kind === 'option' && token.rawName === OPTION ? token : []));
  const taken = new Set(given.flatMap(({ index, inlineValue }) => (inlineValue ? [index] : [index, index + 1])));
  const rest = args.filter((_, index) => !taken.has(index));
  const last = given.at(-1);
  const language = LANGUAGES.find((known) => known === last?.value);
  if (!last || language) return { language: language ?? DEFAULT, rest };
  const wrong = ({ wrongUse }: CommandWords) =>
    last.value === undefined
      ? wrongUse.missingValue(FLAGS)
      : wrongUse.badChoice(OPTION, last.value, LANGUAGES, undefined);
  return { language: DEFAULT, rest, wrong };
}

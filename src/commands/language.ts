import { parseArgs } from 'node:util';
import { type Command, Option } from 'commander';
import type { CommandWords, Language } from '../messages/messages.ts';

const LANGUAGES: readonly Language[] = ['de', 'en'];

const OPTION = '--lang';

const FLAGS = `${OPTION} <lang>`;

/** Lists the option in the help and for completion. Its value has been taken from the line before. */
export const withLanguage = (command: Command, { help }: CommandWords) =>
  command.addOption(new Option(FLAGS, help.lang).choices(LANGUAGES).default('de'));

/**
 * Takes `--lang` out of a command line, wherever it is. It decides in which words commands are described, so it must be
 * known before they exist. `rest` is what else was typed, and `wrong` says why the choice is not valid, if it is not.
 */
export function takeLanguage(args: readonly string[]) {
  const { tokens } = parseArgs({ args: [...args], options: { lang: { type: 'string' } }, strict: false, tokens: true });
  const given = tokens.flatMap((token) => (token.kind === 'option' && token.rawName === OPTION ? token : []));
  const taken = new Set(given.flatMap(({ index, inlineValue }) => (inlineValue ? [index] : [index, index + 1])));
  const rest = args.filter((_, index) => !taken.has(index));
  const isMissing = given.some(({ value }) => value === undefined);
  const chosen = given.findLast(({ value }) => value !== undefined)?.value;
  const language = LANGUAGES.find((known) => known === chosen) ?? 'de';
  if (isMissing) return { language, rest, wrong: ({ wrongUse }: CommandWords) => wrongUse.missingValue(FLAGS) };
  if (chosen === undefined || chosen === language) return { language, rest };
  return {
    language,
    rest,
    wrong: ({ wrongUse }: CommandWords) => wrongUse.badChoice(OPTION, chosen, LANGUAGES, undefined),
  };
}

/** The language of the command line: of its messages, and of the files and mails that it writes. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Command, Option } from 'commander';
import type { Environment, SiteDefinition } from '../api/template-api.ts';
import { orUndefined } from '../base/lib/collections.ts';
import type { Language } from '../base/words.ts';
import type { CommandWords } from './words/words.ts';

const LANGUAGES: readonly Language[] = ['de', 'en'];

/** Of a site that does not state one. */
export const DEFAULT_LANGUAGE: Language = 'de';

const OPTION = '--lang';

const FLAGS = `${OPTION} <lang>`;

/** Overrides the language of the site. The option overrides both. */
const VARIABLE = 'NEBEL_LANG';

/** Lists the option in the help. `takeLanguage` has already removed it from the command line. */
export const withLanguage = (command: Command, { help }: CommandWords) =>
  command.addOption(new Option(FLAGS, help.lang).choices(LANGUAGES));

/** What decides the language where no option does. */
export interface LanguageSources {
  readonly site: SiteDefinition | undefined;
  /** Module that defines the site. Read as text if it cannot be loaded. */
  readonly module?: string | undefined;
  readonly env: Environment;
}

/** The choice of a user, and who asked for it. */
interface Choice {
  readonly from: string;
  readonly value: string | undefined;
}

/**
 * Decides the language, and extracts `--lang` from a command line, wherever it is. The language must be known before commands
 * are created, because they are described in it. Returns the other arguments as `rest`, and for an invalid choice a function
 * `explainError`.
 */
export function takeLanguage(args: readonly string[], sources: LanguageSources) {
  const { tokens } = parseArgs({ args: [...args], options: { lang: { type: 'string' } }, strict: false, tokens: true });
  const given = tokens.flatMap((token) => (token.kind === 'option' && token.rawName === OPTION ? token : []));
  const taken = new Set(given.flatMap(({ index, inlineValue }) => (inlineValue ? [index] : [index, index + 1])));
  const rest = args.filter((_, index) => !taken.has(index));
  const last = given.at(-1);
  const variable = sources.env[VARIABLE];
  const chosen: Choice | undefined = last
    ? { from: OPTION, value: last.value }
    : variable
      ? { from: VARIABLE, value: variable }
      : undefined;
  const language = LANGUAGES.find((known) => known === chosen?.value);
  if (!chosen || language) return { language: language ?? usualLanguage(sources), rest };
  const { from, value } = chosen;
  const explainError = ({ wrongUse }: CommandWords) =>
    value === undefined ? wrongUse.missingValue(FLAGS) : wrongUse.badChoice(from, value, LANGUAGES, undefined);
  return { language: usualLanguage(sources), rest, explainError };
}

/** The language of the site. Where there is none yet, that of the system. */
function usualLanguage({ site, module, env }: LanguageSources): Language {
  // Templates that no compiler has seen may state another one.
  if (site) return LANGUAGES.find((known) => known === site.language) ?? DEFAULT_LANGUAGE;
  if (module !== undefined) return writtenLanguage(module) ?? DEFAULT_LANGUAGE;
  const [, name = ''] = /^([a-z]{2,3})(?:[_.@-]|$)/i.exec(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ?? [];
  if (name === '') return DEFAULT_LANGUAGE;
  return name.toLowerCase() === 'de' ? 'de' : 'en';
}

const writtenLanguage = (module: string) =>
  LANGUAGES.find((each) =>
    orUndefined(() => new RegExp(`\\blanguage:\\s*["']${each}["']`).test(readFileSync(module, 'utf8'))),
  );

/** The texts of the command line. Those of a wing are taken from its door by the commands that use it. */
import { type Language, type Words, wordsIn } from '../../base/words.ts';
import { COMMAND_WORDS } from './commands.ts';
import { HELP_WORDS } from './help.ts';
import { WRONG_USE_WORDS } from './wrong-use.ts';

const ALL_WORDS = {
  ...COMMAND_WORDS,
  help: HELP_WORDS,
  wrongUse: WRONG_USE_WORDS,
};

export type CommandWords = Words<typeof ALL_WORDS>;

export const commandWordsIn = (language: Language): CommandWords => wordsIn(ALL_WORDS, language);

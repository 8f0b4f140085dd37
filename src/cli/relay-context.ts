import { wordsIn } from '../base/words.ts';
import { ALL_RELAY_WORDS, type RelayWords } from '../relay/relay.ts';
import type { CommandContext } from './context.ts';
import type { CommandWords } from './words/words.ts';

/** The context of a command that opens a relay or its journal. */
export interface RelayCommandContext extends CommandContext {
  readonly words: CommandWords & RelayWords;
}

export const relayContextOf = (context: CommandContext): RelayCommandContext => ({
  ...context,
  words: { ...context.words, ...wordsIn(ALL_RELAY_WORDS, context.language) },
});

import type { Environment, SiteDefinition } from '../api/template-api.ts';
import { UsageError } from '../base/findings/failure.ts';
import { ConfigurationError } from './settings.ts';
import type { RelayWords } from './words/words.ts';

/** What all parts of a relay on this machine need: its site, its settings, and texts for its operator. */
export interface RelayContext {
  readonly site: SiteDefinition;
  /** Environment variables. */
  readonly env: Environment;
  readonly words: RelayWords;
}

/** Calls `read`. Throws UsageError for a missing or invalid environment variable. */
export function checkedEnvironment<T>(read: () => T, { words }: Pick<RelayContext, 'words'>): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ConfigurationError)
      throw new UsageError(words.relay.badVariable(error.variable, error.problem));
    throw error;
  }
}

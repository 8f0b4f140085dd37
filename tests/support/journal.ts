import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Journal, type JournalOptions, openJournal } from '../../src/relay/journal/journal.ts';
import { temporaryFolder } from './mini-site.ts';

/** Opens a journal, in a folder of its own unless a file is given, and closes it after the test. */
export function openedJournal(file = join(temporaryFolder(), 'journal.db'), options?: JournalOptions): Journal {
  const journal = openJournal(file, options);
  onTestFinished(() => journal.close());
  return journal;
}

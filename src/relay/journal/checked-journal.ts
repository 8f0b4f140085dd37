/** Opens journals for commands, and explains to their user why one cannot be used. */

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FormSpec } from '../../api/forms/form-spec.ts';
import { UsageError } from '../../base/findings/failure.ts';
import { causeOf } from '../../base/lib/errors.ts';
import { displayPath } from '../../base/lib/log.ts';
import { MANIFEST_FILE } from '../../base/lib/paths.ts';
import type { RelayContext } from '../context.ts';
import { backupsIn, defaultFolder } from './backups.ts';
import { damageIn, isDamage } from './database.ts';
import { type Journal, type JournalOptions, openJournal } from './journal.ts';

type WithWords = Pick<RelayContext, 'words'>;

interface CheckedOptions extends JournalOptions {
  /** Message for a file that cannot be opened. */
  readonly explain?: (file: string, cause: string) => string;
  /** Folder of backups. Default: the one beside the file. */
  readonly backups?: string | undefined;
}

/** Throws UsageError for a file or folder in a built site, which hosts publish and the next build replaces. */
export function assertOutsideSite(path: string, { words }: WithWords): void {
  if (isInBuiltSite(path)) throw new UsageError(words.relay.inSite(displayPath(path)));
}

const isInBuiltSite = (path: string): boolean =>
  existsSync(join(path, MANIFEST_FILE)) || (dirname(path) !== path && isInBuiltSite(dirname(path)));

/** Opens the journal. Throws UsageError if it is damaged or cannot be used. */
export function checkedJournal(file: string, context: WithWords, options: CheckedOptions = {}): Journal {
  const { foreignJournal, badJournal } = context.words.relay;
  const { explain = badJournal, backups, ...rest } = options;
  try {
    return openJournal(file, rest);
  } catch (error) {
    if (isDamage(error)) throw new UsageError(damageMessage(file, backups, context));
    const cause = causeOf(error);
    const message =
      { JOURNAL_FOREIGN: foreignJournal, SQLITE_BUSY: context.words.leads.restore.inUse }[cause] ?? explain;
    throw new UsageError(message(displayPath(file), cause));
  }
}

/** Returns a warning for each form that has inquiries but is no longer part of the site. */
export const formWarnings = (
  journal: Journal,
  forms: readonly Pick<FormSpec, 'action'>[],
  { words }: WithWords,
): readonly string[] =>
  [...journal.countByForm()].flatMap(([form, leads]) =>
    forms.some(({ action }) => action === form) ? [] : words.relay.formGone(form, leads),
  );

/**
 * Like `checkedJournal`, for a relay: also throws UsageError if the integrity check of SQLite fails. A large journal would
 * take seconds and is left to the daily backup.
 */
export function intactJournal(file: string, context: WithWords, options: CheckedOptions): Journal {
  const journal = checkedJournal(file, context, options);
  if (journal.usage().used > MAX_CHECKED_BYTES || isIntact(journal)) return journal;
  journal.close();
  throw new UsageError(damageMessage(file, options.backups, context));
}

/** Size in bytes that SQLite checks within a fraction of a second. */
const MAX_CHECKED_BYTES = 64 * 1024 * 1024;

export function isIntact({ database }: Journal): boolean {
  try {
    return damageIn(database) === undefined;
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  }
}

/** Explains an error to the user if it means that a journal is damaged. Returns every other error as it is. */
export const explainDamage = (error: unknown, file: string, context: WithWords): unknown =>
  isDamage(error) ? new UsageError(damageMessage(file, undefined, context)) : error;

export const damageMessage = (file: string, backups = defaultFolder(file), { words }: WithWords): string =>
  words.relay.damaged(displayPath(file), backupsIn(backups, file).map(displayPath));

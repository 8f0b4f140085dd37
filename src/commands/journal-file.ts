import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import { MANIFEST_FILE } from '../lib/paths.ts';
import type { CommandWords } from '../messages/messages.ts';
import { backupsIn, defaultFolder } from '../relay/journal/backups.ts';
import { damageIn, isDamage } from '../relay/journal/database.ts';
import { type Journal, type JournalOptions, openJournal } from '../relay/journal.ts';
import { type CommandContext, type RootOptions, UsageError } from './context.ts';
import { causeOf, displayPath } from './log.ts';

export interface JournalFileOptions extends RootOptions {
  readonly store: string;
}

export interface BackupOptions extends RootOptions {
  readonly backup?: string;
}

const JOURNAL_FILE = 'leads.sqlite';

export const withJournalFile = (command: Command, { words }: CommandContext) =>
  command.option('--store <file>', words.help.store, JOURNAL_FILE);

export const withBackup = (command: Command, { words }: CommandContext) =>
  command.option('--backup <dir>', words.help.backup);

/** Returns the real path of the journal. `store` is relative to the root. */
export function journalFile({ root, store }: JournalFileOptions): string {
  const file = resolve(root, store);
  return existsSync(file) ? realpathSync(file) : file;
}

/** Like `journalFile`, for commands that store inquiries there. Throws UsageError for a file in a built site. */
export function journalFileForRelay(options: JournalFileOptions, { words }: CommandContext): string {
  const file = journalFile(options);
  if (isInBuiltSite(file)) throw new UsageError(words.relay.journalInSite(displayPath(file)));
  return file;
}

/** True if a folder above is a built site, which hosts publish and the next build replaces. */
const isInBuiltSite = (path: string): boolean =>
  dirname(path) !== path && (existsSync(join(dirname(path), MANIFEST_FILE)) || isInBuiltSite(dirname(path)));

/** Folder for backups of the journal: the one from `--backup`, or the default one beside the file. */
export const backupFolder = ({ root, backup }: BackupOptions, journal: string): string =>
  backup === undefined ? defaultFolder(journal) : resolve(root, backup);

/** Opens the journal. Throws UsageError if it is damaged or cannot be used. */
export function checkedJournal(file: string, { words }: CommandContext, options: CheckedOptions = {}): Journal {
  const { explain = words.relay.badJournal, folder = defaultFolder(file), ...rest } = options;
  try {
    return openJournal(file, rest);
  } catch (error) {
    if (isDamage(error)) throw new UsageError(damageMessage(file, folder, words));
    const cause = causeOf(error);
    const { foreignJournal, heldJournal } = words.relay;
    const message = { JOURNAL_FOREIGN: foreignJournal, JOURNAL_HELD: heldJournal }[cause] ?? explain;
    throw new UsageError(message(displayPath(file), cause));
  }
}

interface CheckedOptions extends JournalOptions {
  /** Message for a file that cannot be opened. */
  readonly explain?: (file: string, cause: string) => string;
  /** Folder of backups. */
  readonly folder?: string;
}

/**
 * Like `checkedJournal`, for a relay: also throws UsageError if the integrity check of SQLite fails. A large journal would
 * take seconds and is left to the daily backup.
 */
export function intactJournal(file: string, context: CommandContext, options: CheckedOptions): Journal {
  const journal = checkedJournal(file, context, options);
  if (journal.usage().used > MAX_CHECKED_BYTES || isIntact(journal)) return journal;
  journal.close();
  throw new UsageError(damageMessage(file, options.folder ?? defaultFolder(file), context.words));
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

export function damageMessage(file: string, folder: string, { relay }: CommandWords): string {
  return relay.damaged(displayPath(file), backupsIn(folder, file).map(displayPath));
}

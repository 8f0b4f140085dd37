import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import { MARKER } from '../lib/paths.ts';
import type { CommandWords } from '../messages/messages.ts';
import { copiesIn, defaultFolder } from '../relay/journal/copies.ts';
import { isDamage } from '../relay/journal/database.ts';
import { type Journal, type JournalOptions, openJournal } from '../relay/journal.ts';
import { type CommandContext, type RootOptions, UsageError } from './context.ts';
import { causeOf, shown } from './log.ts';

export interface StoreOptions extends RootOptions {
  readonly store: string;
}

export interface BackupOptions extends RootOptions {
  readonly backup?: string;
}

const STORE_FILE = 'leads.sqlite';

export const withStore = (command: Command, { words }: CommandContext) =>
  command.option('--store <file>', words.help.store, STORE_FILE);

export const withBackup = (command: Command, { words }: CommandContext) =>
  command.option('--backup <dir>', words.help.backup);

/** The journal's file by its real path, relative to the root. */
export function storeFile({ root, store }: StoreOptions): string {
  const file = resolve(root, store);
  return existsSync(file) ? realpathSync(file) : file;
}

/** The same for a command that stores inquiries there. */
export function relayFile(options: StoreOptions, { words }: CommandContext): string {
  const file = storeFile(options);
  if (liesInSite(file)) throw new UsageError(words.relay.storeInSite(shown(file)));
  return file;
}

/** True if a folder above is one that builds write: hosts give it away, and the next build replaces it. */
const liesInSite = (path: string): boolean =>
  dirname(path) !== path && (existsSync(join(dirname(path), MARKER)) || liesInSite(dirname(path)));

/** Where copies of the journal go: to the folder that was named, or beside the file. */
export const backupFolder = ({ root, backup }: BackupOptions, journal: string): string =>
  backup === undefined ? defaultFolder(journal) : resolve(root, backup);

/** Opens the journal. A file that is damaged or cannot be used is the user's to mend. */
export function checkedJournal(file: string, { words }: CommandContext, options: CheckedOptions = {}): Journal {
  const { say = words.relay.badStore, folder = defaultFolder(file), ...rest } = options;
  try {
    return openJournal(file, rest);
  } catch (error) {
    if (isDamage(error)) throw new UsageError(damagedWords(file, folder, words));
    const cause = causeOf(error);
    throw new UsageError(cause === 'JOURNAL_FOREIGN' ? words.relay.foreignStore(shown(file)) : say(shown(file), cause));
  }
}

export interface CheckedOptions extends JournalOptions {
  readonly say?: (file: string, cause: string) => string;
  readonly folder?: string;
}

/**
 * The same for a relay: only a journal that SQLite finds sound. A large one takes seconds to examine, which is left to
 * the daily copy.
 */
export function soundJournal(file: string, context: CommandContext, options: CheckedOptions): Journal {
  const journal = checkedJournal(file, context, options);
  if (journal.usage().used > LARGE || isSound(journal)) return journal;
  journal.close();
  throw new UsageError(damagedWords(file, options.folder ?? defaultFolder(file), context.words));
}

/** Bytes that SQLite examines within a fraction of a second. */
const LARGE = 64 * 1024 * 1024;

export function isSound({ database }: Journal): boolean {
  try {
    const { quick_check: found } = database.prepare('PRAGMA quick_check(1)').get([]) as { quick_check: string };
    return found === 'ok';
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  }
}

export function damagedWords(file: string, folder: string, { relay }: CommandWords): string {
  return relay.damaged(shown(file), copiesIn(folder, file).map(shown));
}

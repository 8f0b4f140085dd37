/** What the commands around the relay and its journal share. */
import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { wordsIn } from '../base/words.ts';
import { ALL_RELAY_WORDS, assertOutsideSite, defaultFolder, type RelayWords } from '../relay/relay.ts';
import type { CommandContext, RootOptions } from './context.ts';
import type { CommandWords } from './words/words.ts';

/** The context of a command that opens a relay or its journal. */
export interface RelayCommandContext extends CommandContext {
  readonly words: CommandWords & RelayWords;
}

export const relayContextOf = (context: CommandContext): RelayCommandContext => ({
  ...context,
  words: { ...context.words, ...wordsIn(ALL_RELAY_WORDS, context.language) },
});

export interface JournalFileOptions extends RootOptions {
  readonly store: string;
}

export interface BackupOptions extends RootOptions {
  readonly backup?: string;
}

const JOURNAL_FILE = 'leads.sqlite';

export const withJournalFile = (command: Command, { words }: RelayCommandContext) =>
  command.option('--store <file>', words.help.store, JOURNAL_FILE);

export const withBackup = (command: Command, { words }: RelayCommandContext) =>
  command.option('--backup <dir>', words.help.backup);

/** Returns the real path of the journal. `store` is relative to the root. */
export function journalFile({ root, store }: JournalFileOptions): string {
  const file = resolve(root, store);
  return existsSync(file) ? realpathSync(file) : file;
}

/** Like `journalFile`, for commands that store inquiries there. Throws UsageError for a file in a built site. */
export function journalFileForRelay(options: JournalFileOptions, context: RelayCommandContext): string {
  const file = journalFile(options);
  assertOutsideSite(file, context);
  return file;
}

/**
 * Folder for backups of the journal: the one from `--backup`, or the default one beside the file. Throws UsageError for a
 * named one in a built site.
 */
export function backupFolder({ root, backup }: BackupOptions, journal: string, context: RelayCommandContext): string {
  if (backup === undefined) return defaultFolder(journal);
  const folder = resolve(root, backup);
  assertOutsideSite(folder, context);
  return folder;
}

import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import { isDamage } from '../leads/journal/damage.ts';
import { recoverJournal } from '../leads/journal/recovery/recover.ts';
import { type Journal, openJournal } from '../leads/journal.ts';
import { MARKER } from '../lib/hidden-files.ts';
import { isFolder } from '../write/disk.ts';
import { type CommandContext, type RootOptions, UsageError } from './context.ts';
import { causeOf, log } from './log.ts';
import { shown } from './shown.ts';

export interface StoreOptions extends RootOptions {
  readonly store: string;
}

const STORE_FILE = 'leads.sqlite';

/** Adds the option `--store`. */
export const withStore = (command: Command, { words }: CommandContext) =>
  command.option('--store <file>', words.help.store, STORE_FILE);

/** The journal's file; like every path of a command, it is meant relative to the root. */
export const storeFile = ({ root, store }: StoreOptions) => resolve(root, store);

/** The same for whoever puts inquiries there. */
export function relayFile(options: StoreOptions, { words }: CommandContext): string {
  const file = storeFile(options);
  if (liesInSite(file)) throw new UsageError(words.relay.storeInSite(shown(file)));
  return file;
}

/** True if a folder above is one that builds write: hosts give it away, and the next build replaces it. */
const liesInSite = (path: string): boolean =>
  dirname(path) !== path && (existsSync(join(dirname(path), MARKER)) || liesInSite(dirname(path)));

/**
 * Opens the journal. A file that cannot be used is the user's to mend.
 *
 * @param say what to tell the user then
 */
export function checkedJournal(file: string, { words }: CommandContext, say = words.relay.badStore): Journal {
  try {
    return openJournal(file);
  } catch (error) {
    if (isDamage(error)) throw error;
    throw new UsageError(say(shown(file), causeOf(error)));
  }
}

/** The same for a relay, which saves what is whole if the file is damaged, and says so. */
export function soundJournal(file: string, context: CommandContext): Journal {
  const { relay: words } = context.words;
  // Saving what is whole of it would put a journal in its place.
  if (isFolder(file)) throw new UsageError(words.badStore(shown(file), 'EISDIR'));
  if (isText(file)) throw new UsageError(words.badStore(shown(file), 'NOT_A_JOURNAL'));
  try {
    const recovery = recoverJournal(file, new Date());
    if (recovery) log(words.recovered(shown(recovery.folder), recovery));
  } catch (error) {
    throw new UsageError(words.badStore(shown(file), causeOf(error)));
  }
  return checkedJournal(file, context);
}

/** So many bytes tell what a file is. */
const BEGINNING = 512;

/** True for a file of words, which no journal ever becomes, however damaged. */
function isText(file: string): boolean {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(beginningOf(file), { stream: true });
    return text !== '' && !/[^\P{Cc}\s]/u.test(text);
  } catch {
    return false;
  }
}

function beginningOf(path: string): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(BEGINNING);
    return bytes.subarray(0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}

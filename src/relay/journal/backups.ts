/** Backups of the journal: making, rotating and restoring them. Whatever takes seconds runs on the driver's own thread. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import BlockingDatabase from 'libsql';
import Database from 'libsql/promise';
import { makeFolder } from '../../lib/make-folder.ts';
import {
  type Connection as BlockingConnection,
  BUSY_TIMEOUT_MS,
  codedError,
  codeIn,
  emptyLog,
  isBusy,
  isDamage,
} from './database.ts';
import { PARTS, PRIVATE, syncToDisk } from './file.ts';
import { openDatabase } from './open.ts';

/** Number of days for which the last backup is kept. Days without a backup do not count. */
const KEPT_DAYS = 7;

/** Default folder for backups: beside the journal. */
export const defaultFolder = (journal: string): string => `${journal}.backups`;

/** Suffix of a backup's file name: when it was made. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.copy$/;

const timestampOf = (moment: Date) => moment.toISOString().replace(/[:.]/g, '-');

/** Lists the backups of a journal in a folder, newest first. */
export function backupsIn(folder: string, journal: string): string[] {
  if (!existsSync(folder)) return [];
  const name = `${basename(journal)}-`;
  const backups = readdirSync(folder).filter(
    (file) => file.startsWith(name) && TIMESTAMP.test(file.slice(name.length)),
  );
  return backups
    .sort()
    .reverse()
    .map((file) => join(folder, file));
}

/**
 * Backs up the journal, then deletes outdated backups. Checks the journal first, so that backups of a damaged one never
 * displace sound ones. Throws the errors of the file system and of SQLite.
 */
export async function backUpJournal(journal: string, folder: string, now: Date): Promise<void> {
  makeFolder(folder, { mode: 0o700 });
  const file = join(folder, `${basename(journal)}-${timestampOf(now)}.copy`);
  const part = `${file}.part`;
  try {
    // SQLite would create the file readable for everyone.
    writeFileSync(part, '', { mode: PRIVATE });
    await withDatabase(journal, async (database) => {
      await checkIntegrity(database);
      // A consistent snapshot (sqlite.org/lang_vacuum.html).
      await database.exec(`VACUUM INTO '${part.replaceAll("'", "''")}'`);
    });
    await syncToDisk(part);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  for (const old of [...outdated(backupsIn(folder, journal)), ...abandoned(folder, now)]) rmSync(old, { force: true });
}

/** All but the last backup of each of the most recent days. */
function outdated(backups: readonly string[]): string[] {
  const dayOf = (backup = '') => backup.slice(-'2026-11-23T12-30-00-000Z.copy'.length).slice(0, 10);
  const lastOfDays = backups.filter((backup, at) => dayOf(backup) !== dayOf(backups[at - 1])).slice(0, KEPT_DAYS);
  return backups.filter((backup) => !lastOfDays.includes(backup));
}

/** Partial files of relays that were killed: no backup takes an hour. */
function abandoned(folder: string, now: Date): string[] {
  const parts = readdirSync(folder).filter((file) => file.endsWith('.copy.part'));
  const isOld = (file: string) =>
    now.getTime() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > 60 * 60_000;
  return parts.map((file) => join(folder, file)).filter(isOld);
}

/** The part used here of the driver's asynchronous API, which comes without types. */
interface Connection {
  exec(sql: string): Promise<unknown>;
  prepare(sql: string): Promise<{ get(values: readonly unknown[]): Promise<unknown> }>;
}

/** Opens only a file that exists: a new, empty one beside an old write-ahead log would destroy what the log holds. */
async function withDatabase<T>(file: string, work: (database: Connection) => Promise<T>): Promise<T> {
  const database = new Database(`${pathToFileURL(file)}?mode=rw`, {});
  try {
    await database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    return await work(database);
  } finally {
    database.close();
  }
}

/** Throws if the journal is damaged (sqlite.org/pragma.html#pragma_quick_check). Returns its number of leads. */
async function checkIntegrity(database: Connection): Promise<number> {
  const first = async <T>(sql: string) => (await (await database.prepare(sql)).get([])) as T;
  const { quick_check: found } = await first<{ quick_check: string }>('PRAGMA quick_check(1)');
  if (found !== 'ok') throw codedError('SQLITE_CORRUPT', found);
  return (await first<{ leads: number }>('SELECT count(*) AS leads FROM journal_leads')).leads;
}

/** Rewrites the file without the space of deleted leads, and empties its write-ahead log. */
export const shrink = (file: string): Promise<unknown> =>
  withDatabase(file, (database) => database.exec('PRAGMA synchronous = FULL; VACUUM; PRAGMA wal_checkpoint(TRUNCATE)'));

/** Outcome of a restore. `aside` is the folder to which the replaced journal was moved, if there was one. */
type Restored =
  | { readonly kind: 'restored'; readonly leads: number; readonly aside: string | undefined }
  /** A relay or another command has the journal open. */
  | { readonly kind: 'in-use' }
  /** The backup itself is damaged, or not a journal. */
  | { readonly kind: 'unsound'; readonly found: string };

/**
 * Replaces a journal by a backup and keeps the old journal untouched in a folder beside it. Throws the errors of the file
 * system.
 *
 * @param file real path of the journal, which may be missing
 */
export async function restoreJournal(file: string, backup: string, now: Date): Promise<Restored> {
  const leads = await withDatabase(backup, checkIntegrity).catch(causeOf);
  if (typeof leads === 'string') return { kind: 'unsound', found: leads };
  makeFolder(dirname(file));
  const database = existsSync(file) ? new BlockingDatabase(file) : undefined;
  const draft = `${file}.restoring`;
  try {
    if (database && isInUse(database)) return { kind: 'in-use' };
    // SQLite would replay a leftover log into the backup.
    removeParts(draft);
    copyFileSync(backup, draft);
    signEveryoneOut(draft);
    await syncToDisk(draft);
    const aside = await keepAside(file, now);
    removeParts(file);
    renameSync(draft, file);
    removeParts(draft);
    return { kind: 'restored', leads, aside };
  } catch (error) {
    removeParts(draft);
    if (codeIn(error) === 'JOURNAL_FOREIGN') return { kind: 'unsound', found: 'JOURNAL_FOREIGN' };
    throw error;
  } finally {
    database?.close();
  }
}

/**
 * True if another process has the journal open. If none has, the exclusive lock keeps others out until this connection is
 * closed. For a damaged file there is no telling, so it counts as unused: a relay that has it open notices that its file is
 * gone and stops accepting submissions.
 */
function isInUse(database: BlockingConnection): boolean {
  try {
    database.exec('PRAGMA busy_timeout = 1000; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    if (isDamage(error)) return false;
    throw error;
  }
}

/**
 * Deletes sessions and passkeys: the backup may still know those of a phone that was lost since. Staff can always get a new
 * sign-in link by mail. Throws an error with the code `JOURNAL_FOREIGN` for a journal written by a later version.
 */
function signEveryoneOut(draft: string): void {
  const database = openDatabase(draft);
  for (const each of ['sessions', 'links', 'challenges', 'passkeys']) database.exec(`DELETE FROM journal_${each}`);
  // Only the main file is renamed to become the journal.
  emptyLog(database);
  database.close();
}

function removeParts(path: string): void {
  for (const part of PARTS) rmSync(path + part, { force: true });
}

/** Copies the journal with its log into a new folder beside it. */
async function keepAside(file: string, now: Date): Promise<string | undefined> {
  const parts = PARTS.filter((part) => existsSync(file + part));
  if (parts.length === 0) return undefined;
  const folder = `${file}.before-${timestampOf(now)}`;
  mkdirSync(folder, { mode: 0o700 });
  for (const part of parts) {
    const kept = join(folder, basename(file) + part);
    copyFileSync(file + part, kept);
    await syncToDisk(kept);
  }
  return folder;
}

/** The driver sets no code on the error for a file that cannot be opened. */
const causeOf = (error: unknown) => String((error as { code?: unknown }).code || (error as Error).message);

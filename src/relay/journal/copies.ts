/** Copies of the journal: how they are made, which are kept, and how one is put back. What takes seconds is on another thread. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import BlockingDatabase from 'libsql';
import Database from 'libsql/promise';
import { makeFolder } from '../../lib/make-folder.ts';
import {
  type Connection as BlockingConnection,
  codedError,
  codeIn,
  emptyLog,
  isBusy,
  isDamage,
  PATIENT_MS,
} from './database.ts';
import { PARTS, PRIVATE, putOnDisk } from './file.ts';
import { openDatabase } from './open.ts';

/** The last copy of each day is kept, of as many days on which one was made. */
const KEPT_DAYS = 7;

/** Where copies go unless someone names a better place: beside the journal. */
export const usualFolder = (journal: string): string => `${journal}.backups`;

/** The end of a copy's name: the moment at which it was made. */
const MADE_AT = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.copy$/;

/** A moment as a part of a file's name. */
const inFileName = (moment: Date) => moment.toISOString().replace(/[:.]/g, '-');

/** The copies of a journal in a folder, the newest first. */
export function copiesIn(folder: string, journal: string): string[] {
  if (!existsSync(folder)) return [];
  const name = `${basename(journal)}-`;
  const copies = readdirSync(folder).filter((file) => file.startsWith(name) && MADE_AT.test(file.slice(name.length)));
  return copies
    .sort()
    .reverse()
    .map((file) => join(folder, file));
}

/**
 * Copies the journal and deletes the copies that are too many. The journal is examined first: a damaged one must not
 * push out the copies of when it was sound. Throws an error of the system or of SQLite.
 */
export async function copyJournal(journal: string, folder: string, now: Date): Promise<void> {
  makeFolder(folder, { mode: 0o700 });
  const file = join(folder, `${basename(journal)}-${inFileName(now)}.copy`);
  const part = `${file}.part`;
  try {
    // Begun empty, because everybody may read what SQLite makes by itself.
    writeFileSync(part, '', { mode: PRIVATE });
    await withFile(journal, async (database) => {
      await examine(database);
      // A copy that is whole at one moment (sqlite.org/lang_vacuum.html).
      await database.exec(`VACUUM INTO '${part.replaceAll("'", "''")}'`);
    });
    await putOnDisk(part);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  for (const old of [...superfluous(copiesIn(folder, journal)), ...abandoned(folder, now)])
    rmSync(old, { force: true });
}

/** All but the last one of each of the last days. */
function superfluous(copies: readonly string[]): string[] {
  const dayOf = (copy = '') => copy.slice(-'2026-11-23T12-30-00-000Z.copy'.length).slice(0, 10);
  const lastOfDays = copies.filter((copy, at) => dayOf(copy) !== dayOf(copies[at - 1])).slice(0, KEPT_DAYS);
  return copies.filter((copy) => !lastOfDays.includes(copy));
}

/** What relays had begun that were killed. No copy takes an hour. */
function abandoned(folder: string, now: Date): string[] {
  const parts = readdirSync(folder).filter((file) => file.endsWith('.copy.part'));
  const isOld = (file: string) =>
    now.getTime() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > 60 * 60_000;
  return parts.map((file) => join(folder, file)).filter(isOld);
}

/** The driver's declarations name no types. */
interface Connection {
  exec(sql: string): Promise<unknown>;
  prepare(sql: string): Promise<{ get(values: readonly unknown[]): Promise<unknown> }>;
}

/** Makes no new file: one beside the log of the old one would cost all that the log holds. */
async function withFile<T>(file: string, work: (database: Connection) => Promise<T>): Promise<T> {
  const database = new Database(`${pathToFileURL(file)}?mode=rw`, {});
  try {
    await database.exec(`PRAGMA busy_timeout = ${PATIENT_MS}`);
    return await work(database);
  } finally {
    database.close();
  }
}

/** Examines a journal (sqlite.org/pragma.html#pragma_quick_check). Returns how many leads it holds. */
async function examine(database: Connection): Promise<number> {
  const first = async <T>(sql: string) => (await (await database.prepare(sql)).get([])) as T;
  const { quick_check: found } = await first<{ quick_check: string }>('PRAGMA quick_check(1)');
  if (found !== 'ok') throw codedError('SQLITE_CORRUPT', found);
  return (await first<{ leads: number }>('SELECT count(*) AS leads FROM journal_leads')).leads;
}

/** Writes the file again without the room that deleted leads have left, and empties its log. */
export const shrink = (file: string): Promise<unknown> =>
  withFile(file, (database) => database.exec('PRAGMA synchronous = FULL; VACUUM; PRAGMA wal_checkpoint(TRUNCATE)'));

/** How a restore ended. The file that was in its place is in `aside`, if there was one. */
type Restored =
  | { readonly kind: 'restored'; readonly leads: number; readonly aside: string | undefined }
  /** A relay, or another command, has the file open. */
  | { readonly kind: 'in-use' }
  /** The copy itself is damaged, or no journal. */
  | { readonly kind: 'unsound'; readonly found: string };

/**
 * Puts a copy in the place of a journal. What was there is kept as it was found. Throws an error of the system.
 *
 * @param file the journal under its real name; it may be missing
 */
export async function restoreJournal(file: string, copy: string, now: Date): Promise<Restored> {
  const leads = await withFile(copy, examine).catch(causeOf);
  if (typeof leads === 'string') return { kind: 'unsound', found: leads };
  makeFolder(dirname(file));
  const database = existsSync(file) ? new BlockingDatabase(file) : undefined;
  const draft = `${file}.restoring`;
  try {
    if (database && isInUse(database)) return { kind: 'in-use' };
    // A log that is left would be played into the copy.
    removeParts(draft);
    copyFileSync(copy, draft);
    signEveryoneOut(draft);
    await putOnDisk(draft);
    const aside = await putAside(file, now);
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
 * Whether another process has the file open. If not, none can open it, and its log stays as it is, until it is closed. Of a
 * file that SQLite cannot read any more that cannot be known; a relay that has it open finds it gone then, and takes nothing
 * more.
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
 * A copy may hold the session of a phone that has been lost since, or its passkey, which was removed. The staff gets new
 * links by mail, so nothing is lost. Throws an error of code `JOURNAL_FOREIGN` for the journal of a later version.
 */
function signEveryoneOut(draft: string): void {
  const database = openDatabase(draft);
  for (const each of ['sessions', 'links', 'challenges', 'passkeys']) database.exec(`DELETE FROM journal_${each}`);
  // Only the file itself gets the journal's name.
  emptyLog(database);
  database.close();
}

function removeParts(path: string): void {
  for (const part of PARTS) rmSync(path + part, { force: true });
}

/** Copies the parts of a journal into a new folder beside it. */
async function putAside(file: string, now: Date): Promise<string | undefined> {
  const parts = PARTS.filter((part) => existsSync(file + part));
  if (parts.length === 0) return undefined;
  const folder = `${file}.before-${inFileName(now)}`;
  mkdirSync(folder, { mode: 0o700 });
  for (const part of parts) {
    const kept = join(folder, basename(file) + part);
    copyFileSync(file + part, kept);
    await putOnDisk(kept);
  }
  return folder;
}

/** The driver gives a file that cannot be opened no code. */
const causeOf = (error: unknown) => String((error as { code?: unknown }).code || (error as Error).message);

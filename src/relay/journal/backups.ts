/** Backups of the journal: making, rotating and restoring them. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { makeFolder } from '../../base/disk/disk.ts';
import { causeOf, errorCode } from '../../base/lib/errors.ts';
import {
  BUSY_TIMEOUT_MS,
  Connection,
  codedError,
  type DriverError,
  damageIn,
  isBusy,
  withResultCode,
} from './database.ts';
import { EARLIER_PARTS, giveToOwner, PARTS, PRIVATE, syncToDisk } from './file.ts';
import { openDatabase } from './open-database.ts';
import { DAY_MS } from './outbox.ts';
import { takeAlone } from './presence.ts';

/** Number of days for which the last backup is kept. Days without a backup do not count. */
const KEPT_DAYS = 7;

/** Default folder for backups: beside the journal. */
export const defaultFolder = (journal: string): string => `${journal}.backups`;

/** Suffix of a backup's file name: when it was made. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.copy$/;

const timestampOf = (moment: Date) => moment.toISOString().replace(/[:.]/g, '-');

/** The day in the file name of a backup. */
const dayOf = (backup = '') => backup.slice(-'2026-11-23T12-30-00-000Z.copy'.length).slice(0, 10);

/** True for a backup that was made while the clock was ahead, by more than a day. */
const isAhead = (backup: string, now: Date) =>
  dayOf(backup) > timestampOf(new Date(now.getTime() + DAY_MS)).slice(0, 10);

/** True if the backups before yesterday are all over a week old: no relay was running, or the clock has jumped ahead. */
export function followsGap(folder: string, journal: string, now: Date): boolean {
  const ages = backupsIn(folder, journal, now)
    .map((backup) => (now.getTime() - Date.parse(dayOf(backup))) / DAY_MS)
    .filter((days) => days >= 2);
  return ages.length > 0 && ages.every((days) => days > KEPT_DAYS + 1);
}

/** Lists the backups of a journal in a folder, newest first. Those made while the clock was ahead come last. */
export function backupsIn(folder: string, journal: string, now = new Date()): string[] {
  if (!existsSync(folder)) return [];
  const name = `${basename(journal)}-`;
  const backups = readdirSync(folder).filter(
    (file) => file.startsWith(name) && TIMESTAMP.test(file.slice(name.length)),
  );
  return backups
    .sort()
    .reverse()
    .map((file) => join(folder, file))
    .sort((a, b) => Number(isAhead(a, now)) - Number(isAhead(b, now)));
}

/**
 * Backs up the journal, then deletes outdated backups. Checks the journal and the backup first, so that damaged ones never
 * displace sound ones. Others can write meanwhile. Throws the errors of the file system and of SQLite.
 */
export async function backUpJournal(journal: string, folder: string, now: Date): Promise<void> {
  makeFolder(folder, { mode: 0o700 });
  const file = join(folder, `${basename(journal)}-${timestampOf(now)}.copy`);
  const part = `${file}.part`;
  try {
    // SQLite would create the file readable for everyone.
    writeFileSync(part, '', { mode: PRIVATE });
    await copyJournal(journal, part);
    await syncToDisk(part);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  const backups = backupsIn(folder, journal, now);
  // Separately, so that those of a clock that was ahead do not displace the latest.
  const groups = [true, false].map((ahead) => backups.filter((backup) => isAhead(backup, now) === ahead));
  for (const old of [...groups.flatMap(outdated), ...abandoned(folder, now)]) rmSync(old, { force: true });
}

/** All but the last backup of each of the most recent days. */
function outdated(backups: readonly string[]): string[] {
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

/** Copies the journal on another thread. Throws the errors of SQLite. */
async function copyJournal(journal: string, copy: string): Promise<void> {
  const workerData = { source: urlOf(journal), copy };
  // A thread needs none of the options of this process, such as loaders.
  const worker = new Worker(new URL('./copy-journal.mjs', import.meta.url), { workerData, execArgv: [] });
  const failure = await new Promise<Failure>((resolve, reject) => {
    worker.on('message', resolve).on('error', reject);
  });
  await worker.terminate();
  if (failure.message !== undefined) throw withResultCode(Object.assign(new Error(failure.message), failure));
}

/** Empty if the copy is complete. */
type Failure = Partial<Pick<DriverError, 'message' | 'code' | 'sqliteCodeName'>>;

/** Opens only a file that exists: a new, empty one beside its rollback journal would destroy what that holds. */
const urlOf = (file: string) => `${pathToFileURL(file)}?mode=rw`;

/** Returns the number of leads in a backup. Throws if it is damaged. */
function countIntact(backup: string): number {
  const database = new Connection(urlOf(backup));
  try {
    database.busyMs = BUSY_TIMEOUT_MS;
    const found = damageIn(database);
    if (found !== undefined) throw codedError('SQLITE_CORRUPT', found);
    const [{ leads } = { leads: 0 }] = database.all<{ leads: number }>('SELECT count(*) AS leads FROM journal_leads');
    return leads;
  } finally {
    database.close();
  }
}

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
  const draft = `${file}.restoring`;
  let leads: number;
  try {
    leads = countIntact(backup);
  } catch (error) {
    return { kind: 'unsound', found: causeOf(error) };
  }
  makeFolder(dirname(file));
  let held: Connection;
  try {
    held = takeAlone(file);
  } catch (error) {
    if (isBusy(error)) return { kind: 'in-use' };
    throw error;
  }
  try {
    // SQLite would apply a leftover file to the backup.
    removeParts(draft);
    copyFileSync(backup, draft);
    signEveryoneOut(draft);
    await syncToDisk(draft);
    giveToOwner(draft, file);
    const aside = await keepAside(file, now);
    for (const part of ALL_PARTS.slice(1)) rmSync(file + part, { force: true });
    renameSync(draft, file);
    removeParts(draft);
    return { kind: 'restored', leads, aside };
  } catch (error) {
    removeParts(draft);
    if (errorCode(error) === 'JOURNAL_FOREIGN') return { kind: 'unsound', found: 'JOURNAL_FOREIGN' };
    throw error;
  } finally {
    held.close();
  }
}

/**
 * Deletes sessions and links: the backup may still know those of a phone that was lost since. Staff can always get a new
 * sign-in link by mail. Throws an error with the code `JOURNAL_FOREIGN` for a journal written by a later version.
 */
function signEveryoneOut(draft: string): void {
  const database = openDatabase(draft);
  for (const each of ['sessions', 'links']) database.exec(`DELETE FROM journal_${each}`);
  database.close();
}

const ALL_PARTS = [...PARTS, ...EARLIER_PARTS];

function removeParts(path: string): void {
  for (const part of ALL_PARTS) rmSync(path + part, { force: true });
}

/** Copies the journal, with what belongs to it, into a new folder beside it. */
async function keepAside(file: string, now: Date): Promise<string | undefined> {
  const parts = ALL_PARTS.filter((part) => existsSync(file + part));
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

/** Copies of the journal, and other work on the whole of it that takes seconds: on another thread. */
import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'libsql/promise';
import { makeFolder } from '../../lib/make-folder.ts';
import { codedError, PATIENT_MS } from './database.ts';
import { PRIVATE, putOnDisk } from './file.ts';

/** The last copy of each day is kept, of as many days on which one was made. */
const KEPT_DAYS = 7;

/** Where copies go unless someone names a better place: beside the journal. */
export const usualFolder = (journal: string): string => `${journal}.backups`;

/** The end of a copy's name: the moment at which it was made. */
const MADE_AT = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.copy$/;

/** A moment as a part of a file's name. */
export const inFileName = (moment: Date) => moment.toISOString().replace(/[:.]/g, '-');

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
  const dayOf = (copy: string) => copy.slice(-'2026-11-23T12-30-00-000Z.copy'.length).slice(0, 10);
  const lastOfDay = new Map(copies.toReversed().map((copy) => [dayOf(copy), copy]));
  const kept = new Set([...lastOfDay.values()].slice(-KEPT_DAYS));
  return copies.filter((copy) => !kept.has(copy));
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

/** How many leads a sound journal holds. Throws an error of SQLite if the file is damaged, or none. */
export const soundLeadsIn = (file: string): Promise<number> => withFile(file, examine);

/** Writes the file again without the room that deleted leads have left, and empties its log. */
export const shrink = (file: string): Promise<unknown> =>
  withFile(file, (database) => database.exec('PRAGMA synchronous = FULL; VACUUM; PRAGMA wal_checkpoint(TRUNCATE)'));

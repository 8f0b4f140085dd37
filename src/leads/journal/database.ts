import Database from 'libsql';
import { MIGRATIONS } from './migrations.ts';

/** A connection to the journal's file. */
export type Connection = Database.Database;

/** How long a command waits for another process that is writing, in milliseconds. Every transaction of ours takes less. */
export const PATIENT_MS = 10_000;

/**
 * Opens the file under its real name and lifts it to the newest version. Throws an error of SQLite if it cannot be used.
 *
 * @param busyMs how long a statement may keep this process waiting for another one that writes
 */
export function openDatabase(real: string, busyMs = PATIENT_MS): Connection {
  const database = new Database(real);
  try {
    database.exec(`PRAGMA busy_timeout = ${PATIENT_MS}`);
    // In WAL mode, only FULL makes a commit survive a power cut (sqlite.org/pragma.html#pragma_synchronous).
    // secure_delete overwrites what retention removes.
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = OFF',
    );
    migrate(database);
    database.exec(`PRAGMA foreign_keys = ON; PRAGMA busy_timeout = ${busyMs}`);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

function migrate(database: Connection): void {
  if (numberIn(database, 'user_version') === MIGRATIONS.length) return;
  // Several processes may open a new file at once, so the version is read again when the file is ours.
  inTransaction(database, () => {
    const version = numberIn(database, 'user_version');
    if (version > MIGRATIONS.length) throw new Error(`The journal was written by a newer version (${version}).`);
    for (const step of MIGRATIONS.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  });
}

/** What a pragma without parameters answers. */
export function numberIn(database: Connection, pragma: string): number {
  return Object.values(database.prepare(`PRAGMA ${pragma}`).get([]) as Record<string, number>)[0] ?? 0;
}

/** Runs `work` as one transaction that begins by taking the file for writing, so that nothing changes under it. */
export function inTransaction<T>(database: Connection, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // After some errors, a full disk among them, SQLite has gone back by itself. Going back again would fail and hide
    // the error (sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction).
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Moves the log into the file and empties it, so that what was deleted is in neither. False if someone reads. */
export function emptyLog(database: Connection): boolean {
  const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get([]) as { busy: number };
  return busy === 0;
}

/** Closes it, and leaves the log empty unless someone else needs it. */
export function closeDatabase(database: Connection): void {
  try {
    database.exec('PRAGMA busy_timeout = 0');
    emptyLog(database);
  } catch {
    // The next one to open the file finds the log as it is.
  }
  database.close();
}

/** Whether an error says that another process is writing. */
export const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(codeIn(error));

/** Whether an error means that the file itself is damaged, and not that it cannot be used just now. */
export const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(codeIn(error));

const codeIn = (error: unknown) => String((error as { code?: unknown } | undefined)?.code);

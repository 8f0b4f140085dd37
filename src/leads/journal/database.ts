import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { DamagedJournalError } from './damage.ts';
import { isLogDamaged } from './recovery/examine.ts';

/** A connection to the journal's file. */
export type Connection = Database.Database;

/** How long a process waits for another one that is writing. Every transaction of ours takes milliseconds. */
const BUSY_MS = 10_000;

/**
 * Each entry lifts a file to the next version; `PRAGMA user_version` counts them. Entries are only ever added.
 * The names begin with `journal_`, because the tables of the forms stand in the same file.
 */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE journal_leads (
     seq INTEGER PRIMARY KEY AUTOINCREMENT,
     id TEXT NOT NULL UNIQUE,
     form TEXT NOT NULL,
     table_name TEXT NOT NULL,
     fields TEXT NOT NULL,
     state TEXT NOT NULL CHECK (state IN ('received', 'sending', 'delivered', 'failed', 'flagged')),
     remarks TEXT NOT NULL,
     submission_id TEXT,
     fingerprint TEXT NOT NULL,
     received_at INTEGER NOT NULL,
     attempts INTEGER NOT NULL DEFAULT 0,
     next_attempt_at INTEGER NOT NULL,
     lease_until INTEGER,
     unanswered INTEGER NOT NULL DEFAULT 0,
     cause TEXT,
     store_id TEXT,
     mail TEXT NOT NULL DEFAULT '{}'
   ) STRICT;
   CREATE UNIQUE INDEX journal_leads_submission ON journal_leads (form, submission_id) WHERE submission_id IS NOT NULL;
   CREATE INDEX journal_leads_fingerprint ON journal_leads (form, fingerprint, received_at);
   CREATE INDEX journal_leads_due ON journal_leads (state, next_attempt_at);
   CREATE INDEX journal_leads_store ON journal_leads (table_name, store_id) WHERE store_id IS NOT NULL;
   CREATE TABLE journal_events (
     lead TEXT NOT NULL REFERENCES journal_leads (id) ON DELETE CASCADE,
     at INTEGER NOT NULL,
     state TEXT NOT NULL,
     cause TEXT
   ) STRICT;
   CREATE INDEX journal_events_lead ON journal_events (lead);
   CREATE TABLE journal_calls (
     month TEXT NOT NULL,
     store TEXT NOT NULL,
     count INTEGER NOT NULL,
     PRIMARY KEY (month, store)
   ) STRICT;`,
];

/**
 * Makes a folder and those above it. Node's own way says of a disk that may only be read that something does not exist, and
 * never ends where the system says that of whatever is made (`/proc`).
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another relay may have been quicker.
    if (!existsSync(path)) throw error;
  }
}

/**
 * Opens the file, makes it and its folder if they are missing, and lifts it to the newest version. Throws an error of
 * the system or of SQLite if the file cannot be used, and a `DamagedJournalError` if using it would lose something.
 */
export function openDatabase(file: string): Connection {
  if (isLogDamaged(file)) throw new DamagedJournalError();
  makeFolder(dirname(file));
  // The file holds personal data, so a new one is for its owner only. SQLite gives its companions the same rights.
  closeSync(openSync(file, 'a', 0o600));
  const database = new Database(file);
  try {
    database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
    // In WAL mode, only FULL makes a commit survive a power cut (sqlite.org/pragma.html#pragma_synchronous).
    // secure_delete overwrites what retention removes.
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON',
    );
    migrate(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

function migrate(database: Connection): void {
  if (versionOf(database) === MIGRATIONS.length) return;
  // Several processes may open a new file at once, so the version is read again when the file is ours.
  inTransaction(database, () => {
    const version = versionOf(database);
    if (version > MIGRATIONS.length) throw new Error(`The journal was written by a newer version (${version}).`);
    for (const step of MIGRATIONS.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  });
}

function versionOf(database: Connection): number {
  return (database.prepare('PRAGMA user_version').get([]) as { user_version: number }).user_version;
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

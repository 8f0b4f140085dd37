import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';

/** A connection to the journal's file. */
export type Connection = Database.Database;

/** How long a command waits for another process that is writing, in milliseconds. Every transaction of ours takes less. */
export const PATIENT_MS = 10_000;

/** How long one try may keep the process waiting for another one that writes, in milliseconds. */
export const TRY_MS = 10;

/** Between two tries, in milliseconds. */
const PAUSE_MS = 40;

/** What tells a journal from any other database (sqlite.org/pragma.html#pragma_application_id). */
const FORMAT = { application_id: 0x6e65626c, user_version: 2 };

/**
 * A lead is what was entered; each of its entries in the outbox is a way that it has to go. `at` is when an entry is tried
 * next; while it is being sent, the end of its lease; at its end, when that was. The names begin with `journal_`, because
 * views with the names of the forms' tables are in the same file.
 */
const SCHEMA = `
  CREATE TABLE journal_leads (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    form TEXT NOT NULL,
    table_name TEXT NOT NULL,
    fields TEXT NOT NULL,
    remarks TEXT NOT NULL,
    submission_id TEXT,
    fingerprint TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    landed_on TEXT,
    referrer TEXT
  ) STRICT;
  CREATE UNIQUE INDEX journal_leads_submission ON journal_leads (form, submission_id) WHERE submission_id IS NOT NULL;
  CREATE INDEX journal_leads_fingerprint ON journal_leads (form, fingerprint, received_at);
  CREATE INDEX journal_leads_twice ON journal_leads (seq) WHERE instr(remarks, '"maybe-twice"') > 0;
  CREATE TABLE journal_outbox (
    lead INTEGER NOT NULL REFERENCES journal_leads (seq) ON DELETE CASCADE,
    channel TEXT NOT NULL CHECK (channel IN ('store', 'notice', 'confirmation')),
    state TEXT NOT NULL CHECK (state IN ('flagged', 'received', 'sending', 'delivered', 'failed', 'skipped')),
    at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    doubt INTEGER NOT NULL DEFAULT 0,
    barred INTEGER NOT NULL DEFAULT 0,
    cause TEXT,
    store_id TEXT,
    PRIMARY KEY (lead, channel)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX journal_outbox_due ON journal_outbox (channel, state, at);
  CREATE INDEX journal_outbox_store ON journal_outbox (store_id) WHERE store_id IS NOT NULL;
  CREATE TABLE journal_calls (
    day TEXT NOT NULL, page TEXT NOT NULL, taps INTEGER NOT NULL, PRIMARY KEY (day, page)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE journal_alarms (cause TEXT PRIMARY KEY, raised_at INTEGER NOT NULL) STRICT;
  PRAGMA application_id = ${FORMAT.application_id};
  PRAGMA user_version = ${FORMAT.user_version};`;

/**
 * Opens the file under its real name. Throws an error of SQLite if it cannot be used, and one of code `JOURNAL_FOREIGN` if
 * it is a database of another program or of another version.
 *
 * @param busyMs how long a statement may keep this process waiting for another one that writes
 */
export function openDatabase(real: string, busyMs = PATIENT_MS): Connection {
  const database = new Database(real);
  try {
    database.exec(`PRAGMA busy_timeout = ${PATIENT_MS}`);
    // First of all, because what is not ours must stay as it is.
    mustBeOurs(database);
    // In WAL mode, only FULL makes a commit survive a power cut (sqlite.org/pragma.html#pragma_synchronous).
    // secure_delete overwrites what retention removes.
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON',
    );
    // Several processes may open a new file at once, so it is looked at again once no other can write.
    if (isEmpty(database)) inTransaction(database, () => isEmpty(database) && database.exec(SCHEMA));
    database.exec(`PRAGMA busy_timeout = ${busyMs}`);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

const isEmpty = (database: Connection) =>
  ['application_id', 'user_version', 'schema_version'].every((pragma) => numberIn(database, pragma) === 0);

function mustBeOurs(database: Connection): void {
  // One look at one moment: another process may be making the file a journal meanwhile.
  database.exec('BEGIN');
  try {
    const isOurs = Object.entries(FORMAT).every(([pragma, value]) => numberIn(database, pragma) === value);
    if (!isOurs && !isEmpty(database)) throw codedError('JOURNAL_FOREIGN', 'The file is no journal of this version.');
  } finally {
    database.exec('COMMIT');
  }
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

/**
 * Makes a function that runs work on a journal, again and again while another process is writing, without keeping this one
 * from its other work. One call waits at a time, the others behind it. After ten seconds the work fails as it would have at
 * once. It takes a journal that was opened with `TRY_MS`; any other one waits by itself.
 */
export function createPatience(): <T>(work: () => T) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();

  async function tryUntil<T>(end: number, work: () => T): Promise<T> {
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!isBusy(error) || performance.now() >= end) throw error;
        await sleep(PAUSE_MS);
      }
    }
  }

  return (work) => {
    const end = performance.now() + PATIENT_MS;
    const attempt = last.then(() => tryUntil(end, work));
    last = attempt.catch(() => {});
    return attempt;
  };
}

/** Moves the log into the file and empties it, so that what was deleted is in neither. False if someone reads. */
export function emptyLog(database: Connection): boolean {
  const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get([]) as { busy: number };
  return busy === 0;
}

/** Whether an error says that another process is writing. */
export const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(codeIn(error));

/** Whether an error means that the file itself is damaged, and not that it cannot be used just now. */
export const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(codeIn(error));

/** An error that says what is wrong by a code, as those of SQLite do. */
export const codedError = (code: string, message: string) => Object.assign(new Error(message), { code });

export const codeIn = (error: unknown) => String((error as { code?: unknown } | undefined)?.code);

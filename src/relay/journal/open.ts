/** Opens the database of a journal, also one of an earlier version. */
import { BUSY_TIMEOUT_MS, Connection, codedError, isBusy, readPragma } from './database.ts';
import { assertKnownVersion, migrate } from './schema.ts';

/**
 * Opens the database of a journal and migrates it if necessary. Throws SQLite errors if it is unusable, `JOURNAL_FOREIGN`
 * if it belongs to another program or a later version, and `JOURNAL_HELD` if an earlier version has it open.
 *
 * @param real path without symlinks
 * @param busyMs how long a statement may block while another process holds a lock
 */
export function openDatabase(real: string, busyMs = BUSY_TIMEOUT_MS): Connection {
  const database = withRollbackJournal(real);
  try {
    // A commit survives a power cut: all files are flushed to the disk, also the end of the rollback journal, which would
    // otherwise undo it (sqlite.org/pragma.html#pragma_synchronous). secure_delete overwrites deleted data.
    database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON');
    migrate(database);
    database.busyMs = busyMs;
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/**
 * Connects to a journal of a known version, with a rollback journal. With that, a transaction is in the database once it is
 * confirmed, and the other file holds nothing that could get lost or damaged.
 */
function withRollbackJournal(real: string): Connection {
  const database = new Connection(real);
  try {
    database.busyMs = BUSY_TIMEOUT_MS;
    // Before any change: the database of another program must stay as it is.
    assertKnownVersion(database);
    if (readPragma<string>(database, 'journal_mode') === 'wal') takeOver(database);
    database.exec('PRAGMA journal_mode = TRUNCATE');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Takes over the journal of an earlier version: moves what is in its write-ahead log to the database and deletes the log.
 * Throws `JOURNAL_HELD` if another process has it open.
 */
function takeOver(database: Connection): void {
  try {
    database.exec('PRAGMA journal_mode = TRUNCATE');
  } catch (error) {
    if (isBusy(error)) throw codedError('JOURNAL_HELD', 'An earlier version has the journal open.');
    throw error;
  }
  if (readPragma(database, 'page_count') * readPragma(database, 'page_size') > MAX_REWRITTEN_BYTES) return;
  try {
    // Lets the file shrink in small steps from now on.
    database.exec('PRAGMA secure_delete = ON; PRAGMA auto_vacuum = INCREMENTAL; VACUUM');
  } catch {
    // On a full disk, for example. The space of deleted leads is then used for new ones.
  }
}

/** Size up to which a journal is rewritten within a second or two. */
const MAX_REWRITTEN_BYTES = 64 * 1024 * 1024;

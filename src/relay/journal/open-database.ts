/** Opens the database of a journal, also one of an earlier version. */
import { BUSY_TIMEOUT_MS, Connection } from './database.ts';
import { assertKnownVersion, migrate } from './schema.ts';

/**
 * Opens the database of a journal and migrates it if necessary. Throws SQLite errors if it is unusable, and `JOURNAL_FOREIGN`
 * if it belongs to another program or a later version.
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
    // Takes over what is in the write-ahead log of an earlier version, unless that has the journal open: `SQLITE_BUSY`.
    database.exec('PRAGMA journal_mode = TRUNCATE');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

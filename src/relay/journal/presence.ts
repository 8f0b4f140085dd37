/**
 * Shows that a journal is open. A process that is not reading or writing holds no lock on the journal itself, so each holds
 * one on an empty file beside it, which the system releases when the process ends, however it ends.
 */
import { BUSY_TIMEOUT_MS, Connection } from './database.ts';
import { createPrivate, giveToOwner } from './file.ts';

const lockOf = (real: string) => `${real}-lock`;

function connectTo(real: string): Connection {
  createPrivate(lockOf(real));
  giveToOwner(lockOf(real), real);
  return new Connection(lockOf(real));
}

/** Shows that a journal is open, until the connection is closed. Waits while a backup is being restored. */
export function showPresence(real: string): Connection {
  const connection = connectTo(real);
  connection.busyMs = BUSY_TIMEOUT_MS;
  connection.exec('BEGIN; SELECT 1 FROM sqlite_master');
  return connection;
}

/** Keeps all others from opening a journal, until the connection is closed. Throws `SQLITE_BUSY` if one has it open. */
export function takeAlone(real: string): Connection {
  const connection = connectTo(real);
  try {
    connection.busyMs = 1000;
    connection.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

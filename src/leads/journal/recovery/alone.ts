import { rmSync } from 'node:fs';
import Database from 'libsql';

/** How long to wait for another process that examines the same file, or saves what is whole of it. */
const WAIT_MS = 30_000;

/**
 * Runs `work` while no other process does the same with this file, and waits for one that does. SQLite holds the lock,
 * because that ends with the process, however it ends. Throws an error of SQLite after waiting in vain.
 */
export function alone<T>(file: string, work: () => T): T {
  const lock = `${file}.examining`;
  const database = new Database(lock);
  let result: T;
  try {
    database.exec(`PRAGMA busy_timeout = ${WAIT_MS}; BEGIN EXCLUSIVE`);
    result = work();
  } finally {
    database.close();
  }
  // Who waits for it already has the file that goes, and will find nothing left to do.
  rmSync(lock, { force: true });
  return result;
}

import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import Database from 'libsql';

/** How long to wait for another process that examines the same file, or saves what is whole of it. */
const WAIT_MS = 30_000;

/** What SQLite says of a lock whose file was taken away while it was waited for. */
const TAKEN_AWAY = /^SQLITE_(IOERR_FSTAT|READONLY_DBMOVED)$/;

/**
 * Runs `work` while no other process does the same with this file, and waits for one that does. SQLite holds the lock,
 * because that ends with the process, however it ends. Throws an error of SQLite after waiting in vain.
 */
export function alone<T>(file: string, work: () => T): T {
  const path = `${file}.examining`;
  const lock = take(path);
  try {
    return work();
  } finally {
    release(path, lock);
  }
}

function take(path: string): Database.Database {
  const giveUpAt = performance.now() + WAIT_MS;
  while (true) {
    closeSync(openSync(path, 'a', 0o600));
    const awaited = identity(path);
    const lock = new Database(path);
    try {
      lock.exec(`PRAGMA busy_timeout = ${WAIT_MS}; BEGIN EXCLUSIVE`);
      if (awaited && identity(path) === awaited) return lock;
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!TAKEN_AWAY.test(code) || performance.now() > giveUpAt) {
        lock.close();
        throw error;
      }
    }
    // Whoever had it has taken the file along, so there is another one to wait for.
    lock.close();
  }
}

/** A number alone may be given to another file as soon as nobody has the first one open. */
function identity(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino} ${found.birthtimeNs}`;
}

/** The file goes first: whoever got the lock of a file that has gone since would not be alone. */
function release(path: string, lock: Database.Database): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Some systems keep a file as long as it is open. It does no harm.
  }
  lock.close();
}

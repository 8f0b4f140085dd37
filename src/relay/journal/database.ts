import { setTimeout as sleep } from 'node:timers/promises';
import type Database from 'libsql';

/** A connection to the journal's file. */
export type Connection = Database.Database;

/** How long to wait for another process that is writing. All transactions here take less. */
export const BUSY_TIMEOUT_MS = 10_000;

/** How long one attempt may block this process while another one writes, and the pause before the next attempt. */
export const TRY_MS = 10;
const PAUSE_MS = 40;

/** Returns the value of a numeric pragma. */
export function readPragma(database: Connection, pragma: string): number {
  return Object.values(database.prepare(`PRAGMA ${pragma}`).get([]) as Record<string, number>)[0] ?? 0;
}

/** Runs `work` in a transaction that takes the write lock first, so that nothing it reads can change. */
export function inTransaction<T>(database: Connection, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // After some errors, such as a full disk, SQLite has already rolled back. A second rollback would fail and hide the
    // error (sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction).
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Creates a function that runs work on a journal opened with `TRY_MS`. While another process writes, it retries for up to
 * `BUSY_TIMEOUT_MS` without blocking this one, then throws. Calls are queued and run one at a time.
 */
export function createBusyRetry(): <T>(work: () => T) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();

  async function retryUntil<T>(deadline: number, work: () => T): Promise<T> {
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!isBusy(error) || performance.now() >= deadline) throw error;
        await sleep(PAUSE_MS);
      }
    }
  }

  return (work) => {
    const deadline = performance.now() + BUSY_TIMEOUT_MS;
    const result = last.then(() => retryUntil(deadline, work));
    last = result.catch(() => {});
    return result;
  };
}

/** Checkpoints and truncates the write-ahead log, which may hold deleted data. Returns false if a reader prevents it. */
export function emptyLog(database: Connection): boolean {
  const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get([]) as { busy: number };
  return busy === 0;
}

/** True if an error means that another process is writing. */
export const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(codeIn(error));

/** True if an error means that the file itself is damaged, not just unusable at the moment. */
export const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(codeIn(error));

/** True if an error came from the journal or its disk, not from a bug. */
export const isJournalError = (error: unknown): boolean => /^(?:SQLITE|JOURNAL)_/.test(codeIn(error));

/** Creates an error with a `code`, like those of SQLite. */
export const codedError = (code: string, message: string) => Object.assign(new Error(message), { code });

export const codeIn = (error: unknown) => String((error as { code?: unknown } | undefined)?.code);

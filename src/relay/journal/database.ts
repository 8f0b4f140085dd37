import { setTimeout as sleep } from 'node:timers/promises';
import type Database from 'libsql';

/** A connection to the journal's file. */
export type Connection = Database.Database;

/** How long a command waits for another process that is writing, in milliseconds. Every transaction of ours takes less. */
export const PATIENT_MS = 10_000;

/** How long one try may block the process while another one writes, and the pause until the next, in milliseconds. */
export const TRY_MS = 10;
const PAUSE_MS = 40;

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
    // After some errors, a full disk among them, SQLite has rolled back by itself. A second rollback would fail and hide
    // the error (sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction).
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Makes a function that runs work on a journal opened with `TRY_MS`. While another process writes, it tries again for ten
 * seconds without blocking this one; then the work fails. One call waits at a time, the others behind it.
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

/** An error that says by a code what is wrong, as those of SQLite do. */
export const codedError = (code: string, message: string) => Object.assign(new Error(message), { code });

export const codeIn = (error: unknown) => String((error as { code?: unknown } | undefined)?.code);

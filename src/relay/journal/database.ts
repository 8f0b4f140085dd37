import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { errorCode } from '../../base/lib/errors.ts';
import { inTurn } from '../../base/lib/in-turn.ts';

/** How long to wait for another process that is writing. All transactions here take less. */
export const BUSY_TIMEOUT_MS = 10_000;

/** How long one attempt may block this process while another one writes, and the pause before the next attempt. */
export const TRY_MS = 10;
const PAUSE_MS = 40;

/**
 * How long a commit may block this process while others read. No new reader gets in meanwhile, and reads here take some
 * tens of milliseconds, so that one attempt is enough.
 */
const COMMIT_MS = 200;

/** A value of a parameter or a column. */
export type Value = string | number | null | Uint8Array;

/** What a statement that changes rows has done. */
export interface Changes {
  readonly changes: number;
  readonly lastInsertRowid: number;
}

/**
 * A connection to the journal's file. Its errors have the name of the result code of SQLite as their `code`, for example
 * `SQLITE_FULL` (sqlite.org/rescode.html).
 */
export class Connection {
  readonly #database: InstanceType<typeof DatabaseSync>;
  #busyMs = 0;

  /** @param location path, or URL of the scheme `file:` with options (sqlite.org/uri.html) */
  constructor(location: string) {
    this.#database = named(() => new DatabaseSync(location));
  }

  /** Runs statements without parameters or results. */
  exec(text: string): void {
    named(() => this.#database.exec(text));
  }

  /** Runs a statement to its end and returns its rows, so that it holds no lock afterwards. */
  all<Row = Readonly<Record<string, Value>>>(text: string, ...values: readonly Value[]): Row[] {
    return named(() => this.#database.prepare(text).all(...values) as Row[]);
  }

  run(text: string, ...values: readonly Value[]): Changes {
    return named(() => this.#database.prepare(text).run(...values) as Changes);
  }

  /** True between the beginning and the end of a transaction. */
  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /** How long a statement may block this process while another one holds a lock, in milliseconds. */
  get busyMs(): number {
    return this.#busyMs;
  }

  set busyMs(ms: number) {
    this.exec(`PRAGMA busy_timeout = ${ms}`);
    this.#busyMs = ms;
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }
}

/** An error of the driver, with the name of the result code (sqlite.org/rescode.html), except where it reads rows. */
export interface DriverError extends Error {
  readonly code?: string;
  readonly sqliteCodeName?: string;
}

/** The names that it leaves out, by its messages. */
const UNNAMED: Readonly<Record<string, string>> = {
  'access permission denied': 'SQLITE_PERM',
  'attempt to write a readonly database': 'SQLITE_READONLY',
  'database disk image is malformed': 'SQLITE_CORRUPT',
  'database is locked': 'SQLITE_BUSY',
  'database or disk is full': 'SQLITE_FULL',
  'database table is locked': 'SQLITE_LOCKED',
  'disk I/O error': 'SQLITE_IOERR',
  'file is not a database': 'SQLITE_NOTADB',
  'locking protocol': 'SQLITE_PROTOCOL',
  'out of memory': 'SQLITE_NOMEM',
  'unable to open database file': 'SQLITE_CANTOPEN',
};

/** Replaces the `code` of an error, which the driver sets to the same for all, by the name of SQLite's result code. */
export function withResultCode(error: DriverError): Error {
  const { code, sqliteCodeName, message } = error;
  if (code !== 'ERR_SQLITE_ERROR') return error;
  return Object.assign(error, { code: sqliteCodeName ?? UNNAMED[message] ?? 'SQLITE_ERROR' });
}

function named<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw withResultCode(error as DriverError);
  }
}

/** Returns the value of a pragma. */
export function readPragma<T extends Value = number>(database: Connection, pragma: string): T {
  const [row = {}] = database.all<Record<string, T>>(`PRAGMA ${pragma}`);
  return Object.values(row)[0] as T;
}

/**
 * Returns the first damage in a journal (sqlite.org/pragma.html#pragma_integrity_check). SQLite does not notice a changed
 * number that still makes sense, so each lead must also have its entry for the store, and each entry and photo its lead.
 */
export function damageIn(database: Connection): string | undefined {
  const found = readPragma<string>(database, 'integrity_check(1)');
  if (found !== 'ok') return found;
  const [orphan] = database.all<{ table: string }>('PRAGMA foreign_key_check');
  if (orphan) return `${orphan.table} without lead`;
  const [incomplete] = database.all(`SELECT seq FROM journal_leads
    WHERE NOT EXISTS (SELECT 1 FROM journal_outbox WHERE lead = seq AND channel = 'store') LIMIT 1`);
  return incomplete && 'lead without entry';
}

/**
 * Runs `work` in a transaction that takes the write lock first, so that nothing it reads can change. Inside another
 * transaction, `work` becomes a part of that.
 */
export function inTransaction<T>(database: Connection, work: () => T): T {
  if (database.isInTransaction) return work();
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    commit(database);
    return result;
  } catch (error) {
    // After some errors, such as a full disk, SQLite has already rolled back. A second rollback would fail and hide the
    // error (sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction).
    if (database.isInTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function commit(database: Connection): void {
  const { busyMs } = database;
  database.busyMs = Math.max(busyMs, COMMIT_MS);
  try {
    database.exec('COMMIT');
  } finally {
    database.busyMs = busyMs;
  }
}

/**
 * Creates a function that runs work on a journal opened with `TRY_MS`. While another process holds a lock, it retries for
 * up to `BUSY_TIMEOUT_MS` without blocking this one, then throws. Calls are queued and run one at a time.
 */
export function createBusyRetry(): <T>(work: () => T) => Promise<T> {
  const afterOthers = inTurn();

  async function retryUntil<T>(deadline: number, work: () => T): Promise<T> {
    // Lets the rest of the process have its turn, however many calls are waiting.
    await nextTurn();
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
    return afterOthers(() => retryUntil(deadline, work));
  };
}

/** True if an error means that another process holds a lock. */
export const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(errorCode(error) ?? '');

/** True if an error means that the file itself is damaged, not just unusable at the moment. */
export const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(errorCode(error) ?? '');

/** True if an error came from the journal or its disk, not from a bug. */
export const isJournalError = (error: unknown): boolean => /^(?:SQLITE|JOURNAL)_/.test(errorCode(error) ?? '');

/** Creates an error with a `code`, like those of SQLite. */
export const codedError = (code: string, message: string) => Object.assign(new Error(message), { code });

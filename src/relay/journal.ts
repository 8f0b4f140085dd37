import type { FormSpec } from '../shared/form-spec.ts';
import { createCounts } from './journal/counts.ts';
import {
  type Connection,
  closeDatabase,
  codedError,
  createPatience,
  emptyLog,
  numberIn,
  openDatabase,
} from './journal/database.ts';
import { makePrivate, realFile, watchPlace } from './journal/file.ts';
import { createOutbox } from './journal/outbox.ts';
import { createReader } from './journal/reader.ts';
import { receive } from './journal/receive.ts';
import { showTables } from './journal/tables.ts';
import type { Remark, Submission } from './types.ts';

/** How a journal is used. */
export interface JournalOptions {
  /** How long a call may keep this process waiting for another one that writes, in milliseconds. */
  readonly busyMs?: number;
  /** The size from which nothing more is taken, in bytes. What was taken is delivered all the same. */
  readonly quota?: number;
}

/**
 * Where every lead is written down before anyone is told that it arrived. Several processes may use one file at a time.
 * All times are in milliseconds since 1970. Everything throws an error of SQLite if the file cannot be used.
 */
export type Journal = ReturnType<typeof openJournal>;

/** Opens the journal in `path`. Makes the file and its folder if they are missing. */
export function openJournal(path: string, { busyMs, quota = Number.POSITIVE_INFINITY }: JournalOptions = {}) {
  const file = realFile(path);
  const database = openDatabase(file, busyMs);
  makePrivate(file);
  const mustBeInPlace = watchPlace(file);
  return {
    /** The connection, for those who look at the file as a whole. */
    database,
    /** Where the file really is, whatever links lead there. */
    file,
    /** Throws an error `JOURNAL_GONE` if the file was deleted, moved or replaced since it was opened. */
    mustBeInPlace,
    /** Runs work on the journal; waits for another process that is writing without keeping this one from its work. */
    patiently: createPatience(),
    /**
     * Writes a submission down; it is safe when this returns. A retry gets the id of the first. Throws an error
     * `JOURNAL_GONE` as above, and `JOURNAL_FULL` at its quota.
     */
    receive: (submission: Submission, now: number) => {
      mustBeInPlace();
      if (usedBytes(database) >= quota) throw codedError('JOURNAL_FULL', 'The journal is as large as it may become.');
      return receive(database, submission, now);
    },
    ...createOutbox(database),
    ...createReader(database),
    ...createCounts(database),
    ...createUpkeep(database),
    /** Shows the leads of each form as a table with its name and columns, for those who read the file with SQL. */
    showTables: (forms: readonly FormSpec[]) => showTables(database, forms),
    /** Room that it takes and may take, in bytes. */
    usage: () => ({ used: usedBytes(database), quota }),
    close: () => closeDatabase(database),
  };
}

/** Without the pages that are free, because the next leads go there. */
const usedBytes = (database: Connection) =>
  (numberIn(database, 'page_count') - numberIn(database, 'freelist_count')) * numberIn(database, 'page_size');

/** Free pages from which a file is written again: those of a megabyte. */
const WORTH_SHRINKING = 256;

/** One that is being sent stays: its answer would find nothing. */
const DELETE_IDLE = `DELETE FROM journal_leads WHERE seq NOT IN (SELECT lead FROM journal_outbox
  WHERE channel IN ('store', 'notice', 'confirmation') AND state = 'sending')`;

const createUpkeep = (database: Connection) => ({
  /** Adds a remark, once. */
  remark(id: string, remark: Remark): void {
    database
      .prepare(
        `UPDATE journal_leads SET remarks = json_insert(remarks, '$[#]', ?)
           WHERE id = ? AND NOT EXISTS (SELECT 1 FROM json_each(remarks) WHERE value = ?)`,
      )
      .run([remark, id, remark]);
  },
  /** Deletes a form's leads that came before a moment, whatever their state. Returns how many. */
  forget: (before: number, form: string): number =>
    database.prepare(`${DELETE_IDLE} AND form = ? AND received_at < ?`).run([form, before]).changes,
  /** The same for one lead, however old it is. False if it is being sent, and stays. */
  forgetOne: (id: string): boolean => database.prepare(`${DELETE_IDLE} AND id = ?`).run([id]).changes > 0,
  /**
   * Takes what was deleted out of the log as well. Needed after `forget` and `forgetOne`. False if another process kept
   * the log from being emptied.
   */
  emptyLog: () => emptyLog(database),
  /** Whether so much was deleted that the file is worth being written again (`VACUUM`). */
  isWorthShrinking(): boolean {
    const free = numberIn(database, 'freelist_count');
    return free >= WORTH_SHRINKING && free * 4 > numberIn(database, 'page_count');
  },
  /** When someone was last told of a trouble, or of how a month went. */
  lastAlarm(cause: string): number | undefined {
    const row = database.prepare('SELECT raised_at AS at FROM journal_alarms WHERE cause = ?').get([cause]);
    return (row as { at: number } | undefined)?.at;
  },
  alarmed(cause: string, now: number): void {
    database
      .prepare('INSERT INTO journal_alarms VALUES (?, ?) ON CONFLICT DO UPDATE SET raised_at = excluded.raised_at')
      .run([cause, now]);
  },
});

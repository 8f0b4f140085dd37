import { randomBytes } from 'node:crypto';
import type { Day } from '../lib/day.ts';
import type { FormSpec } from '../shared/form-spec.ts';
import { shrink } from './journal/copies.ts';
import { codedError, createPatience, emptyLog, numberIn } from './journal/database.ts';
import { makePrivate, realFile, watchPlace } from './journal/file.ts';
import { openDatabase, showTables } from './journal/open.ts';
import { createOutbox } from './journal/outbox.ts';
import { createProgress } from './journal/progress.ts';
import { createReader } from './journal/reader.ts';
import { receive } from './journal/receive.ts';
import { part, type Statements, statementsOn } from './journal/sql.ts';
import type { Remark, Submission } from './types.ts';

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
  const sql = statementsOn(database);
  const patiently = createPatience();
  makePrivate(file);
  const mustBeInPlace = watchPlace(file);
  /** Bytes in use. Free pages do not count, because the next leads go there. */
  const used = () =>
    (numberIn(database, 'page_count') - numberIn(database, 'freelist_count')) * numberIn(database, 'page_size');
  return {
    /** The connection, for work on the file as a whole. */
    database,
    /** Where the file really is, whatever links lead there. */
    file,
    /** Throws an error `JOURNAL_GONE` if the file was deleted, moved or replaced since it was opened. */
    mustBeInPlace,
    /** Runs work on the journal. While another process writes, it waits without blocking this one. */
    patiently,
    /**
     * Writes a submission down; it is safe when this returns. A retry gets the id of the first. Throws an error
     * `JOURNAL_GONE` as above, and `JOURNAL_FULL` at its quota.
     */
    receive: (submission: Submission, now: number) => {
      mustBeInPlace();
      if (used() >= quota * (submission.photos ? SHARE_OF_PHOTOS : 1))
        throw codedError('JOURNAL_FULL', 'The journal is as large as it may become.');
      return receive(database, submission, now);
    },
    ...createOutbox(sql),
    ...createReader(sql),
    ...createProgress(database, sql),
    ...createUpkeep(sql),
    /** For reports on all that is in it. */
    rows: sql.rows,
    /** Shows the leads of each form as a table with its name and columns, for readers with SQL. */
    showTables: (forms: readonly FormSpec[]) => showTables(database, forms),
    /** Room that it takes and may take, in bytes. */
    usage: () => ({ used: used(), quota }),
    /**
     * Takes what was deleted out of the log as well, and gives its room back where that is worth it. Needed after `forget`
     * and `forgetOne`. False if another process kept the log from being emptied.
     */
    async leaveNoTrace(): Promise<boolean> {
      const free = numberIn(database, 'freelist_count');
      if (free >= WORTH_SHRINKING && free * 4 > numberIn(database, 'page_count')) await shrink(file);
      return patiently(() => emptyLog(database));
    },
    /** Closes it, and leaves the log empty unless someone else needs it. */
    close(): void {
      try {
        database.exec('PRAGMA busy_timeout = 0');
        emptyLog(database);
      } catch {
        // The next one to open the file finds the log as it is.
      }
      database.close();
    },
  };
}

/**
 * Share of its quota up to which a journal takes photos. A form with photos takes thousands of times the room of one
 * without, which still comes in when photos have taken theirs.
 */
const SHARE_OF_PHOTOS = 0.9;

/** Number of free pages from which a file is written again: a megabyte. */
const WORTH_SHRINKING = 256;

/** A lead that is being sent stays: its answer would find nothing. */
const IS_IDLE = part`seq NOT IN (SELECT lead FROM journal_outbox
  WHERE channel IN ('store', 'notice', 'confirmation') AND state = 'sending')`;

const createUpkeep = ({ row, run }: Statements) => ({
  /** Adds a remark, once. */
  remark(id: string, remark: Remark): void {
    run`
      UPDATE journal_leads SET remarks = json_insert(remarks, '$[#]', ${remark})
        WHERE id = ${id} AND NOT EXISTS (SELECT 1 FROM json_each(remarks) WHERE value = ${remark})`;
  },
  /** Deletes a form's leads that came before a moment, whatever their state. Returns how many. */
  forget: (before: number, form: string) =>
    run`DELETE FROM journal_leads WHERE ${IS_IDLE} AND form = ${form} AND received_at < ${before}`.changes,
  /** Deletes one lead, however old it is. False if it is being sent, and stays. */
  forgetOne: (id: string) => run`DELETE FROM journal_leads WHERE ${IS_IDLE} AND id = ${id}`.changes > 0,
  /** Adds a tap on a phone number to the sum of a day and the page on which the visit began. */
  countCall(day: Day, page: string): void {
    run`INSERT INTO journal_calls VALUES (${day}, ${page}, 1) ON CONFLICT DO UPDATE SET taps = taps + 1`;
  },
  /** Deletes the sums of all days before one. Returns how many. */
  forgetCalls: (before: Day) => run`DELETE FROM journal_calls WHERE day < ${before}`.changes,
  /** Deletes what let people into the inbox and has ended. */
  forgetAccess(now: number): void {
    run`DELETE FROM journal_sessions WHERE ends_at <= ${now}`;
    run`DELETE FROM journal_links WHERE ends_at <= ${now}`;
    run`DELETE FROM journal_challenges WHERE ends_at <= ${now}`;
    run`DELETE FROM journal_passkeys WHERE ends_at <= ${now}`;
  },
  /** The random key of this name. It is made when first needed, and stays. */
  keyOf(name: string): Buffer {
    const known = () => row<{ key: ArrayBuffer }>`SELECT key FROM journal_keys WHERE name = ${name}`?.key;
    if (!known()) run`INSERT OR IGNORE INTO journal_keys VALUES (${name}, ${randomBytes(32)})`;
    return Buffer.from(known() as ArrayBuffer);
  },
  /** When someone was last told of a trouble, or of how a month went. */
  lastAlarm: (cause: string) =>
    row<{ at: number }>`SELECT raised_at AS at FROM journal_alarms WHERE cause = ${cause}`?.at,
  alarmed(cause: string, now: number): void {
    run`INSERT INTO journal_alarms VALUES (${cause}, ${now}) ON CONFLICT DO UPDATE SET raised_at = excluded.raised_at`;
  },
});

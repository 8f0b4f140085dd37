import { randomBytes } from 'node:crypto';
import type { FormSpec } from '../../api/forms/form-spec.ts';
import type { Day } from '../../base/lib/day.ts';
import type { Remark, Submission } from '../types.ts';
import { type Connection, codedError, createBusyRetry, inTransaction, readPragma } from './database.ts';
import { createPlaceCheck, makePrivate, realFile } from './file.ts';
import { openDatabase } from './open.ts';
import { createOutbox } from './outbox.ts';
import { openOneAtATime, showPresence } from './presence.ts';
import { createProgress } from './progress.ts';
import { createReader } from './reader.ts';
import { receive } from './receive.ts';
import { isIn, part, type Statements, statementsOn } from './sql.ts';
import { createViews } from './views.ts';

export interface JournalOptions {
  /** How long a call may block while another process holds a lock, in milliseconds. */
  readonly busyMs?: number;
  /** Maximum size in bytes. A full journal accepts no more leads, but still delivers those it has. */
  readonly quota?: number;
}

/**
 * Durable storage of leads: every submission is stored before its sender gets a confirmation. Several processes can use the
 * same file. All times are in milliseconds since 1970. All methods throw SQLite errors if the file is unusable.
 */
export type Journal = ReturnType<typeof openJournal>;

/**
 * Opens a journal. Creates the file and its folder if they are missing. Throws `JOURNAL_FOREIGN` if the file belongs to
 * another program or a later version, and `JOURNAL_HELD` if an earlier version has it open.
 */
export function openJournal(path: string, { busyMs, quota = Number.POSITIVE_INFINITY }: JournalOptions = {}) {
  const file = realFile(path);
  const presence = showPresence(file);
  try {
    const database = openOneAtATime(file, () => openDatabase(file, busyMs));
    return journalOf(database, file, quota, presence);
  } catch (error) {
    presence.close();
    throw error;
  }
}

function journalOf(database: Connection, file: string, quota: number, presence: Connection) {
  const sql = statementsOn(database);
  const retryWhileBusy = createBusyRetry();
  makePrivate(file);
  const assertInPlace = createPlaceCheck(file);
  /** Returns the bytes in use, without free pages, which the next leads will fill. */
  const bytesInUse = () =>
    (readPragma(database, 'page_count') - readPragma(database, 'freelist_count')) * readPragma(database, 'page_size');
  return {
    /** The connection, for operations on the whole file. */
    database,
    /** Path of the file with symlinks resolved. */
    file,
    /** Throws `JOURNAL_GONE` if the file was deleted, moved or replaced since it was opened. */
    assertInPlace,
    /**
     * Runs work on the journal, and retries it while another process holds a lock, without blocking this one. Everything
     * that a relay reads or writes has to go through it: who writes keeps others from reading for a moment.
     */
    retryWhileBusy,
    /**
     * Stores a submission durably. A retry gets the id of the original. Throws `JOURNAL_GONE` as above, and `JOURNAL_FULL`
     * at the quota.
     */
    receive: (submission: Submission, now: number) => {
      assertInPlace();
      if (bytesInUse() >= quota * (submission.photos ? PHOTO_SHARE : 1))
        throw codedError('JOURNAL_FULL', 'The journal has reached its size limit.');
      const received = receive(database, sql, submission, now);
      // A file that was replaced in between has not got it.
      assertInPlace();
      return received;
    },
    ...createOutbox(sql),
    ...createReader(sql),
    ...createProgress(database, sql),
    ...createUpkeep(database, sql, retryWhileBusy),
    /** Queries the whole journal, for reports. */
    rows: sql.rows,
    /** Creates a view of the leads of each form, with the name and columns of its table. */
    createViews: (forms: readonly FormSpec[]) => createViews(database, forms),
    /** Returns the size and the quota in bytes. */
    usage: () => ({ used: bytesInUse(), quota }),
    /** Gives the space of deleted leads back to the disk if it is worthwhile, in steps of some milliseconds. */
    async shrink(): Promise<void> {
      const freePages = () => retryWhileBusy(() => readPragma(database, 'freelist_count'));
      const pages = await retryWhileBusy(() => readPragma(database, 'page_count'));
      let free = await freePages();
      if (free < MIN_FREE_PAGES || free * 4 < pages) return;
      for (let before = Number.POSITIVE_INFINITY; free > 0 && free < before; ) {
        before = free;
        await retryWhileBusy(() => database.exec(`PRAGMA incremental_vacuum(${MIN_FREE_PAGES})`));
        free = await freePages();
      }
    },
    close(): void {
      database.close();
      presence.close();
    },
  };
}

/**
 * Share of the quota up to which a journal accepts photos. The rest is reserved for forms without photos, which are
 * thousands of times smaller.
 */
const PHOTO_SHARE = 0.9;

/** Number of free pages from which a file is made smaller, and by which it is in one step: a megabyte. */
const MIN_FREE_PAGES = 256;

/** Leads that are being sent must stay, because their outcome is yet to be recorded. */
const IS_IDLE = part`seq NOT IN (SELECT lead FROM journal_outbox
  WHERE channel IN ('store', 'notice', 'confirmation') AND state = 'sending')`;

/** Size in bytes of the probe of `assertWritable`, that of a long submission. */
const PROBE_BYTES = 16_384;

/** Number of leads that are deleted in one transaction. All of them may have photos. */
const DELETED_AT_ONCE = 10;

function createUpkeep(
  database: Connection,
  { row, rows, run }: Statements,
  retryWhileBusy: ReturnType<typeof createBusyRetry>,
) {
  const keys = new Map<string, Buffer>();
  return {
    /** Throws unless a submission of usual size could be stored. Deleted data is overwritten, so a probe is written like one. */
    assertWritable: (): void =>
      inTransaction(database, () => {
        run`INSERT INTO journal_keys VALUES ('probe', zeroblob(${PROBE_BYTES}))`;
        run`DELETE FROM journal_keys WHERE name = 'probe'`;
      }),
    /** Adds a remark unless the lead has it. */
    remark(id: string, remark: Remark): void {
      run`
      UPDATE journal_leads SET remarks = json_insert(remarks, '$[#]', ${remark})
        WHERE id = ${id} AND NOT EXISTS (SELECT 1 FROM json_each(remarks) WHERE value = ${remark})`;
    },
    /** Deletes the leads of a form that were received before a time, whatever their state. Resolves to their number. */
    async forget(before: number, form: string): Promise<number> {
      const old = await retryWhileBusy(
        () => rows<{ seq: number }>`SELECT seq FROM journal_leads WHERE form = ${form} AND received_at < ${before}`,
      );
      let deleted = 0;
      for (let start = 0; start < old.length; start += DELETED_AT_ONCE) {
        const some = old.slice(start, start + DELETED_AT_ONCE).map(({ seq }) => seq);
        deleted += await retryWhileBusy(
          () => run`DELETE FROM journal_leads WHERE ${IS_IDLE} AND seq ${isIn(some)}`.changes,
        );
      }
      return deleted;
    },
    /** Deletes a lead. Returns false if it must stay because it is being sent. */
    forgetOne: (id: string) => run`DELETE FROM journal_leads WHERE ${IS_IDLE} AND id = ${id}`.changes > 0,
    /** Counts a tap on a phone number, by day and landing page. */
    countCall(day: Day, page: string): void {
      run`INSERT INTO journal_calls VALUES (${day}, ${page}, 1) ON CONFLICT DO UPDATE SET taps = taps + 1`;
    },
    /** Deletes the counts of calls before a day. Returns their number. */
    forgetCalls: (before: Day) => run`DELETE FROM journal_calls WHERE day < ${before}`.changes,
    /** Deletes expired sessions and sign-in links of the inbox. */
    forgetAccess(now: number): void {
      run`DELETE FROM journal_sessions WHERE ends_at <= ${now}`;
      run`DELETE FROM journal_links WHERE ends_at <= ${now}`;
    },
    /** Returns the key of this name, a random one created on first use. */
    keyOf(name: string): Buffer {
      const known = keys.get(name);
      if (known) return known;
      const stored = () => row<{ key: Uint8Array }>`SELECT key FROM journal_keys WHERE name = ${name}`?.key;
      if (!stored()) run`INSERT OR IGNORE INTO journal_keys VALUES (${name}, ${randomBytes(32)})`;
      const key = Buffer.from(stored() as Uint8Array);
      keys.set(name, key);
      return key;
    },
    /** Returns when an alarm was last raised for a cause, or the monthly report last sent. */
    lastNotified: (cause: string) =>
      row<{ at: number }>`SELECT raised_at AS at FROM journal_alarms WHERE cause = ${cause}`?.at,
    recordNotified(cause: string, now: number): void {
      run`INSERT INTO journal_alarms VALUES (${cause}, ${now}) ON CONFLICT DO UPDATE SET raised_at = excluded.raised_at`;
    },
  };
}

import type { FormSpec } from '../../api/forms/form-spec.ts';
import type { Submission } from '../types.ts';
import { addLead } from './add-lead.ts';
import { createCounts } from './counts.ts';
import { type Connection, codedError, createBusyRetry, readPragma } from './database.ts';
import { createPlaceCheck, makePrivate, realFile } from './file.ts';
import { createGrants } from './grants.ts';
import { openDatabase } from './open-database.ts';
import { createOutbox } from './outbox.ts';
import { showPresence } from './presence.ts';
import { createProgress } from './progress.ts';
import { createReader } from './reader.ts';
import { createRecords } from './records.ts';
import { statementsOn } from './sql.ts';
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
 * another program or a later version.
 */
export function openJournal(path: string, { busyMs, quota = Number.POSITIVE_INFINITY }: JournalOptions = {}) {
  const file = realFile(path);
  const presence = showPresence(file);
  try {
    return journalOf(openDatabase(file, busyMs), file, quota, presence);
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
      const received = addLead(database, sql, submission, now);
      // A file that was replaced in between has not got it.
      assertInPlace();
      return received;
    },
    ...createOutbox(sql),
    ...createReader(sql),
    ...createProgress(database, sql),
    ...createCounts(sql),
    ...createGrants(sql, retryWhileBusy),
    ...createRecords(database, sql, retryWhileBusy),
    /** Creates a view of the leads of each form, with the name and columns of its table. */
    createViews: (forms: readonly FormSpec[]) => createViews(database, forms),
    /** Returns the size and the quota in bytes. */
    usage: () => ({ used: bytesInUse(), quota }),
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

/** What a relay does once a day: it copies the journal, and deletes what is older than its form allows. */
import type { FormSpec } from '../shared/form-spec.ts';
import { copyJournal, shrink } from './journal/copies.ts';
import { isDamage } from './journal/database.ts';
import type { Journal } from './journal.ts';

/** What was deleted from one table. */
interface Expired {
  readonly table: string;
  readonly deleted: number;
}

/**
 * Deletes what is older than the period of its form: from the journal, and from the form's own table where that is in
 * the same file. Forms whose submissions are kept until someone deletes them do not appear in the answer.
 */
export function expireLeads(journal: Pick<Journal, 'forget'>, forms: readonly FormSpec[], now: Date): Expired[] {
  return forms
    .filter(({ retentionMonths }) => retentionMonths > 0)
    .map(({ action, table, retentionMonths }) => ({
      table,
      deleted: journal.forget(monthsBefore(now, retentionMonths).getTime(), action),
    }));
}

/** The same day and time that many calendar months earlier, in UTC; where the month has no such day, its last one. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(now.getUTCMonth() - months);
  // The 31st of a month with 30 days runs over into the next one; day 0 is the last of the month before.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}

const HOUR_MS = 60 * 60_000;

/** A clock that was set by more than that is not believed at once: it would delete what is not old at all. */
export const LEAP_MS = 31 * 24 * HOUR_MS;

/** How long it must have gone on from there. */
export const BELIEVED_AFTER_MS = 12 * HOUR_MS;

interface Clocks {
  /** Milliseconds since some moment, by a clock that is never set. */
  readonly uptime?: () => number;
  /** When the clock was set last by more than `LEAP_MS`, as far as anything is known of the time before. */
  readonly lastLeap?: (now: number) => number | undefined;
}

/**
 * Does something now and then once a day, for as long as the process runs. Looks every hour, because a timer does not count
 * the time that a machine sleeps. A clock that was set by far is believed once it has gone on for half a day from there.
 * Returns a function that ends it.
 */
export function daily(work: (now: Date) => void, clocks: Clocks = {}): () => void {
  const { uptime = () => performance.now(), lastLeap = () => undefined } = clocks;
  let done = '';
  let last = { now: Date.now(), uptime: uptime() };
  const since = last.now - (lastLeap(last.now) ?? Number.NEGATIVE_INFINITY);
  let believedFrom = last.uptime + Math.max(0, BELIEVED_AFTER_MS - Math.max(0, since));
  const look = () => {
    const now = new Date();
    const time = { now: now.getTime(), uptime: uptime() };
    const leap = time.now - last.now - (time.uptime - last.uptime);
    if (Math.abs(leap) > LEAP_MS) believedFrom = time.uptime + BELIEVED_AFTER_MS;
    last = time;
    const today = now.toISOString().slice(0, 10);
    if (today === done || time.uptime < believedFrom) return;
    done = today;
    work(now);
  };
  look();
  const timer = setInterval(look, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}

interface UpkeepOptions {
  readonly journal: Journal;
  readonly forms: readonly FormSpec[];
  /** Where copies of the journal go. Undefined makes none. */
  readonly copies: string | undefined;
  /** Told whether a copy could be made, and of a journal that turned out to be damaged then. */
  readonly onCopy: (result: 'made' | 'failed' | 'damaged') => void;
  /** Told one line for each thing done. It holds no personal data. */
  readonly log: (line: string) => void;
}

/**
 * What a relay does beside delivering: it copies the journal, and deletes what is too old. Returns what ends it, after the
 * copy that is being made.
 */
export function startUpkeep(options: UpkeepOptions): () => Promise<void> {
  const { journal, forms, copies, onCopy, log } = options;
  /** One after the other, because each works on the whole file. */
  let work: Promise<void> = Promise.resolve();
  const enqueue = (name: string, task: () => Promise<void>) => {
    // The file is in use or the disk is full; taking inquiries must not end for that, and tomorrow is another day.
    const inPlace = () => {
      journal.mustBeInPlace();
      return task();
    };
    work = work.then(inPlace).catch((error: unknown) => log(`${name} failed: ${codeOf(error)}`));
  };
  const expire = async (now: Date) => {
    const expired = await journal.patiently(() => expireLeads(journal, forms, now));
    for (const { table, deleted } of expired.filter(({ deleted }) => deleted > 0)) {
      log(`retention ${table} ${deleted} deleted`);
    }
    if (journal.isWorthShrinking()) await shrink(journal.file);
    else if (expired.some(({ deleted }) => deleted > 0)) await journal.patiently(() => journal.emptyLog());
  };
  const copy = async (folder: string, now: Date) => {
    try {
      await copyJournal(journal.file, folder, now);
      onCopy('made');
    } catch (error) {
      onCopy(isDamage(error) ? 'damaged' : 'failed');
      throw error;
    }
  };
  const lastLeap = (now: number) => {
    try {
      return journal.lastLeap(now, now - BELIEVED_AFTER_MS, LEAP_MS);
    } catch {
      // Nothing is known, so the clock has to prove itself.
      return now;
    }
  };
  const stops = [
    daily((now) => enqueue('retention', () => expire(now)), { lastLeap }),
    ...(copies === undefined ? [] : [daily((now) => enqueue('copy', () => copy(copies, now)))]),
  ];
  return async () => {
    for (const stop of stops) stop();
    await work;
  };
}

const codeOf = (error: unknown) => String((error as { code?: string } | undefined)?.code ?? error);

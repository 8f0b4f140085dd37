/** Deletes submissions that are older than their form allows. */
import type { FormSpec } from '../shared/form-spec.ts';
import type { Journal } from './journal.ts';

/** What was deleted from one table. */
export interface Expired {
  readonly table: string;
  readonly deleted: number;
}

/**
 * Deletes what is older than the period of its form: from the journal, and from the form's own table where that stands
 * in the same file. Forms whose submissions are kept until someone deletes them do not appear in the answer.
 */
export function expireLeads(journal: Pick<Journal, 'forget'>, forms: readonly FormSpec[], now: Date): Expired[] {
  return forms
    .filter(({ retentionMonths }) => retentionMonths > 0)
    .map(({ action, table, retentionMonths }) => ({
      table,
      deleted: journal.forget(monthsBefore(now, retentionMonths).getTime(), action),
    }));
}

/** The same day and time so many calendar months earlier, in UTC; where the month has no such day, its last one. */
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

export interface Clocks {
  readonly now?: () => Date;
  /** Milliseconds since some moment, by a clock that nobody sets. */
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
  const { now = () => new Date(), uptime = () => performance.now(), lastLeap = () => undefined } = clocks;
  let done = '';
  let last = { now: now().getTime(), uptime: uptime() };
  const since = last.now - (lastLeap(last.now) ?? Number.NEGATIVE_INFINITY);
  let believedFrom = last.uptime + Math.max(0, BELIEVED_AFTER_MS - Math.max(0, since));
  const look = () => {
    const time = { now: now().getTime(), uptime: uptime() };
    const leap = time.now - last.now - (time.uptime - last.uptime);
    if (Math.abs(leap) > LEAP_MS) believedFrom = time.uptime + BELIEVED_AFTER_MS;
    last = time;
    const today = now().toISOString().slice(0, 10);
    if (today === done || time.uptime < believedFrom) return;
    done = today;
    work(now());
  };
  look();
  const timer = setInterval(look, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}

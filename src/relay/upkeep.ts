/** What a relay does once a day: it copies the journal, and then deletes what is older than its form allows. */
import { monthsBefore } from '../lib/day.ts';
import type { FormSpec } from '../shared/form-spec.ts';
import { copyJournal } from './journal/copies.ts';
import { isDamage } from './journal/database.ts';
import type { Journal } from './journal.ts';
import type { Lead } from './types.ts';

/**
 * Deletes what is older than the period of its form. Returns how many leads that were in each table. Forms whose submissions
 * are kept until someone deletes them do not appear.
 */
export const expireLeads = (journal: Journal, forms: readonly FormSpec[], now: Date) =>
  forms
    .filter(({ retentionMonths }) => retentionMonths > 0)
    .map(({ action, table, retentionMonths }) => ({
      table,
      deleted: journal.forget(monthsBefore(now, retentionMonths).getTime(), action),
    }));

/** Whether a store outside of the journal has a lead, under an id of its own, or may have it and never said so. */
export const isElsewhere = ({ id, storeId = id, unanswered }: Lead): boolean => storeId !== id || unanswered;

/** How long it is kept who did what in the inbox, in months. */
export const AUDIT_KEPT_MONTHS = 12;

/** How long sums of calls are kept, in months. The privacy statement says so. */
export const CALLS_KEPT_MONTHS = 24;

/** A timer does not count the time that a machine sleeps, so it looks more often than once a day whether it is another. */
const LOOK_EVERY_MS = 60 * 60_000;

interface UpkeepOptions {
  readonly journal: Journal;
  readonly forms: readonly FormSpec[];
  /** Where copies of the journal go. Undefined makes none. */
  readonly copies: string | undefined;
  /** Told whether a copy could be made, and of a journal that turned out to be damaged then. */
  readonly onCopy: (result: 'made' | 'failed' | 'damaged') => void;
  /** Gets one line for each thing done. It holds no personal data. */
  readonly log: (line: string) => void;
}

/**
 * Does that now, and then once on every day. Nothing is deleted unless it is in a copy of that day: a clock that is wrong by
 * years takes nothing away that cannot be put back. Returns the function that ends it, after what is under way.
 */
export function startUpkeep({ journal, forms, copies, onCopy, log }: UpkeepOptions): () => Promise<void> {
  async function expire(now: Date): Promise<void> {
    const expired = await journal.patiently(() => expireLeads(journal, forms, now));
    const sums = journal.forgetCalls(monthsBefore(now, CALLS_KEPT_MONTHS).toISOString().slice(0, 10));
    journal.forgetAudit(monthsBefore(now, AUDIT_KEPT_MONTHS).getTime());
    journal.forgetAccess(now.getTime());
    if (sums > 0) log(`retention calls ${sums} deleted`);
    for (const { table, deleted } of expired) if (deleted > 0) log(`retention ${table} ${deleted} deleted`);
    await journal.leaveNoTrace();
  }

  /** The file may be in use or the disk full. Taking inquiries must not end for that, and tomorrow is another day. */
  async function care(now: Date): Promise<void> {
    let step = copies === undefined ? 'retention' : 'copy';
    try {
      journal.mustBeInPlace();
      if (copies !== undefined) {
        await copyJournal(journal.file, copies, now);
        onCopy('made');
      }
      step = 'retention';
      await expire(now);
    } catch (error) {
      if (step === 'copy') onCopy(isDamage(error) ? 'damaged' : 'failed');
      log(`${step} failed: ${(error as { code?: string } | undefined)?.code ?? error}`);
    }
  }

  let day = '';
  return repeat(LOOK_EVERY_MS, async () => {
    const now = new Date();
    const today = now.toISOString().slice(0, 10);
    if (today !== day) await care(now);
    day = today;
  });
}

/** Runs work now and then every `everyMs`, one run after the other. Returns the function that ends it, after what is under way. */
export function repeat(everyMs: number, work: () => Promise<void>): () => Promise<void> {
  let [isOver, last] = [false, work()];
  const next = () => {
    last = last.then(() => (isOver ? undefined : work()));
  };
  const timer = setInterval(next, everyMs).unref();
  return () => {
    isOver = true;
    clearInterval(timer);
    return last;
  };
}

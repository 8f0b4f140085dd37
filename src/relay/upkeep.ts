/** Daily upkeep of a relay: backs up the journal, then deletes expired data. */
import { monthsBefore } from '../lib/day.ts';
import { shortCause } from '../lib/texts.ts';
import type { FormSpec } from '../shared/form-spec.ts';
import { backUpJournal } from './journal/backups.ts';
import { isDamage } from './journal/database.ts';
import type { Journal } from './journal.ts';
import type { Lead } from './types.ts';

/**
 * Deletes the leads that are older than the retention period of their form. Returns the number per table, without forms
 * that have no retention period.
 */
export const expireLeads = (journal: Journal, forms: readonly FormSpec[], now: Date) =>
  forms
    .filter(({ retentionMonths }) => retentionMonths > 0)
    .map(({ action, table, retentionMonths }) => ({
      table,
      deleted: journal.forget(monthsBefore(now, retentionMonths).getTime(), action),
    }));

/** True if an external store has a lead under its own id, or may have it without having confirmed it. */
export const isElsewhere = ({ id, storeId = id, unanswered }: Lead): boolean => storeId !== id || unanswered;

/** Retention period of the audit trail of the inbox. */
export const AUDIT_KEPT_MONTHS = 12;

/** Retention period of the counts of calls, as stated in the privacy statement. */
export const CALLS_KEPT_MONTHS = 24;

/** Checks for a new day this often: timers do not count the time during which a machine sleeps. */
const CHECK_EVERY_MS = 60 * 60_000;

interface UpkeepOptions {
  readonly journal: Journal;
  readonly forms: readonly FormSpec[];
  /** Folder for backups of the journal. Undefined makes none. */
  readonly backups: string | undefined;
  /** Called with the outcome of each backup. `damaged` means that the journal itself is damaged. */
  readonly onBackup: (result: 'made' | 'failed' | 'damaged') => void;
  /** Receives one line per action, without personal data. */
  readonly log: (line: string) => void;
}

/**
 * Runs the upkeep now and then once a day. Unless backups are off, it deletes only after a successful backup, so that a
 * clock that is years off destroys nothing permanently. Returns a function that stops it and waits for the current run.
 */
export function startUpkeep({ journal, forms, backups, onBackup, log }: UpkeepOptions): () => Promise<void> {
  async function expire(now: Date): Promise<void> {
    const expired = await journal.retryWhileBusy(() => expireLeads(journal, forms, now));
    const calls = journal.forgetCalls(monthsBefore(now, CALLS_KEPT_MONTHS).toISOString().slice(0, 10));
    journal.forgetAudit(monthsBefore(now, AUDIT_KEPT_MONTHS).getTime());
    journal.forgetAccess(now.getTime());
    if (calls > 0) log(`retention calls ${calls} deleted`);
    for (const { table, deleted } of expired) if (deleted > 0) log(`retention ${table} ${deleted} deleted`);
    await journal.purgeDeleted();
  }

  /** Never throws: the relay must go on when the journal is busy or the disk full. The next day is another try. */
  async function runOnce(now: Date): Promise<void> {
    let step = backups === undefined ? 'retention' : 'copy';
    try {
      journal.assertInPlace();
      if (backups !== undefined) {
        await backUpJournal(journal.file, backups, now);
        onBackup('made');
      }
      step = 'retention';
      await expire(now);
    } catch (error) {
      if (step === 'copy') onBackup(isDamage(error) ? 'damaged' : 'failed');
      log(`${step} failed: ${shortCause(error)}`);
    }
  }

  let day = '';
  return repeat(CHECK_EVERY_MS, async () => {
    const now = new Date();
    const today = now.toISOString().slice(0, 10);
    if (today !== day) await runOnce(now);
    day = today;
  });
}

/** Runs `work` now and every `everyMs`, one run at a time. Returns a function that stops it and awaits the current run. */
export function repeat(everyMs: number, work: () => Promise<void>): () => Promise<void> {
  let [isStopped, last] = [false, work()];
  const next = () => {
    last = last.then(() => (isStopped ? undefined : work()));
  };
  const timer = setInterval(next, everyMs).unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
    return last;
  };
}

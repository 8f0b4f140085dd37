/** Daily upkeep of a relay: creates the views of the journal, backs it up, then deletes expired data. */

import type { FormSpec } from '../../api/forms/form-spec.ts';
import { monthsBefore } from '../../base/lib/day.ts';
import { backUpJournal, followsGap } from '../journal/backups.ts';
import type { Journal } from '../journal/journal.ts';
import type { Lead } from '../types.ts';
import { repeat } from './repeat.ts';
import type { Watch } from './watch.ts';

/**
 * Deletes the leads that are older than the retention period of their form. Resolves to the number per table, without
 * forms that have no retention period.
 */
export async function expireLeads(journal: Journal, forms: readonly FormSpec[], now: Date) {
  const expired: { readonly table: string; readonly deleted: number }[] = [];
  for (const { action, table, retentionMonths } of forms) {
    if (retentionMonths <= 0) continue;
    const before = monthsBefore(now, retentionMonths).getTime();
    expired.push({ table, deleted: await journal.forget(before, action, now.getTime()) });
  }
  return expired;
}

/** True if an external store has a lead under its own id, or may have it without having confirmed it. */
export const isElsewhere = ({ id, storeId = id, unanswered, state }: Lead): boolean =>
  storeId !== id || unanswered || state === 'sending';

/** Retention period of the audit trail of the inbox. */
const AUDIT_KEPT_MONTHS = 12;

/** Retention period of the counts of calls, as stated in the privacy statement. */
export const CALLS_KEPT_MONTHS = 24;

/** Checks for a new day this often: timers do not count the time during which a machine sleeps. */
const CHECK_EVERY_MS = 60 * 60_000;

interface UpkeepOptions {
  readonly journal: Journal;
  readonly forms: readonly FormSpec[];
  /** Folder for backups of the journal. Undefined makes none. */
  readonly backups: string | undefined;
  /** Is told the outcome of each step. */
  readonly watch: Pick<Watch, 'during'>;
  /** Receives one line per deletion, without personal data. */
  readonly log: (line: string) => void;
}

/**
 * Runs the upkeep now and then once a day; a failed run is repeated after a minute, then less and less often. Unless backups
 * are off, it deletes only after a successful backup, and not within a day after a gap between backups, so that a clock
 * that is years off destroys nothing permanently.
 * Returns a function that stops it and waits for the current run.
 */
export function startUpkeep({ journal, forms, backups, watch, log }: UpkeepOptions): () => Promise<void> {
  async function expire(now: Date): Promise<void> {
    const { retryWhileBusy } = journal;
    const expired = await expireLeads(journal, forms, now);
    const firstDay = monthsBefore(now, CALLS_KEPT_MONTHS).toISOString().slice(0, 10);
    const calls = await retryWhileBusy(() => journal.forgetCalls(firstDay));
    await retryWhileBusy(() => journal.forgetAudit(monthsBefore(now, AUDIT_KEPT_MONTHS).getTime()));
    await retryWhileBusy(() => journal.forgetGrants(now.getTime()));
    if (calls > 0) log(`retention calls ${calls} deleted`);
    for (const { table, deleted } of expired) if (deleted > 0) log(`retention ${table} ${deleted} deleted`);
    await journal.shrink();
  }

  async function runOnce(now: Date): Promise<void> {
    // Without views, nothing is lost.
    await watch.during('tables', () => journal.retryWhileBusy(() => journal.createViews(forms))).catch(() => {});
    if (backups !== undefined)
      await watch.during('copy', async () => {
        journal.assertInPlace();
        await backUpJournal(journal.file, backups, now);
      });
    // If the clock has jumped ahead, there is a day to set it right before anything counts as old.
    if (backups !== undefined && followsGap(backups, journal.file, now))
      return log('retention waits for a day: earlier backups are over a week old');
    await watch.during('retention', async () => {
      journal.assertInPlace();
      await expire(now);
    });
  }

  let day = '';
  return repeat(CHECK_EVERY_MS, async () => {
    const now = new Date();
    const today = now.toISOString().slice(0, 10);
    if (today !== day) await runOnce(now);
    day = today;
  });
}

/** Monitoring of a relay: knows its current troubles, and logs when each begins and when it is over. */
import { errorCode, shortCause } from '../../base/lib/errors.ts';
import { codedError, isBusy, isDamage, isJournalError } from '../journal/database.ts';
import { freeBytesBeside } from '../journal/file.ts';
import type { Journal } from '../journal/journal.ts';
import type { BarredLeads } from '../journal/outbox.ts';
import type { Channel, Delivery } from '../types.ts';

/** Age from which an undelivered lead counts as stuck. */
const STUCK_AFTER_MS = 60 * 60_000;

/** Share of the quota from which a journal counts as nearly full. */
const NEARLY_FULL = 0.8;

/** Bytes that must be free on the disk, in addition to the space for one more backup. */
const MIN_FREE_BYTES = 50 * 1024 * 1024;

/**
 * Worst first.
 * - `damaged`, `gone`, `unusable`: this journal cannot accept submissions
 * - `waiting`: a lead has been undelivered for an hour · `refused`: the store refuses leads, or the key
 * - `unsent`: a notice has been unsent for an hour · `mailbox`: the mail server refuses mails about leads, or the login
 * - `address`: the mail server refuses notices to one of several mailboxes
 * - `reminder`: the morning mail cannot be sent
 * - `copy`: backups fail · `full`: the journal is close to its quota · `disk`: the disk is nearly full
 */
const TROUBLES = [
  'damaged',
  'gone',
  'unusable',
  'waiting',
  'refused',
  'unsent',
  'mailbox',
  'address',
  'reminder',
  'copy',
  'full',
  'disk',
] as const;

export type Trouble = (typeof TROUBLES)[number];

/**
 * Work that can fail.
 * - `requests`: accepting submissions, and everything else that a request asks of the journal
 * - `reading`: the checks of the watch itself
 * - `tables`: creating the views of the journal
 * - `address`: notices to each of the mailboxes of the staff
 */
export type Work =
  | Channel
  | 'requests'
  | 'reading'
  | 'tables'
  | 'copy'
  | 'retention'
  | 'alarms'
  | 'address'
  | 'reminder';

/** Work that is not retried within seconds. */
const PROBED: ReadonlySet<Work> = new Set(['requests', 'tables', 'retention', 'alarms']);

/** Work whose failures say nothing of the journal. */
const MAIL_AND_COPY: ReadonlySet<Work> = new Set(['copy', 'address', 'reminder']);

interface WatchOptions {
  readonly journal: Journal;
  /** Channels in use. On others, for example after mail was turned off, waiting entries are no trouble. */
  readonly channels: readonly Channel[];
  /** Describes an error for the log, without personal data. */
  readonly describe: (error: unknown) => string;
  readonly log: (line: string) => void;
}

export type Watch = ReturnType<typeof createWatch>;

export function createWatch({ journal, channels, describe, log }: WatchOptions) {
  /** The error of each kind of work that failed when it was last tried. */
  const errors = new Map<Work, unknown>();
  const codes = (): string[] => [...errors.values()].map(keyOf);

  /** Records that work failed. Logs a cause once, however often and wherever it occurs. */
  function failed(work: Work, error: unknown): void {
    // Reported as `full`, from the size of the journal.
    if (errorCode(error) === 'JOURNAL_FULL') return;
    if (!codes().includes(keyOf(error))) log(`${work} failed: ${describe(error)}`);
    errors.set(work, error);
  }

  /** Records that work succeeded. */
  function worked(work: Work): void {
    if (!errors.has(work)) return;
    const key = keyOf(errors.get(work));
    errors.delete(work);
    if (!codes().includes(key)) log(`${work} recovered from ${key}`);
  }

  /** Does work, and records what becomes of it. Rejects as the work does. */
  async function during<Result>(work: Work, run: () => Result | Promise<Result>): Promise<Result> {
    try {
      const result = await run();
      worked(work);
      return result;
    } catch (error) {
      failed(work, error);
      throw error;
    }
  }

  /** Some work may not run again for hours. So while the journal is the trouble, tests whether it is usable again. */
  function probe(): void {
    const failing = [...errors].filter(([work, error]) => PROBED.has(work) && isJournalError(error));
    if (failing.length === 0) return;
    try {
      journal.assertInPlace();
      journal.assertWritable();
    } catch {
      return;
    }
    for (const [work] of failing) worked(work);
  }

  /** Returns what the store or the mail server refuses until someone fixes the cause. Empty for all other troubles. */
  function refusals(trouble: Trouble): BarredLeads[] {
    if (trouble !== 'refused' && trouble !== 'mailbox') return [];
    return journal.barred(channels.filter((channel) => (channel === 'store') === (trouble === 'refused')));
  }

  function detect(now: number): Partial<Record<Trouble, boolean>> {
    try {
      journal.assertInPlace();
      const { used, quota } = journal.usage();
      // One from the future arrived while the clock was ahead, so how long it has waited is unknown.
      const isStuck = (channel: Channel) => Math.abs(now - (journal.oldestWaiting(channel) ?? now)) > STUCK_AFTER_MS;
      const found = {
        waiting: isStuck('store'),
        refused: refusals('refused').length > 0,
        unsent: channels.includes('notice') && isStuck('notice'),
        mailbox: refusals('mailbox').length > 0,
        full: used >= quota * NEARLY_FULL,
        disk: freeBytesBeside(journal.file) < MIN_FREE_BYTES + used,
      };
      worked('reading');
      return found;
    } catch (error) {
      if (isBusy(error)) throw error;
      failed('reading', error);
      return {};
    }
  }

  /** Records the outcome of a delivery. A notice that not every mailbox accepts is delivered, but someone never sees any. */
  function settled(channel: Channel, { kind, cause }: Pick<Delivery, 'kind' | 'cause'>): void {
    if (channel !== 'notice' || kind !== 'delivered') return;
    if (cause === undefined) worked('address');
    else failed('address', codedError(cause, 'Not every mailbox accepts notices.'));
  }

  const isDamaged = () => isDamage(errors.get('copy'));

  return {
    failed,
    worked,
    during,
    settled,
    /** True if the journal is known to be damaged and must not accept submissions. */
    isDamaged,
    /** Returns all current troubles, worst first. Throws only `SQLITE_BUSY`, while another process holds a lock. */
    troubles(now: number): Trouble[] {
      probe();
      const detected = detect(now);
      const journalErrors = [...errors].filter(([work]) => !MAIL_AND_COPY.has(work));
      const isGone = (error: unknown) => errorCode(error) === 'JOURNAL_GONE';
      const gone = journalErrors.some(([, error]) => isGone(error));
      const current: Partial<Record<Trouble, boolean>> = {
        ...detected,
        damaged: isDamaged(),
        gone,
        // A file that has gone causes errors of SQLite as well.
        unusable: !gone && journalErrors.length > 0,
        address: errors.has('address'),
        reminder: errors.has('reminder'),
        copy: errors.has('copy'),
      };
      return TROUBLES.filter((trouble) => current[trouble]);
    },
    /** Throws if the journal is unusable. */
    refusals,
  };
}

/** Identifies a cause: the code of an error, or the first line of its message. */
const keyOf = (error: unknown) => shortCause(error).split('\n', 1)[0] as string;

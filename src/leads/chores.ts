import type { FormSpec } from '../shared/form-spec.ts';
import { shrink } from './journal/background.ts';
import { copyJournal } from './journal/copies.ts';
import { isDamage } from './journal/database.ts';
import type { Journal } from './journal.ts';
import type { Patience } from './patiently.ts';
import { BELIEVED_AFTER_MS, daily, expireLeads, LEAP_MS } from './retention.ts';

export interface ChoresOptions {
  readonly journal: Journal;
  readonly forms: readonly FormSpec[];
  readonly patiently: Patience;
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
export function startChores(options: ChoresOptions): () => Promise<void> {
  const { journal, forms, patiently, copies, onCopy, log } = options;
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
    const expired = await patiently(() => expireLeads(journal, forms, now));
    for (const { table, deleted } of expired.filter(({ deleted }) => deleted > 0)) {
      log(`retention ${table} ${deleted} deleted`);
    }
    if (journal.isWorthShrinking()) await shrink(journal.file);
    else if (expired.some(({ deleted }) => deleted > 0)) await patiently(() => journal.emptyLog());
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

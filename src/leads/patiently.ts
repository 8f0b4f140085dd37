import { setTimeout as sleep } from 'node:timers/promises';
import { isBusy, PATIENT_MS } from './journal/database.ts';

/** How long one try may keep the process waiting for another one that writes, in milliseconds. */
export const TRY_MS = 10;

/** Between two tries, in milliseconds. */
const PAUSE_MS = 40;

/** Runs work on a journal that was opened with `TRY_MS`, again and again while another process is writing. */
export type Patience = <T>(work: () => T) => Promise<T>;

/**
 * Waits for another process that is writing without keeping this one from its other work. One waits at a time, the others
 * behind it. After ten seconds the work fails as it would have at once.
 */
export function createPatience(now: () => number = () => performance.now()): Patience {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function tryUntil<T>(end: number, work: () => T): Promise<T> {
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!isBusy(error) || now() >= end) throw error;
        await sleep(PAUSE_MS);
      }
    }
  }

  return (work) => {
    const end = now() + PATIENT_MS;
    const attempt = waiting === 0 ? tryUntil(end, work) : last.then(() => tryUntil(end, work));
    waiting += 1;
    last = attempt.then(
      () => (waiting -= 1),
      () => (waiting -= 1),
    );
    return attempt;
  };
}

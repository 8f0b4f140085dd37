import { setTimeout as sleep } from 'node:timers/promises';
import { isBusy, PATIENT_MS } from './database.ts';

/** How long one try may keep the process waiting for another one that writes, in milliseconds. */
export const TRY_MS = 10;

/** Between two tries, in milliseconds. */
const PAUSE_MS = 40;

/**
 * Makes a function that runs work on a journal, again and again while another process is writing, without keeping this one
 * from its other work. One call waits at a time, the others behind it. After ten seconds the work fails as it would have at
 * once. It takes a journal that was opened with `TRY_MS`; any other one waits by itself.
 */
export function createPatience(): <T>(work: () => T) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();

  async function tryUntil<T>(end: number, work: () => T): Promise<T> {
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!isBusy(error) || performance.now() >= end) throw error;
        await sleep(PAUSE_MS);
      }
    }
  }

  return (work) => {
    const end = performance.now() + PATIENT_MS;
    const attempt = last.then(() => tryUntil(end, work));
    last = attempt.catch(() => {});
    return attempt;
  };
}

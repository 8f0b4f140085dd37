import { setTimeout as sleep } from 'node:timers/promises';

/** Pause after the first failed run, in milliseconds. Doubles with every further one, up to the usual pause. */
const FIRST_RETRY_MS = 60_000;

/**
 * Runs `work` now and then periodically, one run at a time, even after a run has failed. Does not keep the process alive.
 * Returns a function that stops it and awaits the current run.
 *
 * @param everyMs pause between the end of a run and the next
 * @param work reports its failures itself
 */
export function repeat(everyMs: number, work: () => Promise<void>): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run(): Promise<void> {
    for (let failures = 0; !signal.aborted; ) {
      try {
        await work();
        failures = 0;
      } catch {
        failures += 1;
      }
      const pause = failures === 0 ? everyMs : Math.min(everyMs, FIRST_RETRY_MS * 2 ** (failures - 1));
      await sleep(pause, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  const running = run();
  return () => {
    stopping.abort();
    return running;
  };
}

/** Jobs for tests of the pool. */
import { isMainThread } from 'node:worker_threads';

export const jobsToTest = {
  square: (item: number) => item * item,
  fragile(item: number) {
    if (item === 99) throw new RangeError('99 is too much');
    return item;
  },
  /** Takes longer on a worker thread. */
  slow(item: number) {
    if (!isMainThread) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 25);
    return item;
  },
  /** Kills the worker thread that runs it. */
  deadly: (item: number) => (isMainThread || item !== 7 ? item : process.exit(1)),
};

export type JobToTest = keyof typeof jobsToTest;

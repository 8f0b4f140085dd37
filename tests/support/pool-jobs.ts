/** Jobs for tests of the pool. The context is added to each result. */
import { setTimeout } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

const job = (run: (item: number) => number | Promise<number>) => ({
  batch: 4,
  prepare: (more: number) => async (item: number) => (await run(item)) + more,
});

export const jobsToTest = {
  square: job((item) => item * item),
  fragile: job((item) => {
    if (item === 99) throw new RangeError('99 is too much');
    return item;
  }),
  /** Takes longer on a worker thread. */
  slow: job((item) => (isMainThread ? item : setTimeout(200, item))),
  /** Kills the worker thread that runs it. */
  deadly: job((item) => (isMainThread || item !== 7 ? item : process.exit(1))),
};

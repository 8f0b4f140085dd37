import { expect, test } from 'vitest';
import { repeat } from './repeat.ts';

test('work goes on after a run that failed, also one that threw at once', async () => {
  let runs = 0;
  const stop = repeat({
    everyMs: 1,
    work: () => {
      runs += 1;
      if (runs === 1) throw new Error('at once');
      return runs === 2 ? Promise.reject(new Error('later')) : Promise.resolve();
    },
  });
  await expect.poll(() => runs).toBeGreaterThan(4);
  await stop();
});

test('stopping awaits the current run, and starts no other', async () => {
  let [runs, finish] = [0, () => {}];
  const work = () =>
    new Promise<void>((resolve) => {
      runs += 1;
      finish = resolve;
    });
  const stop = repeat({ everyMs: 1, work });
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await new Promise(setImmediate);
  expect([runs, isStopped]).toEqual([1, false]);
  finish();
  await stopped;
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(runs).toBe(1);
});

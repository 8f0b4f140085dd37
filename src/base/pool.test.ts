import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { type JobToTest, jobsToTest } from '../../tests/support/pool-jobs.ts';
import { createPool } from './pool.ts';

/** Runs a job over items and returns the outcomes in order. */
async function outcomes(name: JobToTest, items: readonly number[], where: 'here' | 'on threads') {
  const thread = () =>
    new Worker(join(import.meta.dirname, '../../tests/support/pool-thread.mjs'), {
      execArgv: ['--import', 'tsx'],
      workerData: name,
    });
  const pool = createPool(jobsToTest[name], where === 'here' ? undefined : thread);
  const results = items.map((item) => pool.add(item));
  await pool.finish();
  return Promise.allSettled(results);
}

const values = async (results: Promise<readonly PromiseSettledResult<unknown>[]>) =>
  (await results).map((each) => (each.status === 'fulfilled' ? each.value : String(each.reason)));

/** Enough items to start a thread, and to keep it busy. */
const MANY = Array.from({ length: 1230 }, (_, index) => index);

describe('work', () => {
  test('has the same results in the same order with and without threads', async () => {
    const here = await values(outcomes('square', MANY, 'here'));
    expect(here.slice(0, 3)).toEqual([0, 1, 4]);
    expect(await values(outcomes('square', MANY, 'on threads'))).toEqual(here);
  });

  test('that fails throws the same error as without threads, and loses no other item', async () => {
    const found = await values(outcomes('fragile', MANY, 'on threads'));
    expect(found.filter((each) => typeof each === 'string')).toEqual(['RangeError: 99 is too much']);
    expect(found).toEqual(await values(outcomes('fragile', MANY, 'here')));
  });

  // So few items that the thread starts once no more are added, and many.
  test.each([300, 1230])('keeps the process alive until it is done with %i items', { tags: 'slow' }, async (items) => {
    const program = join(import.meta.dirname, '../../tests/support/pool-process.ts');
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program, String(items)]);
    expect(stdout).toBe(String(2 * items));
  });

  test('is finished even if it crashes a thread', async () => {
    expect(await values(outcomes('deadly', MANY, 'on threads'))).toEqual(MANY);
  });
});

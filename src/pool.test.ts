import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { jobsToTest } from '../tests/support/pool-jobs.ts';
import { createPool } from './pool.ts';

const thread = () =>
  new Worker(join(import.meta.dirname, '../tests/support/pool-thread.mjs'), { execArgv: ['--import', 'tsx'] });

/** What becomes of items, in their order. */
async function done(name: 'square' | 'fragile' | 'deadly', items: readonly number[], start?: () => Worker) {
  const pool = createPool(jobsToTest, start);
  const work = pool.open(name, 100);
  const results = items.map((item) => work.add(item));
  await work.finish();
  pool.close();
  return Promise.allSettled(results);
}

const values = async (results: Promise<readonly PromiseSettledResult<unknown>[]>) =>
  (await results).map((each) => (each.status === 'fulfilled' ? each.value : String(each.reason)));

/** Enough to be worth a thread. */
const MANY = Array.from({ length: 230 }, (_, index) => index);

describe('work', () => {
  test('has the same results in the same order, whether or not threads help', async () => {
    const here = await values(done('square', MANY));
    expect(here.slice(0, 3)).toEqual([100, 101, 104]);
    expect(await values(done('square', MANY, thread))).toEqual(here);
  });

  test('is done by no thread while it is little', async () => {
    let started = 0;
    const results = values(
      done('square', [1, 2, 3], () => {
        started += 1;
        return thread();
      }),
    );
    expect([await results, started]).toEqual([[101, 104, 109], 0]);
  });

  test('that fails says the same of the item that failed, and loses no other', async () => {
    const found = await values(done('fragile', MANY, thread));
    expect(found.filter((each) => typeof each === 'string')).toEqual(['RangeError: 99 is too much']);
    expect(found).toEqual(await values(done('fragile', MANY)));
  });

  test('that is added when all else is done is done, too', async () => {
    const work = createPool(jobsToTest).open('square', 100);
    await work.finish();
    expect(await work.add(3)).toBe(109);
  });

  test('is waited for, even if nothing else keeps the process alive', async () => {
    const program = join(import.meta.dirname, '../tests/support/pool-process.ts');
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program]);
    expect(stdout).toBe('460');
  });

  test('is finished even if a thread dies of it', async () => {
    expect(await values(done('deadly', MANY, thread))).toEqual(MANY.map((item) => item + 100));
  });
});

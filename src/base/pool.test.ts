import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { jobsToTest } from '../../tests/support/pool-jobs.ts';
import { createPool } from './pool.ts';

const thread = () =>
  new Worker(join(import.meta.dirname, '../../tests/support/pool-thread.mjs'), { execArgv: ['--import', 'tsx'] });

/** Runs a job over items and returns the outcomes in order. */
async function outcomes(name: 'square' | 'fragile' | 'deadly', items: readonly number[], start?: () => Worker) {
  const pool = createPool(jobsToTest, start);
  const work = pool.open(name, 100);
  const results = items.map((item) => work.add(item));
  await work.finish();
  pool.close();
  return Promise.allSettled(results);
}

const values = async (results: Promise<readonly PromiseSettledResult<unknown>[]>) =>
  (await results).map((each) => (each.status === 'fulfilled' ? each.value : String(each.reason)));

/** Enough items to start a thread, and to keep it busy. */
const MANY = Array.from({ length: 1230 }, (_, index) => index);

describe('work', () => {
  test('has the same results in the same order with and without threads', async () => {
    const here = await values(outcomes('square', MANY));
    expect(here.slice(0, 3)).toEqual([100, 101, 104]);
    expect(await values(outcomes('square', MANY, thread))).toEqual(here);
  });

  test('that fails throws the same error as without threads, and loses no other item', async () => {
    const found = await values(outcomes('fragile', MANY, thread));
    expect(found.filter((each) => typeof each === 'string')).toEqual(['RangeError: 99 is too much']);
    expect(found).toEqual(await values(outcomes('fragile', MANY)));
  });

  test('that Node does in the background begins before anybody waits for it, a few items at a time', async () => {
    const ends: (() => void)[] = [];
    const prepare = () => () => new Promise<void>((end) => void ends.push(end));
    const work = createPool({ outside: { batch: 1, ahead: 2, prepare } }).open('outside', undefined);
    const results = Promise.all([1, 2, 3].map(work.add));
    expect(ends).toHaveLength(2);
    ends[0]?.();
    await expect.poll(() => ends).toHaveLength(3);
    for (const end of ends) end();
    await work.finish();
    await results;
  });

  test('keeps the process alive until it is done', async () => {
    // The main thread only waits for its workers.
    const program = `
      import { Worker } from 'node:worker_threads';
      import { createPool } from './src/base/pool.ts';
      import { jobsToTest } from './tests/support/pool-jobs.ts';
      const pool = createPool(jobsToTest, () => new Worker('./tests/support/pool-thread.mjs', { execArgv: ['--import', 'tsx'] }));
      const work = pool.open('slow', 1);
      const results = Array.from({ length: 1230 }, () => work.add(1));
      await work.finish();
      pool.close();
      process.stdout.write(String((await Promise.all(results)).reduce((sum, each) => sum + each)));`;
    const options = ['--import', 'tsx', '--input-type=module', '-e', program];
    const cwd = join(import.meta.dirname, '../..');
    const { stdout } = await promisify(execFile)(process.execPath, options, { cwd });
    expect(stdout).toBe('2460');
  });

  test('is finished even if it crashes a thread', async () => {
    expect(await values(outcomes('deadly', MANY, thread))).toEqual(MANY.map((item) => item + 100));
  });
});

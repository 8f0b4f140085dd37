/** Runs jobs while the main thread only waits for its workers. Prints the sum of the results. */
import { Worker } from 'node:worker_threads';
import { createPool } from '../../src/base/pool.ts';
import { jobsToTest } from './pool-jobs.ts';

const pool = createPool(
  jobsToTest,
  () => new Worker(new URL('pool-thread.mjs', import.meta.url), { execArgv: ['--import', 'tsx'] }),
);
const work = pool.open('slow', 1);
const results = Array.from({ length: 1230 }, () => work.add(1));
await work.finish();
pool.close();
process.stdout.write(String((await Promise.all(results)).reduce((sum, each) => sum + each)));

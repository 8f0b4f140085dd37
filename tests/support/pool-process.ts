/** Runs a job over some items while the main thread only waits for its workers. Prints the sum of the results. */
import { Worker } from 'node:worker_threads';
import { createPool } from '../../src/base/pool.ts';
import { jobsToTest } from './pool-jobs.ts';

const pool = createPool(
  jobsToTest.slow,
  () => new Worker(new URL('pool-thread.mjs', import.meta.url), { execArgv: ['--import', 'tsx'], workerData: 'slow' }),
);
const results = Array.from({ length: Number(process.argv[2]) }, () => pool.add(2));
await pool.finish();
process.stdout.write(String((await Promise.all(results)).reduce((sum, each) => sum + each)));

/** Worker thread that runs the jobs of the tests. */
import { parentPort } from 'node:worker_threads';
import { serveJobs } from '../../src/base/pool.ts';
import { jobsToTest } from './pool-jobs.ts';

serveJobs(jobsToTest, parentPort);

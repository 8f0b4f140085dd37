/** Worker thread that runs a job of the tests, by its name. */
import { parentPort, workerData } from 'node:worker_threads';
import { serveJob } from '../../src/base/pool.ts';
import { jobsToTest } from './pool-jobs.ts';

serveJob(jobsToTest[workerData], parentPort);

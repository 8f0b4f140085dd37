/** Entry point of a worker thread: loads the same bundle as the command and runs the jobs that it is sent. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData as path } from 'node:worker_threads';
import { startBundled } from './start-bundled.mjs';

const { exports, keep } = startBundled({ path, code: readFileSync(path) }, 'worker');
parentPort.on('close', () => keep(exports.replaceFile));
await exports.runWorker(parentPort);

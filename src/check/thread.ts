/** What a thread runs that reads pages: each as soon as it is named, and tells of all at the end. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type FileFacts, readFile } from './facts.ts';

/** A path inside the folder, or nothing more. */
export type Message = string | undefined;

const folder = workerData as string;
const read: FileFacts[] = [];

parentPort?.on('message', (path: Message) => {
  if (path !== undefined) read.push(readFile(path, readFileSync(join(folder, path), 'utf8')));
  else {
    parentPort?.postMessage(read);
    parentPort?.close();
  }
});

/** What a thread runs that reads pages: as soon as they are named, and tells of all at the end. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type FileFacts, readFile } from './facts.ts';

/** Paths inside the folder, or that there will be no more. */
export type Message = readonly string[] | 'done';

const folder = workerData as string;
const read: FileFacts[] = [];

parentPort?.on('message', (paths: Message) => {
  if (paths === 'done') {
    parentPort?.postMessage(read);
    parentPort?.close();
    return;
  }
  for (const path of paths) read.push(readFile(path, readFileSync(join(folder, path), 'utf8')));
});

/** What a thread runs that writes files and reads pages back: as soon as it gets them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { readFile } from '../check/facts.ts';
import { scribeIn } from '../write/scribe.ts';
import { isReadable, type Message, type Reading, type Report } from './order.ts';

const folder = workerData as string;
const scribe = scribeIn(folder);
const say = (report: Report) => parentPort?.postMessage(report);

parentPort?.on('message', async (message: Message) => {
  if (message === 'done') {
    say({ stamps: await scribe.finish() });
    parentPort?.close();
    return;
  }
  const read: Reading[] = [];
  for (const { output, bytes, hash } of message) {
    scribe.write(output, bytes, hash);
    if (isReadable(output, hash))
      read.push({ facts: readFile(output, readFileSync(join(folder, output), 'utf8')), hash });
  }
  say({ read });
});

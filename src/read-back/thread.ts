/** What a thread runs that writes files and reads pages back: as soon as it gets them. */
import { parentPort, workerData } from 'node:worker_threads';
import { openFolder } from '../output/folder-tree.ts';
import { scribeIn } from '../output/scribe.ts';
import { carryOut, type Message, type Report } from './carry-out.ts';

const path = workerData as string;
const folder = openFolder(path);
const scribe = scribeIn(path);
const say = (report: Report) => parentPort?.postMessage(report);

parentPort?.on('message', async (message: Message) => {
  if (message !== 'done') {
    say({ read: carryOut(message, scribe, folder), files: message.length });
    return;
  }
  say({ stamps: await scribe.finish() });
  parentPort?.close();
});

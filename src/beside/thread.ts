/** What a thread runs that writes files and reads pages back: as soon as it gets them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type FileFacts, readFile } from '../check/facts.ts';
import type { OutputFile } from '../types.ts';
import type { Stamps } from '../write/carry-over.ts';
import { scribeIn } from '../write/scribe.ts';

/** A file to be written. */
export interface Order extends OutputFile {
  readonly hash: string | undefined;
}

/** Files, or that there will be no more. */
export type Message = readonly Order[] | 'done';

/** What it says of files that it has written, and, once there will be no more, how they were left. */
export type Report = { readonly read: readonly FileFacts[] } | { readonly stamps: Stamps };

const folder = workerData as string;
const scribe = scribeIn(folder);
const say = (report: Report) => parentPort?.postMessage(report);

parentPort?.on('message', async (message: Message) => {
  if (message === 'done') {
    say({ stamps: await scribe.finish() });
    parentPort?.close();
    return;
  }
  const read: FileFacts[] = [];
  for (const { output, bytes, hash } of message) {
    scribe.write(output, bytes, hash);
    if (output.endsWith('.html')) read.push(readFile(output, readFileSync(join(folder, output), 'utf8')));
  }
  say({ read });
});

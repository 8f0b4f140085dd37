import { Worker } from 'node:worker_threads';
import { type FileFacts, readFile } from '../check/facts.ts';
import { eachUntil } from '../lib/each-until.ts';
import type { OpenFolder } from '../lib/file-tree.ts';
import type { Stamps } from '../write/carry-over.ts';
import { type Scribe, scribeIn } from '../write/scribe.ts';
import { isReadable, type Message, type Order, type Report } from './order.ts';
import { THREAD_CODE } from './thread-code.ts';

/** Fewer pages are written and read where they are made: starting a thread would take longer. */
const WORTH_A_THREAD = 150;

/** So many files have to be written before a thread is worth its start: after an edit, most are carried over. */
const WORTH_A_START = 48;

/** So many files are in one message: sending one takes as long as writing a file. */
const AT_ONCE = 16;

/** Writes the files of a build, and reads the pages among them back while others are made. */
export interface Beside extends Scribe {
  /** Reads pages that were written, one after the other, as long as something else has to be waited for. */
  readUntil(done: Promise<unknown>): Promise<void>;
}

/** Is handed what was read of a page since it was written, and the hash under which that was. */
export type Take = (facts: FileFacts, hash: string) => void;

/**
 * @param folder in which the files shall lie
 * @param pages how many there will be at most
 */
export const workBeside = (
  folder: OpenFolder,
  pages: number,
  take: Take,
  code: string | undefined = THREAD_CODE,
): Beside => (code === undefined || pages < WORTH_A_THREAD ? here(folder, take) : inThread(folder.path, take, code));

/** Writes at once, reads while the caller waits, and leaves the rest to whoever needs it. */
function here({ path, text }: OpenFolder, take: Take): Beside {
  const scribe = scribeIn(path);
  const pages = new Map<string, string>();
  return {
    ...scribe,
    write(output, bytes, hash) {
      scribe.write(output, bytes, hash);
      if (isReadable(output, hash)) pages.set(output, hash);
    },
    readUntil: (done) => eachUntil(done, [...pages], ([page, hash]) => take(readFile(page, text(page)), hash)),
  };
}

function inThread(folder: string, take: Take, code: string): Beside {
  let thread: Thread | undefined;
  let waiting: Order[] = [];
  return {
    write(output, bytes, hash) {
      waiting.push({ output, bytes, hash });
      if (waiting.length < (thread ? AT_ONCE : WORTH_A_START)) return;
      thread ??= startThread(folder, code, take);
      thread.say(waiting);
      waiting = [];
    },
    finish: () => thread?.finish(waiting) ?? written(folder, waiting),
    stop: async () => thread?.stop(),
    readUntil: () => Promise.resolve(),
  };
}

function written(folder: string, files: readonly Order[]): Promise<Stamps> {
  const scribe = scribeIn(folder);
  for (const { output, bytes, hash } of files) scribe.write(output, bytes, hash);
  return scribe.finish();
}

interface Thread {
  say(files: readonly Order[]): void;
  /** Hands over the last files, and waits until all are written. */
  finish(files: readonly Order[]): Promise<Stamps>;
  stop(): Promise<void>;
}

function startThread(folder: string, code: string, take: Take): Thread {
  const worker = new Worker(code, { eval: true, workerData: folder });
  const finished = new Promise<Stamps>((resolve, reject) => {
    worker.on('message', (report: Report) => {
      if ('stamps' in report) resolve(report.stamps);
      else for (const { facts, hash } of report.read) take(facts, hash);
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread that writes files ended before they were written.')));
  });
  // What goes wrong is thrown where it is awaited. Whoever gives up before that does not wait for the thread.
  finished.catch(() => {});
  worker.unref();
  const say = (message: Message) => worker.postMessage(message);
  return {
    say,
    finish(files) {
      worker.ref();
      say(files);
      say('done');
      return finished;
    },
    async stop() {
      await worker.terminate();
    },
  };
}

import { Worker } from 'node:worker_threads';
import type { FileFacts } from './facts.ts';
import type { Message } from './thread.ts';
import { THREAD_CODE } from './thread-code.ts';

/** Fewer pages are read where they are needed: starting a thread would take longer. */
const WORTH_A_THREAD = 150;

/** Reads files beside the work of the caller. */
export interface Reader {
  /** Reads a file that has been written. */
  read(path: string): void;
  /** What was read, by path. Rejects if a file could not be read. */
  done(): Promise<ReadonlyMap<string, FileFacts>>;
}

/** A reader that does nothing: then files are read where they are needed. */
const NO_READER: Reader = { read: () => {}, done: () => Promise.resolve(new Map()) };

/**
 * @param folder in which the files are written; undefined where they lie in memory
 * @param pages how many there will be
 */
export function readBeside(folder: string | undefined, pages: number, code: string | undefined = THREAD_CODE): Reader {
  if (code === undefined || folder === undefined || pages < WORTH_A_THREAD) return NO_READER;
  const worker = new Worker(code, { eval: true, workerData: folder });
  const finished = new Promise<ReadonlyMap<string, FileFacts>>((resolve, reject) => {
    worker.once('message', (read: readonly FileFacts[]) => {
      resolve(new Map(read.map((facts) => [facts.output, facts])));
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread that reads pages ended before they were read.')));
  });
  // What goes wrong is thrown where it is awaited. Whoever gives up before that does not wait for the thread.
  finished.catch(() => {});
  worker.unref();
  const say = (message: Message) => worker.postMessage(message);
  return {
    read: say,
    done() {
      worker.ref();
      say(undefined);
      return finished;
    },
  };
}

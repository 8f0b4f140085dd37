import { Worker } from 'node:worker_threads';
import { eachUntil } from '../lib/each-until.ts';
import type { OpenFolder } from '../lib/file-tree.ts';
import { type FileFacts, readFile } from './facts.ts';
import type { Message } from './thread.ts';
import { THREAD_CODE } from './thread-code.ts';

/** Fewer pages are read where they are needed: starting a thread would take longer. */
const WORTH_A_THREAD = 150;

/** So many files are named in one message: sending one takes as long as writing a file. */
const AT_ONCE = 16;

/** Reads files beside the work of the caller. */
export interface Reader {
  /** Reads a file that has been written. */
  read(path: string): void;
  /** Reads here what is left, one file after the other, as long as something else has to be waited for. */
  readUntil(done: Promise<unknown>): Promise<void>;
  /** What was read, by path. Rejects if a file could not be read. */
  done(): Promise<ReadonlyMap<string, FileFacts>>;
}

/** A reader that does nothing: then files are read where they are needed. */
const NO_READER: Reader = {
  read: () => {},
  readUntil: () => Promise.resolve(),
  done: () => Promise.resolve(new Map()),
};

/**
 * @param folder in which the files are written; undefined where they lie in memory
 * @param pages how many there will be
 */
export function readBeside(
  folder: OpenFolder | undefined,
  pages: number,
  code: string | undefined = THREAD_CODE,
): Reader {
  if (folder === undefined) return NO_READER;
  return code === undefined || pages < WORTH_A_THREAD ? patientReader(folder) : threadedReader(folder.path, code);
}

/** Reads while the caller waits, and leaves the rest to whoever needs it. */
function patientReader({ text }: OpenFolder): Reader {
  const paths: string[] = [];
  const read = new Map<string, FileFacts>();
  return {
    read: (path) => paths.push(path),
    readUntil: (done) => eachUntil(done, paths, (path) => read.set(path, readFile(path, text(path)))),
    done: () => Promise.resolve(read),
  };
}

/** So many pages have to be written before a thread is worth its start: most builds write few. */
const WORTH_A_START = 48;

function threadedReader(folder: string, code: string): Reader {
  let thread: Thread | undefined;
  let paths: string[] = [];
  return {
    read(path) {
      paths.push(path);
      if (paths.length < (thread ? AT_ONCE : WORTH_A_START)) return;
      thread ??= startThread(folder, code);
      thread.say(paths);
      paths = [];
    },
    readUntil: () => Promise.resolve(),
    done: () => thread?.finish(paths) ?? Promise.resolve(new Map()),
  };
}

interface Thread {
  say(paths: readonly string[]): void;
  /** Names the last files, and waits for what the thread has read of all. */
  finish(paths: readonly string[]): Promise<ReadonlyMap<string, FileFacts>>;
}

function startThread(folder: string, code: string): Thread {
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
    say,
    finish(paths) {
      worker.ref();
      say(paths);
      say('done');
      return finished;
    },
  };
}

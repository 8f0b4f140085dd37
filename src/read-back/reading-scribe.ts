import { type FileReading, readFile } from '../check/read-site.ts';
import { eachUntil } from '../lib/each-until.ts';
import type { OpenFolder } from '../lib/file-tree.ts';
import { type Scribe, scribeIn } from '../output/scribe.ts';
import { carryOut, isReadable, type Order, type ReadPage } from './carry-out.ts';
import { startThread, type Thread } from './start-thread.ts';
import { THREAD_CODE } from './thread-code.ts';

/** Fewer pages are written and read where they are made: starting a thread would take longer. */
const WORTH_A_THREAD = 150;

/** So many files have to be written before a thread is worth its start: after an edit, most are carried over. */
const WORTH_A_START = 48;

/** So many files are in one message: sending one takes as long as writing a file. */
const AT_ONCE = 16;

/** With so many files before it, the thread has work for as long as it takes to make and carry out as many here. */
const ENOUGH = 3 * AT_ONCE;

/** Writes the files of a build, and reads the pages among them back while others are made. */
export interface ReadingScribe extends Scribe {
  /** Reads pages that were written, one after the other, as long as something else has to be waited for. */
  readUntil(done: Promise<unknown>): Promise<void>;
}

/** Is handed what was read of a page since it was written, and the hash under which that was. */
export type Take = (reading: FileReading, hash: string) => void;

/**
 * Works with a thread if there are pages enough for one, and here otherwise.
 *
 * @param folder in which the files shall lie
 * @param pages how many there will be at most
 * @param code of the thread; from the sources there is none
 */
export const readingScribe = (
  folder: OpenFolder,
  pages: number,
  take: Take,
  code: string | undefined = THREAD_CODE,
): ReadingScribe =>
  code === undefined || pages < WORTH_A_THREAD ? here(folder, take) : withThread(folder, take, code);

/** Writes at once, reads while the caller waits, and leaves the rest to whoever needs it. */
function here({ path, text }: OpenFolder, take: Take): ReadingScribe {
  const scribe = scribeIn(path);
  const pages = new Map<string, string>();
  return {
    ...scribe,
    write(output, bytes, hash) {
      scribe.write(output, bytes, hash);
      if (isReadable(output, hash)) pages.set(output, hash);
    },
    readUntil: (done) => eachUntil(done, pages, ([page, hash]) => take(readFile(page, text(page)), hash)),
  };
}

/** Hands files to a thread, and carries out here what would make it fall behind: so both are done at about the same time. */
function withThread(folder: OpenFolder, take: Take, code: string): ReadingScribe {
  const own = scribeIn(folder.path);
  const takeAll = (read: readonly ReadPage[]) => {
    for (const { reading, hash } of read) take(reading, hash);
  };
  let thread: Thread | undefined;
  let waiting: Order[] = [];
  return {
    write(output, bytes, hash) {
      waiting.push({ output, bytes, hash });
      if (waiting.length < (thread ? AT_ONCE : WORTH_A_START)) return;
      thread ??= startThread(folder.path, code, takeAll);
      if (thread.behind() < ENOUGH) thread.say(waiting);
      else takeAll(carryOut(waiting, own, folder));
      waiting = [];
    },
    async finish() {
      if (thread) return { ...(await thread.finish(waiting)), ...(await own.finish()) };
      for (const { output, bytes, hash } of waiting) own.write(output, bytes, hash);
      return own.finish();
    },
    stop: async () => thread?.stop(),
    readUntil: () => Promise.resolve(),
  };
}

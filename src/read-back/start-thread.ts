import { Worker } from 'node:worker_threads';
import type { Stamps } from '../output/carry-over.ts';
import { isReadable, type Message, type Order, type ReadPage, type Report } from './carry-out.ts';

export interface Thread {
  /** Hands over files. */
  say(files: readonly Order[]): void;
  /** So many files it has been handed and not yet reported. None as long as it has not begun: it will have to catch up. */
  behind(): number;
  /** Hands over the last files, and waits until all are written. */
  finish(files: readonly Order[]): Promise<Stamps>;
  stop(): Promise<void>;
}

/**
 * Starts a thread that carries out orders in the order in which it gets them.
 *
 * @param code of `thread.ts`
 * @param take is handed what pages say, soon after they were written
 */
export function startThread(folder: string, code: string, take: (read: readonly ReadPage[]) => void): Thread {
  const worker = new Worker(code, { eval: true, workerData: folder });
  let behind = 0;
  let hasBegun = false;
  const finished = new Promise<Stamps>((resolve, reject) => {
    worker.on('message', (report: Report) => {
      if ('stamps' in report) return resolve(report.stamps);
      behind -= report.files;
      hasBegun = true;
      take(report.read);
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread that writes files ended before they were written.')));
  });
  // What goes wrong is thrown where it is awaited. Whoever gives up before that does not wait for the thread.
  finished.catch(() => {});
  worker.unref();
  const post = (message: Message, moved: readonly ArrayBuffer[] = []) => worker.postMessage(message, moved);
  const say = (files: readonly Order[]) => {
    behind += files.length;
    post(files, files.flatMap(movable));
  };
  return {
    say,
    behind: () => (hasBegun ? behind : 0),
    finish(files) {
      worker.ref();
      say(files);
      post('done');
      return finished;
    },
    async stop() {
      await worker.terminate();
    },
  };
}

/** Bytes of pages belong to nobody any more once they are handed over. Small ones lie in memory that others use, too. */
function movable({ output, bytes, hash }: Order): ArrayBuffer[] {
  if (!isReadable(output, hash) || typeof bytes === 'string') return [];
  const { buffer } = bytes;
  return buffer instanceof ArrayBuffer && bytes.byteLength === buffer.byteLength ? [buffer] : [];
}

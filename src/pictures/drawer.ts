import { Worker } from 'node:worker_threads';
import type { PictureLetters } from '../template-api.ts';
import { draw } from './draw/draw.ts';
import type { Delivery, Order } from './thread.ts';
import { THREAD_CODE } from './thread-code.ts';

/** Fewer pictures are drawn where they are needed: starting a thread would take longer. */
const WORTH_A_THREAD = 12;

/** Draws pictures, beside the work of the caller if that is possible and pays. */
export interface Drawer {
  /**
   * Draws as `draw` does.
   *
   * @param take is handed each picture with its index as soon as it is there
   */
  draw(svgs: readonly string[], take: (png: Uint8Array, index: number) => void): Promise<void>;
  /** Ends what was begun, if there is nothing to draw after all. */
  stop(): void;
}

/** @param ahead whether there will be many pictures: then a thread gets ready in the meantime */
export function createDrawer(letters: PictureLetters, ahead: boolean, code: string | undefined = THREAD_CODE): Drawer {
  const start = (own: string) => {
    const worker = new Worker(own, { eval: true, workerData: letters });
    worker.unref();
    return worker;
  };
  const ready = ahead && code !== undefined ? start(code) : undefined;
  const stop = () => void ready?.terminate();
  return {
    async draw(svgs, take) {
      if (code !== undefined && svgs.length >= WORTH_A_THREAD) return drawIn(ready ?? start(code), svgs, take);
      stop();
      return draw(svgs, letters, take);
    },
    stop,
  };
}

function drawIn(worker: Worker, svgs: readonly string[], take: (png: Uint8Array, index: number) => void) {
  return new Promise<void>((resolve, reject) => {
    let taken = 0;
    worker.on('message', ({ png, index }: Delivery) => {
      take(png, index);
      taken += 1;
    });
    worker.once('error', reject);
    worker.once('exit', () => {
      if (taken === svgs.length) resolve();
      else reject(new Error('The thread that draws pictures ended before they were drawn.'));
    });
    worker.ref();
    worker.postMessage(svgs satisfies Order);
  });
}

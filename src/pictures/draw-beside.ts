import { Worker } from 'node:worker_threads';
import type { PictureLetters } from '../template-api.ts';
import { draw } from './draw/draw.ts';
import type { Delivery, Order } from './thread.ts';
import { THREAD_CODE } from './thread-code.ts';

/** Fewer pictures are drawn where they are needed: starting a thread would take longer. */
const WORTH_A_THREAD = 12;

/**
 * Draws as `draw` does, beside the work of the caller if that is possible and pays.
 *
 * @param take is handed each picture with its index as soon as it is there
 */
export function drawBeside(
  svgs: readonly string[],
  letters: PictureLetters,
  take: (png: Uint8Array, index: number) => void,
  code: string | undefined = THREAD_CODE,
): Promise<void> {
  if (code === undefined || svgs.length < WORTH_A_THREAD) return draw(svgs, letters, take);
  const order: Order = { svgs, letters };
  return new Promise((resolve, reject) => {
    const worker = new Worker(code, { eval: true, workerData: order });
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
  });
}

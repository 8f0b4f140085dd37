import { Worker } from 'node:worker_threads';
import type { PictureLetters } from '../template-api.ts';
import { drawAll } from './draw/draw.ts';
import type { Delivery, Order } from './thread.ts';
import { THREAD_CODE } from './thread-code.ts';

/** Fewer pictures are drawn where they are needed: starting a thread would take longer. */
const WORTH_A_THREAD = 12;

/** Draws as `drawAll` does, beside the work of the caller if that is possible and pays. */
export function drawBeside(
  svgs: readonly string[],
  letters: PictureLetters,
  code: string | undefined = THREAD_CODE,
): Promise<readonly Uint8Array[]> {
  if (code === undefined || svgs.length < WORTH_A_THREAD) return drawAll(svgs, letters);
  const order: Order = { svgs, letters };
  return new Promise((resolve, reject) => {
    const worker = new Worker(code, { eval: true, workerData: order });
    const drawn: Uint8Array[] = [];
    worker.on('message', ({ png, index }: Delivery) => {
      drawn[index] = png;
    });
    worker.once('error', reject);
    worker.once('exit', () => {
      if (Object.keys(drawn).length === svgs.length) resolve(drawn);
      else reject(new Error('The thread that draws pictures ended before they were drawn.'));
    });
  });
}

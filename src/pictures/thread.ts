/** What a thread runs that draws pictures: those it was started with, in one go. */
import { parentPort, workerData } from 'node:worker_threads';
import type { PictureLetters } from '../template-api.ts';
import { draw } from './draw/draw.ts';

export interface Order {
  readonly svgs: readonly string[];
  readonly letters: PictureLetters;
}

/** What it sends for each of them. */
export interface Delivery {
  readonly png: Uint8Array;
  readonly index: number;
}

const { svgs, letters } = workerData as Order;
// What goes wrong here ends the thread and is thrown where its pictures are awaited.
draw(svgs, letters, (png, index) => parentPort?.postMessage({ png, index } satisfies Delivery));

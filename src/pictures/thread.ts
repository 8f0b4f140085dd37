/** What a thread runs that draws pictures, once it is told which. */
import { parentPort, workerData } from 'node:worker_threads';
import type { PictureLetters } from '../template-api.ts';
import { draw } from './draw/draw.ts';

/** SVGs. */
export type Order = readonly string[];

/** What it sends for each of them. */
export interface Delivery {
  readonly png: Uint8Array;
  readonly index: number;
}

const letters = workerData as PictureLetters;
parentPort?.once('message', (svgs: Order) => {
  // What goes wrong here ends the thread and is thrown where its pictures are awaited.
  void draw(svgs, letters, (png, index) => parentPort?.postMessage({ png, index } satisfies Delivery));
});

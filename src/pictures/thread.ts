/** What a thread runs that draws pictures: those it was started with, in one go. */
import { parentPort, workerData } from 'node:worker_threads';
import type { PictureLetters } from '../template-api.ts';
import { drawAll } from './draw/draw.ts';

export interface Order {
  readonly svgs: readonly string[];
  readonly letters: PictureLetters;
}

const { svgs, letters } = workerData as Order;
// What goes wrong here ends the thread and is thrown where its pictures are awaited.
drawAll(svgs, letters).then((pngs) => parentPort?.postMessage(pngs));

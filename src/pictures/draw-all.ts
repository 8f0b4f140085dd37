import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createDrawer, type DrawingTools } from './draw.mjs';

const PROGRAM = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');

/** Fewer pictures than this are drawn where they are needed: starting threads would take longer. */
const WORTH_THREADS = 6;

/** The program that draws, and its version: another one may draw another picture from the same SVG. */
export const RENDERER = `resvg-wasm ${JSON.parse(readFileSync(join(PROGRAM, '../package.json'), 'utf8')).version}`;

/** Draws SVGs as PNGs, in their order. The same SVG with the same fonts gives the same bytes on every machine. */
export async function drawAll(svgs: readonly string[], fonts: readonly Uint8Array[]): Promise<readonly Uint8Array[]> {
  if (svgs.length === 0) return [];
  program ??= WebAssembly.compile(readFileSync(PROGRAM));
  const tools = { program: await program, fonts };
  if (svgs.length >= WORTH_THREADS) return drawInThreads(svgs, tools);
  drawer ??= createDrawer(tools);
  const draw = await drawer;
  return svgs.map(draw);
}

let program: Promise<WebAssembly.Module> | undefined;
let drawer: ReturnType<typeof createDrawer> | undefined;

async function drawInThreads(svgs: readonly string[], tools: DrawingTools): Promise<readonly Uint8Array[]> {
  const drawn: Uint8Array[] = [];
  let next = 0;
  const thread = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(join(import.meta.dirname, 'draw.mjs'), { workerData: { drawer: tools } });
      const handOut = () => {
        const svg = svgs[next];
        if (svg === undefined) return void worker.terminate();
        worker.postMessage({ index: next, svg });
        next += 1;
      };
      worker.on('message', ({ index, png }: { index: number; png: Uint8Array }) => {
        drawn[index] = png;
        handOut();
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      handOut();
    });
  const count = Math.min(availableParallelism(), Math.ceil(svgs.length / 2));
  await Promise.all(Array.from({ length: count }, thread));
  if (Object.keys(drawn).length !== svgs.length) throw new Error('A thread ended before its picture was drawn.');
  return drawn;
}

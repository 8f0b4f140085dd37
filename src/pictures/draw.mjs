/**
 * Draws SVG as PNG. Plain JavaScript, because it also runs in worker threads, and those would have to load a compiler
 * first.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** @param {{ program: WebAssembly.Module, fonts: Uint8Array[] }} tools */
export async function createDrawer({ program, fonts }) {
  await initWasm(program);
  const options = { font: { fontBuffers: fonts, loadSystemFonts: false } };
  return (svg) => {
    const drawing = new Resvg(svg, options);
    const image = drawing.render();
    const png = image.asPng();
    image.free();
    drawing.free();
    return png;
  };
}

// As a worker: a drawing comes in, its bytes go out.
if (workerData?.drawer) {
  const drawer = createDrawer(workerData.drawer);
  parentPort?.on('message', async ({ index, svg }) => parentPort?.postMessage({ index, png: (await drawer)(svg) }));
}

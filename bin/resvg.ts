/** The program that draws SVG as others do: for what is generated, and for tests to compare with. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm } from '@resvg/resvg-wasm';

let started: Promise<void> | undefined;

/** Gets it ready, once for a process. */
export function startResvg(): Promise<void> {
  started ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch(
    (error: unknown) => {
      // Tests share the package with the ones before them, but not this module.
      if (!String(error).includes('Already initialized')) throw error;
    },
  );
  return started;
}

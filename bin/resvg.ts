/** The WebAssembly build of resvg: draws generated pictures, and is the reference for tests. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm } from '@resvg/resvg-wasm';

let started: Promise<void> | undefined;

/** Initialises the module, once per process. */
export function startResvg(): Promise<void> {
  started ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch(
    (error: unknown) => {
      // Test files that run one after the other share the package, but not this module.
      if (!String(error).includes('Already initialized')) throw error;
    },
  );
  return started;
}

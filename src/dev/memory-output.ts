import { memoryTree } from '../lib/file-tree.ts';
import type { Output } from '../write/output.ts';

/** Files in memory, for a preview that shows every save: nothing is written to the disk. */
export interface MemoryOutput extends Output {
  /** The last build that was promoted. */
  files(): ReadonlyMap<string, string | Uint8Array>;
}

export function memoryOutput(): MemoryOutput {
  let current: ReadonlyMap<string, string | Uint8Array> = new Map();
  let next = current;
  return {
    files: () => current,
    previous: () => (current.size === 0 ? undefined : memoryTree(current)),
    async lay(files) {
      const laid = new Map<string, string | Uint8Array>();
      for await (const { output, bytes } of files) {
        if (laid.has(output)) throw new Error(`Two files of the site have the path ${output}.`);
        laid.set(output, bytes);
      }
      next = laid;
      return memoryTree(laid);
    },
    promote() {
      current = next;
    },
    discard() {
      next = current;
    },
  };
}

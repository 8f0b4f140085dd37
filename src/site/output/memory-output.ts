import { memoryTree } from '../../base/disk/file-tree.ts';
import { hashOf } from '../../base/lib/fingerprint.ts';
import type { Output } from './output.ts';

/** Keeps the output in memory instead of a folder. A further build carries over what is unchanged. */
export interface MemoryOutput extends Output {
  files(): ReadonlyMap<string, string | Uint8Array>;
}

interface Site {
  readonly files: Map<string, string | Uint8Array>;
  readonly hashes: Map<string, string>;
}

const emptySite = (): Site => ({ files: new Map(), hashes: new Map() });

export function memoryOutput(): MemoryOutput {
  let current = emptySite();
  let next = emptySite();
  const discard = () => {
    next = emptySite();
  };
  return {
    files: () => current.files,
    previous: () => (current.files.size === 0 ? undefined : memoryTree(current.files)),
    stillHas: ({ output, hash }) => current.hashes.get(output) === hash,
    async write(all, onWritten = () => {}) {
      const { files, hashes } = next;
      // If anything below throws, the next site must start empty.
      discard();
      for await (const file of all) {
        const { output } = file;
        if (files.has(output)) throw new Error(`Two files of the site have the path ${output}.`);
        if ('bytes' in file) files.set(output, file.bytes);
        else {
          const known = current.hashes.get(output) === file.hash ? current.files.get(output) : undefined;
          files.set(output, known ?? (await file.make()));
          hashes.set(output, file.hash);
        }
        onWritten({ output, bytes: files.get(output), hash: 'hash' in file ? file.hash : hashOf(file.bytes) });
      }
      next = { files, hashes };
      return memoryTree(files, hashes);
    },
    promote() {
      current = next;
      discard();
    },
    discard,
  };
}

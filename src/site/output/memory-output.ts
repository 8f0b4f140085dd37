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
  let next = current;
  return {
    files: () => current.files,
    previous: () => (current.files.size === 0 ? undefined : memoryTree(current.files)),
    stillHas: ({ output, hash }) => current.hashes.get(output) === hash,
    async write(all, onWritten = () => {}) {
      const site = emptySite();
      for await (const file of all) {
        const { output } = file;
        if (site.files.has(output)) throw new Error(`Two files of the site have the path ${output}.`);
        const hash = 'bytes' in file ? hashOf(file.bytes) : file.hash;
        const known = current.hashes.get(output) === hash ? current.files.get(output) : undefined;
        const bytes = known ?? ('bytes' in file ? file.bytes : await file.make());
        site.files.set(output, bytes);
        site.hashes.set(output, hash);
        onWritten({ output, bytes, hash });
      }
      next = site;
      return memoryTree(site.files);
    },
    promote() {
      current = next;
    },
    discard() {
      next = current;
    },
  };
}

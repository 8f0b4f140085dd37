import type { FileTree } from '../../src/base/disk/file-tree.ts';

/** A built site that is nowhere on the disk. */
export function memoryTree(files: ReadonlyMap<string, string>): FileTree {
  const text = (path: string) => files.get(path) ?? '';
  return {
    paths: [...files.keys()].sort(),
    text,
    size: (path) => Buffer.byteLength(text(path)),
  };
}

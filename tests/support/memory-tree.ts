import type { FileTree } from '../../src/base/disk/file-tree.ts';

/** A built site that is nowhere on the disk. */
export function memoryTree(files: ReadonlyMap<string, string | Buffer>): FileTree {
  const bytes = (path: string) => Buffer.from(files.get(path) ?? '');
  return {
    paths: [...files.keys()].sort(),
    text: (path) => bytes(path).toString(),
    bytes,
    size: (path) => bytes(path).length,
  };
}

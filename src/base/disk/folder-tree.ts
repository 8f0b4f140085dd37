import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '../findings/problem.ts';
import type { FileTree } from './file-tree.ts';
import { filesBelow } from './files-below.ts';

export function folderTree(folder: string): FileTree {
  const at = (path: string) => join(folder, path);
  return {
    paths: filesBelow(folder)
      .flatMap(({ path, entry }) => (entry.isFile() ? [path] : []))
      .sort(compareText),
    text: (path) => readFileSync(at(path), 'utf8'),
    bytes: (path) => readFileSync(at(path)),
    size: (path) => statSync(at(path)).size,
  };
}

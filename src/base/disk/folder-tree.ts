import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '../findings/problem.ts';
import type { FileTree } from './file-tree.ts';

export function folderTree(folder: string): FileTree {
  const at = (path: string) => join(folder, path);
  return {
    paths: pathsBelow(folder).sort(compareText),
    text: (path) => readFileSync(at(path), 'utf8'),
    bytes: (path) => readFileSync(at(path)),
    size: (path) => statSync(at(path)).size,
  };
}

/** Several times as fast as the `recursive` option of Node. */
const pathsBelow = (folder: string, prefix = ''): string[] =>
  readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const path = `${prefix}${entry.name}`;
    if (entry.isDirectory()) return pathsBelow(folder, `${path}/`);
    return entry.isFile() ? [path] : [];
  });

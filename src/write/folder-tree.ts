import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FileTree } from '../lib/file-tree.ts';
import { compareText } from '../problems/problem.ts';

/** A folder as it is now. Files are read when someone asks for them. */
export function folderTree(folder: string): FileTree {
  const at = (path: string) => join(folder, path);
  return {
    paths: readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
      .sort(compareText),
    text: (path) => readFileSync(at(path), 'utf8'),
    bytes: (path) => readFileSync(at(path)),
    size: (path) => statSync(at(path)).size,
  };
}

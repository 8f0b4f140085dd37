import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '../lib/collections.ts';
import { filesBelow } from './files-below.ts';

/** The files of a built site. */
export interface FileTree {
  /** Paths of all files inside the output folder, with forward slashes, sorted. */
  readonly paths: readonly string[];
  text(path: string): string;
  bytes(path: string): Buffer;
  size(path: string): number;
}

/** @param paths all its files, sorted, if they are known */
export function folderTree(folder: string, paths = filesIn(folder)): FileTree {
  const at = (path: string) => join(folder, path);
  return {
    paths,
    text: (path) => readFileSync(at(path), 'utf8'),
    bytes: (path) => readFileSync(at(path)),
    size: (path) => statSync(at(path)).size,
  };
}

const filesIn = (folder: string): readonly string[] =>
  filesBelow(folder)
    .flatMap(({ path, entry }) => (entry.isFile() ? [path] : []))
    .sort(compareText);

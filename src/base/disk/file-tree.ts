import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '../lib/collections.ts';
import { textOf } from '../lib/texts.ts';
import { filesBelow } from './files-below.ts';

/** The files of a built site, in memory or on disk. */
export interface FileTree {
  /** Paths of all files inside the output folder, with forward slashes, sorted. */
  readonly paths: readonly string[];
  text(path: string): string;
  bytes(path: string): Uint8Array;
  size(path: string): number;
  /** Hash of what a file was made from, if known without reading it. */
  hash?(path: string): string | undefined;
}

export function memoryTree(
  files: ReadonlyMap<string, string | Uint8Array>,
  hashes: ReadonlyMap<string, string> = new Map(),
): FileTree {
  const get = (path: string) => {
    const content = files.get(path);
    if (content === undefined) throw new Error(`There is no file ${path}.`);
    return content;
  };
  return {
    paths: [...files.keys()].sort(),
    text: (path) => textOf(get(path)),
    bytes: (path) => {
      const content = get(path);
      return typeof content === 'string' ? Buffer.from(content) : content;
    },
    size: (path) => Buffer.byteLength(get(path)),
    hash: (path) => hashes.get(path),
  };
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

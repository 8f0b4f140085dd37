import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareText } from '../problems/problem.ts';
import type { OutputFile, PageRecord } from '../types.ts';
import { makeFolder, writeBytes } from './disk.ts';
import { folderTree } from './folder-tree.ts';
import { MARKER } from './output-folder.ts';

/** Writes all files into a folder. */
export async function writeFiles(
  folder: string,
  files: AsyncIterable<OutputFile> | Iterable<OutputFile>,
): Promise<void> {
  makeFolder(folder);
  const made = new Set<string>();
  for await (const { output, bytes } of files) {
    const path = join(folder, output);
    const parent = dirname(path);
    if (!made.has(parent)) {
      makeFolder(parent);
      made.add(parent);
    }
    // Two templates that make the same file, or one that makes a public file, are a bug. Nothing is overwritten silently.
    writeBytes(path, bytes, 'wx');
  }
}

/** Files that are published as they are. */
export function copiesOf(folder: string): readonly OutputFile[] {
  if (!existsSync(folder)) return [];
  const { paths, bytes } = folderTree(folder);
  return paths.map((output) => ({ output, bytes: bytes(output) }));
}

/** Marks the output as ours, and remembers its pages: sorted, so that the same pages give the same bytes. */
export function manifest(pages: readonly PageRecord[]): OutputFile {
  const sorted = [...pages].sort((a, b) => compareText(a.output, b.output));
  const listed = sorted.map(({ output, type, source }) => ({ output, type, source }));
  return { output: MARKER, bytes: `${JSON.stringify({ pages: listed }, null, 2)}\n` };
}

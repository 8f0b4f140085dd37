import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf, type Stamp, stampOf } from '../lib/fingerprint.ts';
import { makeFolder } from '../lib/make-folder.ts';
import { MARKER } from '../lib/paths.ts';
import { compareText } from '../problems/problem.ts';
import type { KnownFile, LaidFile, OutputFile, PageRecord } from '../types.ts';
import { carryOver, type LastBuild, type Stamps } from './carry-over.ts';
import { writeBytes } from './disk.ts';
import { folderTree } from './folder-tree.ts';

/**
 * Writes files into a folder, or hard-links those that the last build has left. Two with the same path are a template's
 * bug, and throw.
 *
 * @param onLaid is told of each file once it is there
 * @returns the stamps of files with a hash
 */
export async function writeFiles(
  folder: string,
  files: AsyncIterable<OutputFile | KnownFile> | Iterable<OutputFile | KnownFile>,
  last?: LastBuild,
  onLaid: (file: LaidFile) => void = () => {},
): Promise<Stamps> {
  makeFolder(folder, { top: dirname(folder) });
  const makeParent = parentMaker(folder);
  const stamps: Record<string, Stamp> = {};
  for await (const file of files) {
    const { output } = file;
    const path = join(folder, output);
    makeParent(path);
    const hash = 'bytes' in file ? hashOf(file.bytes) : file.hash;
    if ('bytes' in file) writeBytes(path, file.bytes);
    else stamps[output] = (last && carryOver(last, folder, file)) ?? stampOf(hash, writeBytes(path, await file.make()));
    onLaid({ output, path, hash });
  }
  return stamps;
}

function parentMaker(folder: string): (path: string) => void {
  const made = new Set([folder]);
  return (path) => {
    const parent = dirname(path);
    if (made.has(parent)) return;
    makeFolder(parent, { top: folder });
    made.add(parent);
  };
}

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

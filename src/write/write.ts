import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareText } from '../problems/problem.ts';
import type { KnownFile, OutputFile, PageRecord } from '../types.ts';
import { carryOver, isAsWritten, type Stamp, type Stamps, stampOf } from './carry-over.ts';
import { makeFolder, writeBytes } from './disk.ts';
import { folderTree } from './folder-tree.ts';
import { MARKER } from './output-folder.ts';

/** An earlier build: its folder, and what tells whether the files in it are still as it left them. */
export interface LastBuild {
  readonly folder: string;
  readonly stamps: Stamps;
}

/** True if a file need not be made, because the last build has left the same. */
export function isCarriedFrom({ folder, stamps }: LastBuild, { output, hash }: Pick<KnownFile, 'output' | 'hash'>) {
  const stamp = stamps[output];
  return stamp?.hash === hash && isAsWritten(join(folder, output), stamp);
}

/**
 * Puts all files into a folder: those that the last build has left as they shall be by giving them a second name, all
 * others by writing them.
 *
 * @param written told of each file whose bytes were written now
 * @returns what tells of each file with a hash whether it is still the same
 */
export async function writeFiles(
  folder: string,
  files: AsyncIterable<OutputFile | KnownFile> | Iterable<OutputFile | KnownFile>,
  last?: LastBuild,
  written?: (path: string) => void,
): Promise<Stamps> {
  makeFolder(folder);
  const made = new Set<string>();
  const stamps: Record<string, Stamp> = {};
  for await (const file of files) {
    const { output } = file;
    const path = join(folder, output);
    const parent = dirname(path);
    if (!made.has(parent)) {
      makeFolder(parent);
      made.add(parent);
    }
    const stamp = 'hash' in file && last ? carried(file, last, folder) : undefined;
    if (stamp) {
      stamps[output] = stamp;
      continue;
    }
    // Two templates that make the same file, or one that makes a public file, are a bug. Nothing is overwritten silently.
    const stats = writeBytes(path, 'bytes' in file ? file.bytes : await file.make(), 'wx');
    if ('hash' in file) stamps[output] = stampOf(file.hash, stats);
    written?.(output);
  }
  return stamps;
}

const carried = ({ output, hash }: KnownFile, { folder, stamps }: LastBuild, next: string) =>
  stamps[output]?.hash === hash ? carryOver(folder, next, output, stamps[output]) : undefined;

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

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '../problems/problem.ts';
import type { KnownFile, OutputFile, PageRecord } from '../types.ts';
import { carryOver, isAsWritten, type Stamp, type Stamps } from './carry-over.ts';
import { makeFolder } from './disk.ts';
import { folderTree } from './folder-tree.ts';
import { MARKER } from './output-folder.ts';
import { parentMaker, type Scribe, scribeIn } from './scribe.ts';

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
 * others by having them written.
 *
 * @returns what tells of each file with a hash whether it is still the same
 */
export async function writeFiles(
  folder: string,
  files: AsyncIterable<OutputFile | KnownFile> | Iterable<OutputFile | KnownFile>,
  last?: LastBuild,
  scribe: Scribe = scribeIn(folder),
): Promise<Stamps> {
  makeFolder(folder);
  const makeParent = parentMaker();
  const carriedOver: Record<string, Stamp> = {};
  for await (const file of files) {
    if ('bytes' in file) {
      scribe.write(file.output, file.bytes);
      continue;
    }
    const { output, hash, make } = file;
    const stamp = last?.stamps[output];
    if (last && stamp?.hash === hash) {
      makeParent(join(folder, output));
      const again = carryOver(last.folder, folder, output, stamp);
      if (again) carriedOver[output] = again;
    }
    if (!carriedOver[output]) scribe.write(output, await make(), hash);
  }
  return { ...carriedOver, ...(await scribe.finish()) };
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

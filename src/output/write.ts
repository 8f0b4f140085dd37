import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { MARKER } from '../lib/hidden-files.ts';
import type { Stamp } from '../lib/stamp.ts';
import { compareText } from '../problems/problem.ts';
import type { KnownFile, OutputFile, PageRecord } from '../types.ts';
import { carryOver, type LastBuild, type Stamps } from './carry-over.ts';
import { folderTree } from './folder-tree.ts';
import { parentMaker, type Scribe, scribeIn } from './scribe.ts';

/**
 * Puts all files into a new folder: those that the last build has left as they shall be by giving them a second name, all
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
  mkdirSync(folder);
  const makeParent = parentMaker(folder);
  const carriedOver: Record<string, Stamp> = {};
  for await (const file of files) {
    const { output } = file;
    if ('bytes' in file) {
      scribe.write(output, file.bytes);
      continue;
    }
    if (last?.stamps[output]) makeParent(join(folder, output));
    const stamp = last && carryOver(last, folder, file);
    if (stamp) carriedOver[output] = stamp;
    else scribe.write(output, await file.make(), file.hash);
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

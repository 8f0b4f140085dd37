import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MARKER } from '../lib/hidden-files.ts';
import type { Stamp } from '../lib/stamp.ts';
import { compareText } from '../problems/problem.ts';
import type { KnownFile, OutputFile, PageRecord } from '../types.ts';
import { carryOver, type LastBuild, type Stamps } from './carry-over.ts';
import { makeFolder } from './disk.ts';
import { folderTree } from './folder-tree.ts';
import { parentMaker, type Scribe, scribeIn } from './scribe.ts';
import { type Leftovers, NO_LEFTOVERS } from './spare.ts';

/**
 * Puts all files into a folder: those that the last build has left as they shall be by leaving them there or giving them
 * a second name, all others by having them written.
 *
 * @param leftovers what lies in the folder already
 * @returns what tells of each file with a hash whether it is still the same
 */
export async function writeFiles(
  folder: string,
  files: AsyncIterable<OutputFile | KnownFile> | Iterable<OutputFile | KnownFile>,
  last?: LastBuild,
  scribe: Scribe = scribeIn(folder),
  leftovers: Leftovers = NO_LEFTOVERS,
): Promise<Stamps> {
  makeFolder(folder);
  const makeParent = parentMaker();
  const carry = (file: KnownFile): Stamp | undefined => {
    const { output, hash } = file;
    const known = last?.stamps[output];
    if (known?.hash === hash && leftovers.keeps(output, known)) return known;
    leftovers.makeWay(output);
    if (!last || !known) return undefined;
    makeParent(join(folder, output));
    return carryOver(last, folder, file);
  };
  const carriedOver: Record<string, Stamp> = {};
  for await (const file of files) {
    if ('bytes' in file) {
      leftovers.makeWay(file.output);
      scribe.write(file.output, file.bytes);
      continue;
    }
    const stamp = carry(file);
    if (stamp) carriedOver[file.output] = stamp;
    else scribe.write(file.output, await file.make(), file.hash);
  }
  const written = await scribe.finish();
  leftovers.clear();
  return { ...carriedOver, ...written };
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

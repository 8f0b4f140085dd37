import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LazyFile, OutputFile, PageRecord, WrittenFile } from '../../api/types.ts';
import { writeBytes } from '../../base/disk/disk.ts';
import { folderTree } from '../../base/disk/folder-tree.ts';
import { makeFolder } from '../../base/disk/make-folder.ts';
import { compareText } from '../../base/findings/problem.ts';
import { hashOf, type Stamp, stampOf } from '../../base/lib/fingerprint.ts';
import { MANIFEST_FILE } from '../../base/lib/paths.ts';
import { carryOver, type LastOutput, type Stamps } from './carry-over.ts';

/**
 * Writes files to a folder, or hard-links those that are unchanged since the last build. Throws if two files have the same
 * path, which is a bug in a template.
 *
 * @param onWritten is called with each file once it is written
 * @returns the stamps of files with a hash
 */
export async function writeFiles(
  folder: string,
  files: AsyncIterable<OutputFile | LazyFile> | Iterable<OutputFile | LazyFile>,
  last?: LastOutput,
  onWritten: (file: WrittenFile) => void = () => {},
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
    onWritten({ output, path, hash });
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

/**
 * The file that shows the output to be ours and lists its pages, sorted so that the same pages give the same bytes.
 *
 * @param path below which the site lies on its host. Empty for its root
 */
export function manifest(pages: readonly PageRecord[], path = ''): OutputFile {
  const sorted = [...pages].sort((a, b) => compareText(a.output, b.output));
  const listed = sorted.map(({ output, type, source }) => ({ output, type, source }));
  return { output: MANIFEST_FILE, bytes: `${JSON.stringify({ ...(path && { path }), pages: listed }, null, 2)}\n` };
}

import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LazyFile, OutputFile, PageRecord, WrittenFile } from '../../api/types.ts';
import { isFolder, makeFolder, writeBytes } from '../../base/disk/disk.ts';
import { filesBelow } from '../../base/disk/files-below.ts';
import { compareText } from '../../base/lib/collections.ts';
import { hashOf, type Stamp, stampOf } from '../../base/lib/fingerprint.ts';
import { MANIFEST_FILE } from '../../base/lib/paths.ts';
import { carryOver, type LastOutput, type Stamps } from './carry-over.ts';

/** What a build wrote. */
export interface Written {
  /** Paths of all files. */
  readonly paths: ReadonlySet<string>;
  /** Stamps of files with a hash. */
  readonly stamps: Stamps;
}

/**
 * Writes files to a folder, or hard-links those that are unchanged since the last build. Files that the folder has of an
 * earlier build are replaced or deleted. Throws if two files have the same path, which is a bug in a template.
 *
 * @param onWritten is called with each file once it is written
 */
export async function writeFiles(
  folder: string,
  files: AsyncIterable<OutputFile | LazyFile>,
  last: LastOutput,
  onWritten: (file: WrittenFile) => void = () => {},
): Promise<Written> {
  const isUsed = isFolder(folder);
  if (!isUsed) makeFolder(folder, { top: dirname(folder) });
  const makeParent = parentMaker(folder, isUsed);
  const paths = new Set<string>();
  const stamps: Record<string, Stamp> = {};
  const write = (path: string, bytes: OutputFile['bytes']) => {
    if (isUsed) rmSync(path, { force: true, recursive: true });
    return writeBytes(path, bytes);
  };
  for await (const file of files) {
    const { output } = file;
    if (paths.has(output)) throw new Error(`Two files of the site have the path ${output}.`);
    paths.add(output);
    const path = join(folder, output);
    makeParent(path);
    const hash = 'bytes' in file ? hashOf(file.bytes) : file.hash;
    if ('bytes' in file) write(path, file.bytes);
    else stamps[output] = carryOver(last, folder, file) ?? stampOf(hash, write(path, await file.make()));
    onWritten({ output, path, hash });
  }
  if (isUsed) removeOthers(folder, paths);
  return { paths, stamps };
}

/** Deletes all files but these, and the folders that this leaves empty. Returns true if nothing is left. */
function removeOthers(root: string, kept: ReadonlySet<string>, folder = ''): boolean {
  let isEmpty = true;
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}${entry.name}`;
    if (entry.isDirectory()) {
      if (removeOthers(root, kept, `${path}/`)) rmdirSync(join(root, path));
      else isEmpty = false;
    } else if (kept.has(path)) isEmpty = false;
    else unlinkSync(join(root, path));
  }
  return isEmpty;
}

/** @param isUsed true if the folder may hold files where folders are wanted */
function parentMaker(folder: string, isUsed: boolean): (path: string) => void {
  const made = new Set([folder]);
  return (path) => {
    const parent = dirname(path);
    if (made.has(parent)) return;
    made.add(parent);
    if (isUsed && isFolder(parent)) return;
    if (isUsed) deleteFilesAbove(path, folder);
    makeFolder(parent, { top: folder });
  };
}

function deleteFilesAbove(path: string, top: string): void {
  const parent = dirname(path);
  if (parent === top || isFolder(parent)) return;
  deleteFilesAbove(parent, top);
  rmSync(parent, { force: true });
}

/** Files in which macOS and Windows store how they show a folder. They contain names of other files. */
const OF_SYSTEM = /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i;

/** Returns the files of a folder that are published unchanged. Links are not followed. */
export function copiesOf(folder: string): readonly OutputFile[] {
  if (!existsSync(folder)) return [];
  return filesBelow(folder, { hidden: OF_SYSTEM }).flatMap(({ path, entry }) =>
    entry.isFile() ? [{ output: path, bytes: readFileSync(join(folder, path)) }] : [],
  );
}

/**
 * The file that shows the output to be ours and lists its pages, sorted so that the same pages give the same bytes.
 *
 * @param path below which the site lies on its host. Empty for its root
 */
export function manifest(pages: readonly PageRecord[], path: string): OutputFile {
  const sorted = [...pages].sort((a, b) => compareText(a.output, b.output));
  const listed = sorted.map(({ output, type, source, isIncomplete }) => ({ output, type, source, isIncomplete }));
  return { output: MANIFEST_FILE, bytes: `${JSON.stringify({ ...(path && { path }), pages: listed }, null, 2)}\n` };
}

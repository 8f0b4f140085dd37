import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LazyFile, OutputFile, PageRecord, WrittenFile } from '../../api/types.ts';
import { makeFolder, writeBytes } from '../../base/disk/disk.ts';
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
 * Writes files to a new folder, or hard-links those that are unchanged since the last build. Throws if two files have the same
 * path, which is a bug in a template.
 *
 * @param onWritten is called with each file once it is written
 */
export async function writeFiles(
  folder: string,
  files: AsyncIterable<OutputFile | LazyFile> | Iterable<OutputFile | LazyFile>,
  last?: LastOutput,
  onWritten: (file: WrittenFile) => void = () => {},
): Promise<Written> {
  makeFolder(folder, { top: dirname(folder) });
  const folders = new Set([folder]);
  const paths = new Set<string>();
  const stamps: Record<string, Stamp> = {};
  for await (const file of files) {
    const { output } = file;
    if (paths.has(output)) throw new Error(`Two files of the site have the path ${output}.`);
    paths.add(output);
    const path = join(folder, output);
    if (!folders.has(dirname(path))) makeFolder(dirname(path), { top: folder });
    folders.add(dirname(path));
    const hash = 'bytes' in file ? hashOf(file.bytes) : file.hash;
    if ('bytes' in file) writeBytes(path, file.bytes);
    else stamps[output] = (last && carryOver(last, folder, file)) ?? stampOf(hash, writeBytes(path, await file.make()));
    onWritten({ output, path, hash });
  }
  return { paths, stamps };
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
export function manifest(pages: readonly PageRecord[], path = ''): OutputFile {
  const sorted = [...pages].sort((a, b) => compareText(a.output, b.output));
  const listed = sorted.map(({ output, type, source }) => ({ output, type, source }));
  return { output: MANIFEST_FILE, bytes: `${JSON.stringify({ ...(path && { path }), pages: listed }, null, 2)}\n` };
}

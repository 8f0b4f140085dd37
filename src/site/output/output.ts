import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LazyFile, OutputFile, WrittenFile } from '../../api/types.ts';
import { type FileTree, folderTree } from '../../base/disk/file-tree.ts';
import { type Lock, OutputError, takeLock } from '../../base/disk/lock.ts';
import { newNameBeside, oldIn, siteIn } from '../../base/disk/work-folder.ts';
import { compareText } from '../../base/lib/collections.ts';
import { isUnchanged, restamp, type Stamps } from './carry-over.ts';
import { swapIn } from './output-folder.ts';
import { keepSpare, takeSpare } from './spare.ts';
import { writeFiles } from './write.ts';

/** What a build leaves for the next one with the same output folder. */
export interface Kept {
  readonly last: Stamps | undefined;
  keep(stamps: Stamps): void;
  /** Path for the site before the last one, which the next build updates instead of writing a new one. */
  readonly spare?: string | undefined;
}

const NOTHING_KEPT: Kept = { last: undefined, keep: () => {} };

/**
 * Opens the destination of a build: its files are first written next to the last build, and then promoted or discarded. The
 * folder is replaced by renames, so that it always holds a complete site. It is locked from `write` until `promote` or `discard`.
 *
 * @param kept results of the last build, whose unchanged files are carried over
 */
export function folderOutput(out: string, kept: Kept = NOTHING_KEPT, timeouts?: Parameters<typeof takeLock>[2]) {
  const folder = newNameBeside(out);
  const site = siteIn(folder);
  const last = { folder: out, stamps: kept.last ?? {} };
  // Without stamps, no file could be carried over.
  const spare = kept.last && kept.spare;
  let stamps: Stamps = {};
  let lock: Lock | undefined;
  const release = () => {
    lock?.release();
    lock = undefined;
  };
  const discard = (isComplete = true) => {
    const isLost = lock?.isHeld() === false;
    if (isComplete && spare && lock && !isLost) keepSpare(site, spare);
    release();
    // Findings about files that another process has replaced would be wrong.
    if (isLost) throw new OutputError('lost', out);
  };
  return {
    previous: () => (existsSync(out) ? folderTree(out) : undefined),
    /** True if the last build has the same file, unchanged since then. It will be carried over. */
    stillHas: (file: Pick<LazyFile, 'output' | 'hash'>) => isUnchanged(last, file),
    /**
     * Writes files as they come, so that not all are in memory at once. Throws if two files have the same path, which is a bug
     * in a template.
     *
     * @param onWritten is called with each file once it is written
     */
    async write(
      files: AsyncIterable<OutputFile | LazyFile>,
      onWritten?: (file: WrittenFile) => void,
    ): Promise<FileTree> {
      lock = await takeLock(out, folder, timeouts);
      try {
        if (spare) takeSpare(spare, site);
        const written = await writeFiles(site, files, last, onWritten);
        if (!lock.isHeld()) throw new OutputError('lost', out);
        stamps = written.stamps;
        return folderTree(site, [...written.paths].sort(compareText));
      } catch (error) {
        // On a full disk, half a site would only take up space.
        discard(false);
        throw error;
      }
    },
    promote() {
      let isSpared = false;
      try {
        if (!lock) return;
        swapIn(out, lock);
        isSpared = spare !== undefined && keepSpare(oldIn(folder), spare);
      } finally {
        release();
      }
      kept.keep(isSpared ? stamps : restampAll(out, stamps));
    },
    discard: () => discard(),
  };
}

export type Output = ReturnType<typeof folderOutput>;

/** Renews all stamps: deleting the last site removed a hard link of each file carried over, which changed its `ctime`. */
const restampAll = (out: string, stamps: Stamps): Stamps =>
  Object.fromEntries(
    Object.entries(stamps).flatMap(([path, stamp]) => {
      const renewed = restamp(join(out, path), stamp);
      return renewed ? [[path, renewed]] : [];
    }),
  );

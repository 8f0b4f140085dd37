import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FileTree } from '../lib/file-tree.ts';
import type { KnownFile, LaidFile, OutputFile } from '../types.ts';
import { isLeftBy, type Stamps, stampAgain } from './carry-over.ts';
import { folderTree } from './folder-tree.ts';
import { type Lock, OutputError, takeLock } from './lock.ts';
import { swapIn } from './output-folder.ts';
import { newNameBeside, siteIn } from './work-folder.ts';
import { writeFiles } from './write.ts';

/** Where a build goes: first laid down beside the last one, then either put in its place or thrown away. */
export interface Output {
  previous(): FileTree | undefined;
  /** True if a file of the last build is as it was left, and the same as this one. It will be carried over. */
  stillHas(file: Pick<KnownFile, 'output' | 'hash'>): boolean;
  /**
   * Writes files as they come, beside earlier ones, so that not all need to be in memory at once. Two with the same
   * path are a template's bug, and throw. Returns all that are there now.
   *
   * @param onLaid is told of each file once it is there
   */
  lay(files: AsyncIterable<OutputFile | KnownFile>, onLaid?: (file: LaidFile) => void): Promise<FileTree>;
  promote(): void;
  discard(): void;
}

export interface KeptStamps {
  last(): Stamps | undefined;
  keep(stamps: Stamps): void;
}

const NOTHING_KEPT: KeptStamps = { last: () => undefined, keep: () => {} };

/**
 * A folder, replaced by rename, so that there is a whole site in it at any time. From when files are laid down until they
 * are promoted or discarded, no other build has it.
 *
 * @param kept what the last build wrote there: files that shall be the same again are carried over
 */
export function folderOutput(
  out: string,
  kept: KeptStamps = NOTHING_KEPT,
  patience?: Parameters<typeof takeLock>[2],
): Output {
  const folder = newNameBeside(out);
  const site = siteIn(folder);
  const last = { folder: out, stamps: kept.last() ?? {} };
  let stamps: Stamps = {};
  let lock: Lock | undefined;
  const release = () => {
    lock?.release();
    lock = undefined;
  };
  const discard = () => {
    const isLost = lock?.isHeld() === false;
    release();
    // Whatever was found out about what was laid down is wrong.
    if (isLost) throw new OutputError('lost', out);
  };
  return {
    previous: () => (existsSync(out) ? folderTree(out) : undefined),
    stillHas: (file) => isLeftBy(last, file),
    async lay(files, onLaid) {
      lock ??= await takeLock(out, folder, patience);
      try {
        stamps = { ...stamps, ...(await writeFiles(site, files, last, onLaid)) };
        return { ...folderTree(site), hash: (path) => stamps[path]?.hash };
      } catch (error) {
        // On a full disk, half a site would be in the way of everything else.
        discard();
        throw error;
      }
    },
    promote() {
      try {
        if (lock) swapIn(out, lock);
      } finally {
        release();
      }
      kept.keep(stampsAgain(out, stamps));
    },
    discard,
  };
}

/** What was carried over has lost the name it had in a site that was deleted. */
const stampsAgain = (out: string, stamps: Stamps): Stamps =>
  Object.fromEntries(
    Object.entries(stamps).flatMap(([path, stamp]) => {
      const again = stampAgain(join(out, path), stamp);
      return again ? [[path, again]] : [];
    }),
  );

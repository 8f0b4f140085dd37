import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileAt } from '../../base/disk/disk.ts';

/** The files of a site, addressed by their path inside it: `teams/red/index.html`. */
export interface SiteFiles {
  has(path: string): boolean;
  read(path: string): Uint8Array;
}

export const filesIn = (folder: string): SiteFiles => ({
  // Also false if the file system rejects the path: visitors can request names that no file can have.
  has: (path) => fileAt(join(folder, path)) !== undefined,
  read: (path) => readFileSync(join(folder, path)),
});

/**
 * Reads folders that builds replace. Returns undefined if one was replaced meanwhile or is missing, so that a result never
 * mixes two builds.
 */
export function readFromOneBuild<Result>(folders: readonly string[], read: () => Result): Result | undefined {
  const before = folders.map(folderIdentity);
  const isSwapped = () =>
    folders.some((folder, at) => before[at] === undefined || folderIdentity(folder) !== before[at]);
  try {
    const result = read();
    return isSwapped() ? undefined : result;
  } catch (error) {
    if (isSwapped()) return undefined;
    throw error;
  }
}

/** Identifies a folder, so that a replacement at the same path is noticed. Undefined if there is no folder. */
function folderIdentity(folder: string): string | undefined {
  const found = statSync(folder, { bigint: true, throwIfNoEntry: false });
  // The inode of a deleted folder can be reused, but not with the same birth time. A folder that was swapped out can come
  // back with the next build, but not with the same change time.
  return found && `${found.dev} ${found.ino} ${found.birthtimeNs} ${found.ctimeNs}`;
}

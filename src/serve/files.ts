import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { memoryTree } from '../lib/file-tree.ts';

/** The files of a site by their path inside it: `teams/red/index.html`. */
export interface SiteFiles {
  has(path: string): boolean;
  read(path: string): Uint8Array;
}

const filesIn = (folder: string): SiteFiles => ({
  has: (path) => isFile(join(folder, path)),
  read: (path) => readFileSync(join(folder, path)),
});

export const filesInMemory = (files: ReadonlyMap<string, string | Uint8Array>): SiteFiles => ({
  has: (path) => files.has(path),
  read: memoryTree(files).bytes,
});

/** False, too, where the disk refuses to look: visitors may ask for names that no file can have. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Reads the files of a folder as they are now, all of them from the same build. Undefined if that is not possible because
 * a build is putting another folder in its place.
 *
 * @param restore called if the folder is not there
 */
export function readFromOneBuild<Result>(
  folder: string,
  restore: (folder: string) => void,
  read: (files: SiteFiles) => Result,
): Result | undefined {
  if (folderIdentity(folder) === undefined) restore(folder);
  const before = folderIdentity(folder);
  const isSwapped = () => before === undefined || folderIdentity(folder) !== before;
  try {
    const result = read(filesIn(folder));
    return isSwapped() ? undefined : result;
  } catch (error) {
    if (isSwapped()) return undefined;
    throw error;
  }
}

/** Tells a folder from every other one that takes its place. Undefined if there is none right now. */
export function folderIdentity(folder: string): string | undefined {
  const found = statSync(folder, { bigint: true, throwIfNoEntry: false });
  // The number of a deleted folder may be reused, but not with the same time of birth. A folder that was replaced may come
  // back as the next site, but not with the same time of change.
  return found && `${found.dev} ${found.ino} ${found.birthtimeNs} ${found.ctimeNs}`;
}

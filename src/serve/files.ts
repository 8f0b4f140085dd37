import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { memoryTree } from '../lib/file-tree.ts';

/** The files of a site by their path inside it: `teams/red/index.html`. */
export interface SiteFiles {
  has(path: string): boolean;
  read(path: string): Uint8Array;
}

/** A build has put another folder in the place of the one that was being read. */
export class FolderSwapped extends Error {}

/**
 * The files of a folder as they are, read again each time, and all of them from the same build.
 *
 * @param restore called if the folder is not there
 * @throws FolderSwapped as soon as that is no longer possible
 */
export function filesOf(folder: string, restore: (folder: string) => void = () => {}): SiteFiles {
  if (folderIdentity(folder) === undefined) restore(folder);
  const folderNow = folderIdentity(folder);
  if (folderNow === undefined) throw new FolderSwapped();
  const isSwapped = () => folderIdentity(folder) !== folderNow;
  const fromSameFolder = <Result>(read: () => Result): Result => {
    try {
      const result = read();
      if (!isSwapped()) return result;
    } catch (error) {
      if (!isSwapped()) throw error;
    }
    throw new FolderSwapped();
  };
  return {
    has: (path) => fromSameFolder(() => isFile(join(folder, path))),
    read: (path) => fromSameFolder(() => readFileSync(join(folder, path))),
  };
}

export const filesInMemory = (files: ReadonlyMap<string, string | Uint8Array>): SiteFiles => ({
  has: (path) => files.has(path),
  read: memoryTree(files).bytes,
});

/** False, too, where the disk refuses to look: visitors ask for whatever they like, names among it that no file can have. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** What tells a folder from every other one that comes into its place. Undefined if there is none right now. */
export function folderIdentity(folder: string): string | undefined {
  const found = statSync(folder, { bigint: true, throwIfNoEntry: false });
  // A number of a folder that was deleted may be given to a new one; the time of its birth is another. A folder that was
  // replaced may come back as the next site; the time at which it was last put somewhere is another.
  return found && `${found.dev} ${found.ino} ${found.birthtimeNs} ${found.ctimeNs}`;
}

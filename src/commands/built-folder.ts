import { resolve } from 'node:path';
import { isFolder } from '../lib/make-folder.ts';
import { isWorkedOn, type Lock, takeLock } from '../output/lock.ts';
import { behindLinks } from '../output/output-folder.ts';
import { folderIdentity } from '../serve/files.ts';
import { UsageError } from './context.ts';

/** A built site that a command reads. */
export interface BuiltFolder {
  readonly path: string;
  /** What the user called it. */
  readonly wanted: string;
}

/** The folder that the user names, relative to the root. */
export const builtFolder = (root: string, wanted: string): BuiltFolder => ({
  path: behindLinks(resolve(root, wanted)),
  wanted,
});

/**
 * Reads built sites, each as one build has left it: otherwise a link of one build would be held against a page of the
 * next. If a build is putting another site there, or died while it did, everything is read again when that is over, and
 * no other build may begin meanwhile. Only then is anything written.
 *
 * @param missing what to say if a folder is not there
 */
export async function readWhole<Result>(
  folders: readonly BuiltFolder[],
  missing: (wanted: string) => string,
  read: () => Result,
): Promise<Result> {
  const locks = new Map<string, Lock>();
  const lock = async (path: string) => locks.set(path, await takeLock(path));
  try {
    for (;;) {
      for (const { path, wanted } of folders) {
        if (!isFolder(path) && !locks.has(path) && isWorkedOn(path)) await lock(path);
        if (!isFolder(path)) throw new UsageError(missing(wanted));
      }
      const before = new Map(folders.map(({ path }) => [path, folderIdentity(path)]));
      const swapped = () =>
        [...before].flatMap(([path, known]) => (locks.has(path) || folderIdentity(path) === known ? [] : [path]));
      try {
        const result = read();
        if (swapped().length === 0) return result;
      } catch (error) {
        if (swapped().length === 0) throw error;
      }
      for (const path of swapped()) await lock(path);
    }
  } finally {
    for (const held of locks.values()) held.release();
  }
}

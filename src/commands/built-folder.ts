import { resolve } from 'node:path';
import { isFolder } from '../lib/make-folder.ts';
import { hasUnfinishedWork, takeLock } from '../output/lock.ts';
import { behindLinks } from '../output/output-folder.ts';
import { folderIdentity } from '../serve/files.ts';
import { UsageError } from './context.ts';

interface BuiltFolder {
  readonly path: string;
  readonly wanted: string;
}

export const builtFolder = (root: string, wanted: string): BuiltFolder => ({
  path: behindLinks(resolve(root, wanted)),
  wanted,
});

/**
 * Reads built sites, each as a single build left it: if another site is swapped in meanwhile, reads everything again.
 * Writes nothing, except to restore what a killed build left unfinished.
 *
 * @param missing message for a folder that does not exist
 */
export async function readConsistently<Result>(
  folders: readonly BuiltFolder[],
  missing: (wanted: string) => string,
  read: () => Result,
): Promise<Result> {
  for (;;) {
    for (const { path, wanted } of folders) {
      if (!isFolder(path) && hasUnfinishedWork(path)) (await takeLock(path)).release();
      if (!isFolder(path)) throw new UsageError(missing(wanted));
    }
    const before = folders.map(({ path }) => folderIdentity(path));
    const isUnchanged = () => folders.every(({ path }, index) => folderIdentity(path) === before[index]);
    try {
      const result = read();
      if (isUnchanged()) return result;
    } catch (error) {
      if (isUnchanged()) throw error;
    }
  }
}

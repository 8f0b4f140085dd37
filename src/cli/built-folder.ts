import { resolve } from 'node:path';
import { hasUnfinishedWork, takeLock } from '../base/disk/lock.ts';
import { isFolder } from '../base/disk/make-folder.ts';
import { UsageError } from '../base/findings/failure.ts';
import { folderIdentity } from '../hosting/serve/serve.ts';
import { behindLinks } from '../site/site.ts';

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

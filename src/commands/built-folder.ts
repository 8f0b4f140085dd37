import { resolve } from 'node:path';
import { isFolder } from '../lib/make-folder.ts';
import { isWorkedOn, takeLock } from '../output/lock.ts';
import { behindLinks } from '../output/output-folder.ts';
import { folderIdentity } from '../serve/files.ts';
import { UsageError } from './context.ts';

export interface BuiltFolder {
  readonly path: string;
  readonly wanted: string;
}

export const builtFolder = (root: string, wanted: string): BuiltFolder => ({
  path: behindLinks(resolve(root, wanted)),
  wanted,
});

/**
 * Reads built sites, each as one build has left it: if another site is swapped in meanwhile, everything is read again.
 * Restores what a build left half done that died; writes nothing else.
 *
 * @param missing what to say if a folder does not exist
 */
export async function readWhole<Result>(
  folders: readonly BuiltFolder[],
  missing: (wanted: string) => string,
  read: () => Result,
): Promise<Result> {
  for (;;) {
    for (const { path, wanted } of folders) {
      if (!isFolder(path) && isWorkedOn(path)) (await takeLock(path)).release();
      if (!isFolder(path)) throw new UsageError(missing(wanted));
    }
    const before = folders.map(({ path }) => folderIdentity(path));
    const isSame = () => folders.every(({ path }, index) => folderIdentity(path) === before[index]);
    try {
      const result = read();
      if (isSame()) return result;
    } catch (error) {
      if (isSame()) throw error;
    }
  }
}

import { realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { isFolder } from '../base/disk/disk.ts';
import { hasUnfinishedWork, restore, takeLock } from '../base/disk/lock.ts';
import { UsageError } from '../base/findings/failure.ts';
import { readFromOneBuild } from '../hosting/serve/serve.ts';
import { behindLinks, canBeFolder, isInsideSite, isReplaceable, isRepository } from '../site/site.ts';
import type { CommandContext } from './context.ts';

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
    const result = readFromOneBuild(
      folders.map(({ path }) => path),
      read,
    );
    if (result !== undefined) return result;
  }
}

/**
 * Resolves the output folder against the root. Throws UsageError for one that contains the root or foreign files, is a
 * repository of Git, or lies in the sources or in a built site.
 */
export function outputFolder(root: string, wanted: string, { words, site }: CommandContext): string {
  const named = resolve(root, wanted);
  const out = behindLinks(named);
  // An earlier build may have been killed halfway.
  restore(out);
  if (!canBeFolder(named)) throw new UsageError(words.noFolder(wanted));
  const roots = [root, realpathSync(root)];
  const isIn = (inner: string, folder: string) => inner === folder || inner.startsWith(`${folder}${sep}`);
  const isSource = [site.templates, ...roots.map((each) => join(each, 'data'))].some((folder) => isIn(out, folder));
  if (isSource || roots.some((folder) => isIn(folder, out))) throw new UsageError(words.outInSources(wanted));
  if (isInsideSite(out)) throw new UsageError(words.outInSite(wanted));
  if (!isReplaceable(out))
    throw new UsageError(isRepository(out) ? words.repositoryInFolder(wanted) : words.foreignFolder(wanted));
  return out;
}

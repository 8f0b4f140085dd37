/**
 * The output folder, which one build at a time replaces: see `lock.ts`.
 *
 * A build is written to `site` in its work folder, checked there, and swapped in by two renames. Between them, for some
 * microseconds, `old` in the work folder is the only complete site. If the process dies at that point, the next holder of
 * the lock finds both and restores the old one.
 */
import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync, renameSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Lock, OutputError } from '../../base/disk/lock.ts';
import { holdsOnlySite, oldIn, siteIn } from '../../base/disk/work-folder.ts';
import { MANIFEST_FILE } from '../../base/lib/paths.ts';

/** True if a path is a folder or can become one: neither it nor a parent is anything else. */
export function canBeFolder(path: string): boolean {
  if (dirname(path) !== path && !canBeFolder(dirname(path))) return false;
  const found = statSync(path, { throwIfNoEntry: false });
  // A dangling symlink counts as something else: its target is not ours to create.
  return found ? found.isDirectory() : lstatSync(path, { throwIfNoEntry: false }) === undefined;
}

/** True for a repository or a worktree of Git: some publish the output from there. Its history is nowhere else. */
export const isRepository = (folder: string): boolean => existsSync(join(folder, '.git'));

/** True if the folder may be replaced: it does not exist, is empty, or was written by us and holds no history. */
export function isReplaceable(out: string): boolean {
  if (!existsSync(out)) return true;
  const names = readdirSync(out);
  return names.length === 0 || (names.includes(MANIFEST_FILE) && !isRepository(out));
}

/** True if a folder above this one is a built site: its next build would delete it. */
export function isInsideSite(path: string): boolean {
  const parent = dirname(path);
  return parent !== path && (existsSync(join(parent, MANIFEST_FILE)) || isInsideSite(parent));
}

/** Resolves a symlink, so that its target is replaced and not the link. */
export function behindLinks(path: string): string {
  try {
    const target = resolve(dirname(path), readlinkSync(path));
    // While the folder is being replaced, the link dangles.
    return existsSync(target) ? realpathSync(target) : target;
  } catch {
    return path;
  }
}

/**
 * Swaps the checked build in, or leaves the folder unchanged.
 *
 * @throws OutputError if another process has taken over, or if the folder was replaced by one that is not ours
 */
export function swapIn(out: string, { folder, isHeld }: Lock): void {
  if (!isHeld()) throw new OutputError('lost', out);
  if (!isReplaceable(out)) throw new OutputError('foreign', out);
  try {
    if (existsSync(out)) renameSync(out, oldIn(folder));
    renameSync(siteIn(folder), out);
  } catch (error) {
    if (holdsOnlySite(folder, out)) renameSync(oldIn(folder), out);
    throw isHeld() ? error : new OutputError('lost', out);
  }
}

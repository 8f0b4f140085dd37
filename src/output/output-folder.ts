/**
 * The output folder and what builds do to it, one at a time: see `lock.ts`.
 *
 * A build is laid down in `site` of its work folder, checked there, and swapped in by two renames. Between them, for some
 * microseconds, `old` of the work folder is the only whole site. If the process dies right there, both are found: then
 * the next holder of the lock puts the old one back.
 */
import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync, renameSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { MARKER } from '../lib/paths.ts';
import { type Lock, OutputError } from './lock.ts';
import { holdsLastSite, oldIn, siteIn } from './work-folder.ts';

/** True if a path is a folder or can become one: nothing else is there, nor above it. */
export function canBeFolder(path: string): boolean {
  if (dirname(path) !== path && !canBeFolder(dirname(path))) return false;
  const found = statSync(path, { throwIfNoEntry: false });
  // What a link leads to that leads nowhere is not ours to make.
  return found ? found.isDirectory() : lstatSync(path, { throwIfNoEntry: false }) === undefined;
}

/** True if the folder may be replaced: it does not exist, is empty, or was written by us. */
export function isReplaceable(out: string): boolean {
  if (!existsSync(out)) return true;
  const names = readdirSync(out);
  return names.length === 0 || names.includes(MARKER);
}

/** Where a site really lies: a link to a folder elsewhere stays a link, and what it leads to is replaced. */
export function behindLinks(path: string): string {
  try {
    const target = resolve(dirname(path), readlinkSync(path));
    // While the folder is being replaced, the link leads nowhere.
    return existsSync(target) ? realpathSync(target) : target;
  } catch {
    return path;
  }
}

/**
 * Swaps the checked build in, or leaves the folder as it was.
 *
 * @throws OutputError if someone has taken over, or has put a folder there that is not ours
 */
export function swapIn(out: string, { folder, isHeld }: Lock): void {
  if (!isHeld()) throw new OutputError('lost', out);
  if (!isReplaceable(out)) throw new OutputError('foreign', out);
  try {
    if (existsSync(out)) renameSync(out, oldIn(folder));
    renameSync(siteIn(folder), out);
  } catch (error) {
    if (holdsLastSite(folder, out)) renameSync(oldIn(folder), out);
    throw isHeld() ? error : new OutputError('lost', out);
  }
}

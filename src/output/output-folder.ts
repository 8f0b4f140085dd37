/**
 * The output folder and what builds do to it, one at a time: see `lock.ts`.
 *
 * A build is laid down in `site` of its work folder, checked there, and swapped in by two renames. Between them, for some
 * microseconds, `old` of the work folder is the only whole site. If the process dies right there, both are found: then
 * whoever has the lock next puts the old one back.
 */
import { existsSync, lstatSync, readdirSync, readlinkSync, renameSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { MARKER } from '../lib/hidden-files.ts';
import { type Lock, lockOf, OutputTrouble, type Patience, takeLock, tryLock } from './lock.ts';
import { newWorkFolder, removeWorkFolder, workFolders } from './work-folder.ts';

/** Where a build lies before it is put in its place. */
export const siteIn = (folder: string) => join(folder, 'site');
const oldIn = (folder: string) => join(folder, 'old');

/** True if a path is a folder or can become one: nothing else stands there, nor above it. */
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
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  return isLink ? behindLinks(resolve(dirname(path), readlinkSync(path))) : path;
}

/** True if a build is under way, or has died. */
export const isWorkedOn = (out: string) => existsSync(lockOf(out)) || workFolders(out).length > 0;

/** Puts in order what builds have left that died, unless somebody is at work there. */
export function restore(out: string): void {
  const lock = isWorkedOn(out) ? tryLock(out) : undefined;
  if (!lock || !('release' in lock)) return;
  try {
    putInOrder(out, lock);
  } finally {
    endWork(out, lock);
  }
}

/** Takes the lock of an output folder, and puts in order what builds have left that died. */
export async function lockInOrder(out: string, ...options: [folder?: string, patience?: Patience]): Promise<Lock> {
  const lock = await takeLock(out, ...options);
  try {
    putInOrder(out, lock);
    return lock;
  } catch (error) {
    endWork(out, lock);
    throw error;
  }
}

/** Under the lock no other work folder of this output is anybody's any more. */
function putInOrder(out: string, { folder }: Lock): void {
  for (const left of workFolders(out).filter((each) => each !== folder)) {
    const claimed = newWorkFolder(out);
    try {
      // From here on, a process that was only halted cannot do anything there.
      renameSync(left, claimed);
    } catch (error) {
      if (holdsLastSite(left, out)) throw error;
      continue;
    }
    if (holdsLastSite(claimed, out)) renameSync(oldIn(claimed), out);
    removeWorkFolder(claimed);
  }
}

/** True between the two renames. */
const holdsLastSite = (folder: string, out: string) =>
  existsSync(oldIn(folder)) && existsSync(siteIn(folder)) && !existsSync(out);

/**
 * Swaps the checked build in. If that is not possible, the folder is as it was.
 *
 * @throws OutputTrouble if somebody has taken over, or has put a folder there that is not ours
 */
export function promote(out: string, { folder, isHeld }: Lock): void {
  if (!isHeld()) throw new OutputTrouble('lost', out);
  if (!isReplaceable(out)) throw new OutputTrouble('foreign', out);
  try {
    if (existsSync(out)) renameSync(out, oldIn(folder));
    renameSync(siteIn(folder), out);
  } catch (error) {
    if (holdsLastSite(folder, out)) renameSync(oldIn(folder), out);
    throw isHeld() ? error : new OutputTrouble('lost', out);
  }
}

/** Ends the work under a lock. A site that could not be put back is left for the next one who has it. */
export const endWork = (out: string, lock: Lock) => lock.release(holdsLastSite(lock.folder, out));

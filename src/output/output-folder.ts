/**
 * The output folder and its siblings during a build.
 *
 * A build is laid down in `dist.next-<pid>`, checked there, and swapped in by two renames. Between them, for some
 * microseconds, `dist.old-<pid>` is the only whole site; `recover` puts it back if the process dies right there.
 *
 * Several builds may do so at once. Each has names of its own, and tries its swap again if somebody else was quicker; so
 * the last one to finish wins, whole.
 */
import { existsSync, lstatSync, readdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { MARKER } from '../lib/hidden-files.ts';
import { abandoned, clearAway, siblingOf, siblings, throwAway } from './siblings.ts';
import { keepAsSpare } from './spare.ts';

/** The folder in which this process lays down its build. */
export const nextFolder = (out: string) => siblingOf(out, 'next');

/** Clears up after builds that were killed: restores the last good site, deletes half-written ones. */
export function recover(out: string): void {
  // Each of them is a whole site. One whose build still runs may be taken, too: that build then puts it aside again.
  for (const { path } of siblings(out, 'old')) if (!existsSync(out)) renameUnless([...GONE, ...TAKEN], path, out);
  for (const path of abandoned(out, 'old')) throwAway(out, path);
  clearAway([...abandoned(out, 'next'), ...abandoned(out, 'gone')]);
}

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

/** So often another build may be quicker. Each time, that one has finished; there are not so many at once. */
const ATTEMPTS = 100;

/**
 * Swaps the checked build in. If that is not possible, the folder is as it was.
 *
 * @param keeps whether the site that was there is kept for the next build
 */
export function promote(next: string, out: string, keeps = false): void {
  const old = siblingOf(out, 'old');
  try {
    for (let attempt = 1; ; attempt += 1) {
      renameUnless(GONE, out, old);
      if (renameUnless(TAKEN, next, out)) break;
      if (attempt === ATTEMPTS) throw new Error(`${out} was replaced by others ${ATTEMPTS} times.`);
      throwAway(out, old);
    }
  } catch (error) {
    if (!existsSync(out)) renameUnless(GONE, old, out);
    discard(next);
    throw error;
  }
  if (keeps) keepAsSpare(old, out);
  else throwAway(out, old);
}

/** Deletes a build that is not promoted. */
export const discard = (next: string) => clearAway([next]);

const GONE = ['ENOENT'];
const TAKEN = ['ENOTEMPTY', 'EEXIST'];

/** Renames a folder, unless somebody was quicker, which the codes tell. */
function renameUnless(codes: readonly string[], from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (codes.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

import { chmodSync, existsSync, linkSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder, writeBytes } from './disk.ts';
import { abandoned, clearAway, siblingOf } from './siblings.ts';

/**
 * Writes a file, whole or not at all: the text is swapped in by a rename, so that neither a full disk leaves half of it
 * nor an editor that watches the file ever sees that. Who may read it stays as it was.
 */
export function replaceFile(path: string, text: string): void {
  const before = statSync(path, { throwIfNoEntry: false });
  laidDown(path, text, (next) => {
    if (before) chmodSync(next, before.mode);
    renameSync(next, path);
  });
}

/**
 * Writes a file that does not exist yet, whole or not at all.
 *
 * @returns false if there is a file of that name; it stays as it is
 */
export function writeNew(path: string, text: string): boolean {
  return laidDown(path, text, (next) => {
    try {
      // A link, unlike a rename, is refused where a file stands already.
      linkSync(next, path);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      // Some file systems know no links. There the check and the rename have to do.
      if (existsSync(path)) return false;
      renameSync(next, path);
      return true;
    }
  });
}

/** Deletes what commands have left beside a file that died while they wrote it. */
export const clearDrafts = (path: string) => clearAway(abandoned(path, 'next'));

function laidDown<Result>(path: string, text: string, swap: (next: string) => Result): Result {
  const next = siblingOf(path, 'next');
  makeFolder(dirname(path));
  clearDrafts(path);
  try {
    writeBytes(next, text);
    return swap(next);
  } finally {
    clearAway([next]);
  }
}

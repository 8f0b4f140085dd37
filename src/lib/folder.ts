import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it, unless they are there. Node's own way of doing so forgets why it failed: on a disk
 * that may only be read, it says that something does not exist, and where the system says that of whatever is made
 * (`/proc`), it never ends.
 */
export function makeFolder(path: string): void {
  try {
    makeOne(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(path) === path) throw error;
    makeFolder(dirname(path));
    makeOne(path);
  }
}

/** Makes a folder in one that is there. */
function makeOne(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have been quicker.
    if (!isFolder(path)) throw error;
  }
}

/** True for a folder, and for a link that leads to one. */
export const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

interface FolderOptions {
  /** A folder above it that has to be there. */
  readonly top?: string;
  /** Rights of what is made. */
  readonly mode?: number;
}

/**
 * Makes a folder and those above it, unless they are there. Node's own way of doing so forgets why it failed: on a disk
 * that may only be read, it says that something does not exist. Throws an error of the system.
 */
export function makeFolder(path: string, options: FolderOptions = {}): void {
  const { top, mode } = options;
  const parent = dirname(path);
  try {
    makeOne(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === path || parent === top) throw error;
    makeFolder(parent, options);
    // Not again: some folders of the system say of whatever is made there that it does not exist.
    makeOne(path, mode);
  }
}

/** Makes a folder in one that is there. */
function makeOne(path: string, mode: number | undefined): void {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process may have been quicker.
    if (!isFolder(path)) throw error;
  }
}

/** True for a folder, and for a link that leads to one. */
export const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

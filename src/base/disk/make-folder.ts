import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '../lib/errors.ts';

interface FolderOptions {
  /** A parent folder that must exist and is never created. */
  readonly top?: string;
  /** Permissions of the folders created. */
  readonly mode?: number;
}

/**
 * Creates a folder and its missing parents. (`mkdirSync` with `recursive` hides the cause of a failure: on a read-only disk,
 * it throws `ENOENT`.) Throws the errors of the file system.
 */
export function makeFolder(path: string, options: FolderOptions = {}): void {
  const { top, mode } = options;
  const parent = dirname(path);
  try {
    makeOne(path, mode);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' || parent === path || parent === top) throw error;
    makeFolder(parent, options);
    // Not recursively: some system folders fail with `ENOENT` whatever is created there, which would never end.
    makeOne(path, mode);
  }
}

/** Creates a folder in an existing one. */
function makeOne(path: string, mode: number | undefined): void {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!isFolder(path)) throw error;
  }
}

/** True for a folder or a symlink to one. */
export const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

import { chmodSync, existsSync, linkSync, lstatSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '../lib/errors.ts';
import { makeFolder, writeBytes } from './disk.ts';
import { namesBeside, newNameBeside } from './work-folder.ts';

export type FileContent = string | Uint8Array;

/**
 * Replaces a file by an atomic rename, so that a full disk leaves the old one intact and a watching editor never reads half
 * a file. Follows symlinks.
 *
 * @param mode permissions; by default those of the old file
 */
export function replaceFile(path: string, content: FileContent, mode?: number): void {
  const found = statSync(path, { throwIfNoEntry: false });
  const file = found ? realpathSync(path) : path;
  viaTemporary(file, content, (temporary) => renameSync(temporary, file), mode ?? found?.mode);
}

/** Writes a new file atomically. Returns false and changes nothing if it exists. */
export function writeNew(path: string, text: string): boolean {
  return viaTemporary(path, text, (temporary) => {
    try {
      // Unlike a rename, a hard link fails if the file exists.
      linkSync(temporary, path);
      return true;
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return false;
      // Some file systems have no hard links. There, checking before the rename has to do.
      if (existsSync(path)) return false;
      renameSync(temporary, path);
      return true;
    }
  });
}

/** No file takes longer to write. */
const HOUR_MS = 60 * 60_000;

/** Deletes the temporary files of commands that died while they wrote a file. */
export function clearTemporaryFiles(path: string): void {
  for (const temporary of namesBeside(path)) {
    const found = lstatSync(temporary, { throwIfNoEntry: false });
    if (found?.isFile() && Date.now() - found.mtimeMs > HOUR_MS) rmSync(temporary, { force: true });
  }
}

function viaTemporary<Result>(
  path: string,
  content: FileContent,
  swap: (temporary: string) => Result,
  mode?: number,
): Result {
  const temporary = newNameBeside(path);
  makeFolder(dirname(path));
  clearTemporaryFiles(path);
  try {
    writeBytes(temporary, content, mode);
    if (mode !== undefined) setMode(temporary, mode);
    return swap(temporary);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Sets permissions, of which the umask may have removed some. */
export function setMode(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch {
    // Only the owner can, and USB sticks and network drives may have no permissions.
  }
}

import { chmodSync, existsSync, linkSync, lstatSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../lib/make-folder.ts';
import { writeBytes } from './disk.ts';
import { namesBeside, newNameBeside } from './work-folder.ts';

export type FileContent = string | Uint8Array;

/**
 * Writes a file by rename, so that neither a full disk nor an editor that watches it ever sees half of it. A link stays
 * a link.
 *
 * @param mode who may read it; stays as it is unless given
 */
export function replaceFile(path: string, content: FileContent, mode?: number): void {
  const found = statSync(path, { throwIfNoEntry: false });
  const file = found ? realpathSync(path) : path;
  laidDown(file, content, (next) => renameSync(next, file), mode ?? found?.mode);
}

/** Writes a new file, whole or not at all. Returns false, and changes nothing, if it exists. */
export function writeNew(path: string, text: string): boolean {
  return laidDown(path, text, (next) => {
    try {
      // A link, unlike a rename, is refused where there is a file already.
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

/** Milliseconds after which no draft is still being written. */
const AN_HOUR = 60 * 60_000;

/** Deletes what commands have left beside a file that died while they wrote it. */
export function clearDrafts(path: string): void {
  for (const draft of namesBeside(path)) {
    const found = lstatSync(draft, { throwIfNoEntry: false });
    if (found?.isFile() && Date.now() - found.mtimeMs > AN_HOUR) rmSync(draft, { force: true });
  }
}

function laidDown<Result>(path: string, content: FileContent, swap: (next: string) => Result, mode?: number): Result {
  const next = newNameBeside(path);
  makeFolder(dirname(path));
  clearDrafts(path);
  try {
    writeBytes(next, content, mode);
    // What the process may give others is less than what stood there, perhaps.
    if (mode !== undefined) chmodSync(next, mode);
    return swap(next);
  } finally {
    rmSync(next, { force: true });
  }
}

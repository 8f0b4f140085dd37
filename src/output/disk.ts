import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmdirSync,
  type Stats,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Makes a folder and those above it, unless they are there. Node's own way of doing so forgets why it failed: on a disk
 * that may only be read, it says that something does not exist.
 *
 * @param top a folder above it that has to be there
 */
export function makeFolder(path: string, top?: string): void {
  const parent = dirname(path);
  try {
    makeOne(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === path || parent === top) throw error;
    makeFolder(parent, top);
    // Not again: some folders of the system say of whatever is made there that it does not exist.
    makeOne(path);
  }
}

/** Makes a folder in one that is there. */
function makeOne(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    // Another build may have been quicker.
    if (!isFolder(path)) throw error;
  }
}

/** Deletes a folder with all that is in it, in half the time that Node's own way takes. */
export function removeFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeFolder(path);
    else unlinkSync(path);
  }
  rmdirSync(folder);
}

/** True for a folder, and for a link that leads to one. */
export const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** What the disk knows of a file. Undefined if there is none, or if it does not say: a file may be in the place of a folder. */
export function fileAt(path: string): Stats | undefined {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    return found?.isFile() ? found : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes a file that is not there yet, and says what the disk knows of it then. The system does not name one that could be opened and not be
 * written to; this does.
 */
export function writeBytes(path: string, bytes: string | Uint8Array, mode?: number): Stats {
  let file: number | undefined;
  try {
    file = openSync(path, 'wx', mode);
    writeFileSync(file, bytes);
    return fstatSync(file);
  } catch (error) {
    throw Object.assign(error as NodeJS.ErrnoException, { path });
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

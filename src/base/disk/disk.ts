import {
  closeSync,
  fstatSync,
  openSync,
  readdirSync,
  rmdirSync,
  type Stats,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '../lib/collections.ts';

/** Deletes a folder with its content, twice as fast as Node's `rmSync`. */
export function removeFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeFolder(path);
    else unlinkSync(path);
  }
  rmdirSync(folder);
}

/** Returns the stats of a file. Undefined if there is none or a parent folder is a file. */
export function fileAt(path: string): Stats | undefined {
  const found = orUndefined(() => statSync(path, { throwIfNoEntry: false }));
  return found?.isFile() ? found : undefined;
}

/** Writes a new file and returns its stats. Adds the path to errors, which some system errors lack. */
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

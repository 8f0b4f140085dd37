import { closeSync, fstatSync, openSync, type Stats, statSync, writeFileSync } from 'node:fs';

/** What the disk knows of a file. Undefined if there is none, or if it does not say: a file may stand in the place of a folder. */
export function fileAt(path: string): Stats | undefined {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    return found?.isFile() ? found : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes a file, and says what the disk knows of it then. The system does not name one that could be opened and not be
 * written to; this does.
 */
export function writeBytes(path: string, bytes: string | Uint8Array, flag: 'w' | 'wx' = 'w', mode?: number): Stats {
  let file: number | undefined;
  try {
    file = openSync(path, flag, mode);
    writeFileSync(file, bytes);
    return fstatSync(file);
  } catch (error) {
    throw Object.assign(error as NodeJS.ErrnoException, { path });
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

import {
  closeSync,
  fstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { orUndefined } from '../lib/collections.ts';
import { errorCode } from '../lib/errors.ts';

/** Deletes a folder with its content, twice as fast as Node's `rmSync`. */
export function removeFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeFolder(path);
    else unlinkSync(path);
  }
  rmdirSync(folder);
}

/** Runs work in a new folder that only this user can read, and deletes the folder afterwards. `name` shows whose it is. */
export async function inTemporaryFolder<Result>(
  name: string,
  act: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  try {
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
    if (isFolder(path)) return;
    throw errorCode(error) === 'EEXIST' ? Object.assign(error as Error, { code: 'ENOTDIR' }) : error;
  }
}

/** True for a folder or a symlink to one. */
export const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

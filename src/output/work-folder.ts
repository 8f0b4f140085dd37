/**
 * Folders in which a process makes what shall stand in the place of a file or folder: beside it, so that a rename is
 * enough.
 *
 * Each has a random name, so no two processes ever share one, wherever they run, and a mark inside that says whose it is.
 * Nothing without the mark is touched, whatever its name. If a folder gets another name, all that its owner still does
 * there fails.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { writeBytes } from './disk.ts';
import { type Owner, thisProcess } from './owner.ts';

export interface Mark extends Owner {
  /** The name under which the folder was made. */
  readonly folder: string;
  /** ISO time at which it was made. */
  readonly since: string;
}

const MARK = 'nebel-owner.json';
const UNFINISHED = `${MARK}.part`;

/** A name that has never been used: `dist` → `.dist.0f1e2d3c4b5a6978.nebel` */
export const newWorkFolder = (path: string) =>
  join(dirname(path), `.${basename(path)}.${randomBytes(8).toString('hex')}.nebel`);

export const markIn = (folder: string) => join(folder, MARK);

/** What a mark says. Undefined if there is none. */
export function readMark(path: string): Mark | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Mark;
  } catch {
    return undefined;
  }
}

/** Makes a work folder in a folder that is there. */
export function makeWorkFolder(folder: string): void {
  const mark: Mark = { ...thisProcess(), folder: basename(folder), since: new Date().toISOString() };
  mkdirSync(folder);
  try {
    writeBytes(join(folder, UNFINISHED), JSON.stringify(mark), 'wx');
    renameSync(join(folder, UNFINISHED), markIn(folder));
  } catch (error) {
    removeWorkFolder(folder);
    // Somebody who clears up just now has taken it for one whose owner died before it had a mark.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    makeWorkFolder(folder);
  }
}

/** All work folders beside a file or folder. Those that have no mark yet and hold nothing are cleared away. */
export function workFolders(path: string): string[] {
  const parent = dirname(path);
  const names = existsSync(parent) ? readdirSync(parent) : [];
  const prefix = `.${basename(path)}.`;
  return names
    .filter((name) => name.startsWith(prefix) && /^[0-9a-f]{16}\.nebel$/.test(name.slice(prefix.length)))
    .map((name) => join(parent, name))
    .filter((folder) => {
      const isFolder = lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
      if (isFolder && !existsSync(markIn(folder))) removeUnmarked(folder);
      return isFolder && existsSync(markIn(folder));
    });
}

function removeUnmarked(folder: string): void {
  try {
    rmSync(join(folder, UNFINISHED), { force: true });
    rmdirSync(folder);
  } catch {
    // It is no folder of ours, or it has got its mark just now.
  }
}

/**
 * Deletes a work folder, its mark last: what is left of one is still known as ours. Where that is not allowed it stays,
 * and harms nobody.
 */
export function removeWorkFolder(folder: string): void {
  try {
    for (const name of readdirSync(folder)) if (name !== MARK) rmSync(join(folder, name), { recursive: true });
    rmSync(markIn(folder), { force: true });
    rmdirSync(folder);
  } catch {
    // The next command tries again.
  }
}

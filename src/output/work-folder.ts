/**
 * Folders in which a process makes what shall take the place of the output folder: beside it, so that a rename is
 * enough.
 *
 * Each has a random name, so no two processes ever share one, wherever they run, and a mark inside that says whose it is.
 * Nothing without the mark is touched, whatever its name. If a folder gets another name, all that its owner still does
 * there fails.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isFolder } from '../lib/make-folder.ts';
import { removeFolder, writeBytes } from './disk.ts';
import { type Owner, thisProcess } from './owner.ts';

export interface Mark extends Owner {
  readonly folder: string;
  /** ISO time. */
  readonly since: string;
}

const MARK = 'nebel-owner.json';
export const markIn = (folder: string) => join(folder, MARK);

/** The next site until it is put in its place, and the last one from when it made room. */
export const siteIn = (folder: string) => join(folder, 'site');
export const oldIn = (folder: string) => join(folder, 'old');

/** A name that has never been used: `dist` → `.dist.0f1e2d3c4b5a6978.nebel` */
export const newNameBeside = (path: string) =>
  join(dirname(path), `.${basename(path)}.${randomBytes(8).toString('hex')}.nebel`);

export function namesBeside(path: string): string[] {
  const parent = dirname(path);
  const names = isFolder(parent) ? readdirSync(parent) : [];
  const prefix = `.${basename(path)}.`;
  return names
    .filter((name) => name.startsWith(prefix) && /^[0-9a-f]{16}\.nebel$/.test(name.slice(prefix.length)))
    .map((name) => join(parent, name));
}

export const workFolders = (out: string): string[] =>
  namesBeside(out).filter(
    (folder) =>
      lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() && !isEmptied(folder) && existsSync(markIn(folder)),
  );

/** Deletes a folder in which there is nothing: its owner has died before it had a mark. */
function isEmptied(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

export function makeWorkFolder(folder: string): void {
  const mark: Mark = { ...thisProcess(), folder: basename(folder), since: new Date().toISOString() };
  mkdirSync(folder);
  writeBytes(markIn(folder), JSON.stringify(mark));
}

export function readMark(path: string): Mark | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Mark;
  } catch {
    return undefined;
  }
}

/** Deletes a work folder, its mark last, so that leftovers are known as ours. What may not be deleted does no harm. */
export function removeWorkFolder(folder: string): void {
  try {
    for (const each of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, each.name);
      if (each.isDirectory()) removeFolder(path);
      else if (each.name !== MARK) rmSync(path);
    }
    rmSync(markIn(folder), { force: true });
    rmdirSync(folder);
  } catch {
    // The next command tries again.
  }
}

/** True between the two renames of a swap: then nothing else holds the last whole site. */
export const holdsLastSite = (folder: string, out: string) =>
  existsSync(oldIn(folder)) && existsSync(siteIn(folder)) && !existsSync(out);

/** Puts in order what others have left beside an output folder, as far as this process alone works there. */
export function takeOver(out: string, own: string): void {
  for (const left of workFolders(out).filter((folder) => folder !== own)) {
    const claimed = newNameBeside(out);
    try {
      // From here on, a process that was only halted cannot do anything there.
      renameSync(left, claimed);
    } catch (error) {
      if (holdsLastSite(left, out)) throw error;
      continue;
    }
    if (holdsLastSite(claimed, out)) renameSync(oldIn(claimed), out);
    removeWorkFolder(claimed);
  }
}

/**
 * Work folders, in which a process prepares the next output folder. They are siblings of the output folder, so that a
 * rename can swap the site in.
 *
 * Each has a random name, so that no two processes ever share one, and a file that identifies its owner. A folder without
 * that file is never touched, whatever its name. Once a work folder is renamed, everything its owner still does there fails.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { orUndefined } from '../lib/collections.ts';
import { isFolder, removeFolder, writeBytes } from './disk.ts';
import { type Owner, thisProcess } from './owner.ts';

export interface OwnerRecord extends Owner {
  readonly folder: string;
  /** ISO time. */
  readonly since: string;
}

const OWNER_FILE = 'nebel-owner.json';
export const ownerFileIn = (folder: string) => join(folder, OWNER_FILE);

/** The next site until it is swapped in, and the last one after that. */
export const siteIn = (folder: string) => join(folder, 'site');
export const oldIn = (folder: string) => join(folder, 'old');

/** Makes a unique name for a sibling: `dist` → `.dist.0f1e2d3c4b5a6978.nebel` */
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
      lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() &&
      !removeIfEmpty(folder) &&
      existsSync(ownerFileIn(folder)),
  );

/** Deletes a folder if it is empty, because its owner died at once. Returns true if it did. */
function removeIfEmpty(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

export function makeWorkFolder(folder: string): void {
  const owner: OwnerRecord = { ...thisProcess(), folder: basename(folder), since: new Date().toISOString() };
  mkdirSync(folder);
  writeBytes(ownerFileIn(folder), JSON.stringify(owner));
}

export const readOwner = (path: string) => orUndefined(() => JSON.parse(readFileSync(path, 'utf8')) as OwnerRecord);

/** Deletes a work folder. The owner file comes last, so that leftovers are still known as ours if this fails. */
export function removeWorkFolder(folder: string): void {
  try {
    for (const each of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, each.name);
      if (each.isDirectory()) removeFolder(path);
      else if (each.name !== OWNER_FILE) rmSync(path);
    }
    rmSync(ownerFileIn(folder), { force: true });
    rmdirSync(folder);
  } catch {
    // Harmless: the next command tries again.
  }
}

/** True between the two renames of a swap, when the work folder holds the only complete site. */
export const holdsOnlySite = (folder: string, out: string) =>
  existsSync(oldIn(folder)) && existsSync(siteIn(folder)) && !existsSync(out);

/** Restores the last site and deletes the work folders of dead processes. Only the holder of the lock may call it. */
export function cleanUp(out: string, own: string): void {
  for (const leftover of workFolders(out).filter((folder) => folder !== own)) {
    const claimed = newNameBeside(out);
    try {
      // From here on, an owner that was only suspended can do nothing there.
      renameSync(leftover, claimed);
    } catch (error) {
      if (holdsOnlySite(leftover, out)) throw error;
      continue;
    }
    if (holdsOnlySite(claimed, out)) renameSync(oldIn(claimed), out);
    removeWorkFolder(claimed);
  }
}

/**
 * The spare: the site before the last one. The next build updates it and swaps it in, so that two folders take turns.
 * Deleting one would take longer than the rest of a build after an edit. It is only a store of hard links: a build trusts no
 * file in it that is not also a file of the last site.
 */
import { lstatSync, readdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeFolder } from '../../base/disk/disk.ts';
import { hashOf } from '../../base/lib/fingerprint.ts';

const PREFIX = 'spare-';

/** Spares of other output folders beyond this number are deleted, the oldest first: they may be as large as a site. */
const MAX_OTHERS = 2;

/** Path of the spare of an output folder below the cache folder. */
export const spareOf = (out: string, cacheFolder: string) => join(cacheFolder, PREFIX + hashOf(out));

/** Moves the spare to the work folder of a build. There may be none. */
export function takeSpare(spare: string, folder: string): void {
  if (lstatSync(spare, { throwIfNoEntry: false })?.isDirectory()) move(spare, folder);
}

/** Makes a site the spare. Returns false if it stays where it is, because the cache is missing or on another disk. */
export function keepSpare(site: string, spare: string): boolean {
  const isKept = move(site, spare);
  if (isKept) deleteOthers(spare);
  return isKept;
}

function move(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}

function deleteOthers(spare: string): void {
  const parent = dirname(spare);
  const others = readdirSync(parent)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => join(parent, name))
    .filter((path) => path !== spare);
  if (others.length <= MAX_OTHERS) return;
  try {
    const age = new Map(others.map((path) => [path, statSync(path).ctimeMs]));
    const newest = others.sort((a, b) => (age.get(b) ?? 0) - (age.get(a) ?? 0));
    for (const path of newest.slice(MAX_OTHERS)) removeFolder(path);
  } catch {
    // Another process uses or deletes it.
  }
}

/**
 * A site that was replaced, kept as `dist.spare` so that the next build is made from it: thousands of files that stay the
 * same are found where they are sooner than they get a second name in folders that have to be made first.
 *
 * Nothing in it is trusted. A file stays if it is the very one that the last build has stamped; anything else is made
 * anew or deleted. So it may as well be what is left of a build that was not promoted.
 */
import { existsSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MARKER } from '../lib/hidden-files.ts';
import type { Stamp } from '../lib/stamp.ts';
import { isAsWritten } from './carry-over.ts';
import { clearAway, throwAway } from './siblings.ts';

/** What lies in the folder of a build before it begins. */
export interface Leftovers {
  /** True if this very file lies there. From then on it belongs to the build. */
  keeps(output: string, stamp: Stamp): boolean;
  /** Clears the way for a file that is about to be laid there. */
  makeWay(output: string): void;
  /** Deletes what belongs to nobody. */
  clear(): void;
}

export const NO_LEFTOVERS: Leftovers = { keeps: () => false, makeWay: () => {}, clear: () => {} };

const spareOf = (out: string) => `${out}.spare`;

/** Makes the spare folder that of the next build, if there is one. Of several builds at once, one gets it. */
export function takeSpare(out: string, next: string): Leftovers {
  if (!isThere(out)) return NO_LEFTOVERS;
  try {
    renameSync(spareOf(out), next);
  } catch {
    // Another build was quicker.
    return NO_LEFTOVERS;
  }
  const [files, folders] = [new Set<string>(), new Set<string>()];
  if (list(next, '', files, folders)) return leftoversIn(next, files, folders);
  clearAway([next]);
  return NO_LEFTOVERS;
}

/** Keeps a folder as the spare one, instead of the one that is there. */
export function keepAsSpare(folder: string, out: string): void {
  throwSpareAway(out);
  try {
    renameSync(folder, spareOf(out));
  } catch {
    // Another build has kept its own just now, or something else stands there.
    throwAway(out, folder);
  }
}

/** Deletes the spare folder, if it is ours. */
export function throwSpareAway(out: string): void {
  if (isThere(out)) throwAway(out, spareOf(out));
}

/** True if there is a spare folder. What somebody else has put there is not ours. */
const isThere = (out: string) => existsSync(join(spareOf(out), MARKER));

/** Lists a folder. False if something in it is neither a file nor a folder, such as a link that leads out of it. */
function list(folder: string, prefix: string, files: Set<string>, folders: Set<string>): boolean {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).every((entry) => {
    const path = `${prefix}${entry.name}`;
    (entry.isDirectory() ? folders : files).add(path);
    return entry.isFile() || (entry.isDirectory() && list(folder, `${path}/`, files, folders));
  });
}

function leftoversIn(folder: string, files: Set<string>, folders: Set<string>): Leftovers {
  const at = (path: string) => join(folder, path);
  /** Folders that hold a file of the build stay. */
  const keepAbove = (path: string) => {
    for (let above = dirname(path); above !== '.'; above = dirname(above)) folders.delete(above);
  };
  return {
    keeps(output, stamp) {
      if (!files.has(output) || !isAsWritten(at(output), stamp)) return false;
      keepAbove(output);
      return files.delete(output);
    },
    makeWay(output) {
      for (let path = output; path !== '.'; path = dirname(path)) if (files.delete(path)) unlinkSync(at(path));
      // A folder without a file of the build may stand where a file shall be.
      if (folders.has(output)) remove(output);
      keepAbove(output);
    },
    clear() {
      for (const path of files) unlinkSync(at(path));
      // Each stands after the one that it lies in.
      for (const path of [...folders].reverse()) rmdirSync(at(path));
    },
  };

  function remove(path: string): void {
    rmSync(at(path), { recursive: true });
    for (const known of [files, folders])
      for (const each of known) if (each === path || each.startsWith(`${path}/`)) known.delete(each);
  }
}

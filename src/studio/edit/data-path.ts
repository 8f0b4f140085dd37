/** Resolves the names of data files that requests of the editor contain. */
import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

/** `data/teams/red.yaml`, without `.`, `..`, backslashes, drives and streams of Windows, and control characters. */
const NAME = /^data(?:\/(?!\.{1,2}\/)[^/\\:\p{Cc}]+)+\.ya?ml$/u;
const PHOTO = /^data(?:\/(?!\.{1,2}\/)[^/\\:\p{Cc}]+)+\.(?:jpe?g|png|webp|avif)$/iu;

/** A file that is not below `data/`, although it is named as if it were. Its code is one of `system-errors.ts`. */
export class OutsideDataError extends Error {
  readonly code = 'ERR_OUTSIDE_DATA';
  readonly path: string;

  constructor(path: string) {
    super(`${path} is not below data/.`);
    this.path = path;
  }
}

/**
 * Returns the path of a data file, which need not exist. Every request of the editor that names a file passes through here
 * before it is read or written.
 *
 * @param file relative to the root, with forward slashes
 * @throws OutsideDataError for any other name, and for a symlink that leads out of `data/`
 */
export const dataPath = (root: string, file: string): string => checkedPath(root, file, NAME);

/**
 * Returns the path of a photo, like `dataPath`.
 *
 * @param photo relative to `data/`
 */
export const photoPath = (root: string, photo: string): string => checkedPath(root, `data/${photo}`, PHOTO);

function checkedPath(root: string, file: string, name: RegExp): string {
  const path = join(root, file);
  if (!name.test(file) || !isBelow(join(root, 'data'), path)) throw new OutsideDataError(path);
  return path;
}

function isBelow(folder: string, path: string): boolean {
  let existing = path;
  while (!lstatSync(existing, { throwIfNoEntry: false })) existing = dirname(existing);
  try {
    const real = realpathSync.native(existing);
    const home = realpathSync.native(folder);
    // On a disk that ignores case, another spelling opens the same file.
    return `${real}${sep}`.startsWith(`${home}${sep}`) && !isRespelt(basename(existing), basename(real));
  } catch {
    // A symlink to nothing: writing would create its target.
    return false;
  }
}

const isRespelt = (name: string, other: string) => name !== other && folded(name) === folded(other);

const folded = (name: string) => name.normalize('NFC').toLowerCase();

/** Finds the data files that requests of the editor name, and writes them: all of them or none. */
import { existsSync, lstatSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { replaceFile } from '../../base/disk/replace-file.ts';
import type { FileChange } from './try-out.ts';

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

/**
 * Writes or deletes files. Returns false and changes nothing if one of them no longer matches its `before`.
 *
 * @throws OutsideDataError for a file that is not below `data/`, and errors of the system. Then, too, nothing has changed.
 */
export function writeAll(root: string, files: readonly FileChange[]): boolean {
  const found = files.map(({ file, before, after }) => {
    const path = dataPath(root, file);
    return { path, before, after, current: readData(path) };
  });
  if (found.some(({ before, current }) => current?.text !== before)) return false;
  // Deletes last, so that no text is lost if a write fails.
  const isDeleted = ({ after }: { after: string | undefined }) => Number(after === undefined);
  const steps = found
    .toSorted((a, b) => isDeleted(a) - isDeleted(b))
    .map(({ path, before, after, current }) => {
      const put = (text: string | undefined) =>
        text === undefined ? rmSync(path) : replaceFile(path, (current?.bom ?? '') + text);
      return { do: () => put(after), undo: () => put(before) };
    });
  for (const [index, step] of steps.entries()) {
    try {
      step.do();
    } catch (error) {
      for (const done of steps.slice(0, index).reverse()) done.undo();
      throw error;
    }
  }
  return true;
}

/** Reads a file without its byte order mark, which some programs write. Returns undefined if it does not exist. */
function readData(path: string): { readonly bom: string; readonly text: string } | undefined {
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  return text.startsWith('\uFEFF') ? { bom: '\uFEFF', text: text.slice(1) } : { bom: '', text };
}

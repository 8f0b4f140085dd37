import { existsSync, lstatSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isRunning } from '../lib/is-running.ts';

/**
 * What a process lays beside a file or folder that it is about to replace. Each process has names of its own, in the
 * same folder, so that a rename is enough:
 *
 * - `next`: what shall stand there, half-written or whole
 * - `old`: what stood there, always whole
 * - `gone`: what is being deleted
 */
export type Kind = 'next' | 'old' | 'gone';

/** `dist` → `dist.next-4711` */
export const siblingOf = (path: string, kind: Kind) => `${path}.${kind}-${process.pid}`;

/** All that is of some kind beside a file or folder, whichever process laid it there. */
export function siblings(path: string, kind: Kind): { readonly path: string; readonly pid: number }[] {
  const parent = dirname(path);
  const prefix = `${basename(path)}.${kind}-`;
  const names = existsSync(parent) ? readdirSync(parent) : [];
  return names
    .filter((name) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)))
    .map((name) => ({ path: join(parent, name), pid: Number(name.slice(prefix.length)) }));
}

/** The same, as far as no process will come back to it. */
export const abandoned = (path: string, kind: Kind): string[] =>
  siblings(path, kind)
    .filter(({ pid }) => !isRunning(pid))
    .map((sibling) => sibling.path);

/**
 * Deletes what is in nobody's way. Somebody else may be doing the same, or may be the only one who is allowed to; then
 * the next command tries again.
 */
export function clearAway(paths: readonly string[]): void {
  for (const path of paths) {
    try {
      if (lstatSync(path).isDirectory()) removeFolder(path);
      else rmSync(path);
    } catch {
      // It stays, and harms nobody.
    }
  }
}

/**
 * Deletes one of the folders of a site. It loses its name first, because what has that name may be put back or built upon, and
 * must be whole.
 *
 * @param out the folder that the site is made for
 * @param folder the one to delete, beside it
 */
export function throwAway(out: string, folder: string): void {
  const gone = siblingOf(out, 'gone');
  clearAway([gone]);
  try {
    renameSync(folder, gone);
  } catch {
    // It is gone already, or it stays for the next command, whole.
  }
  clearAway([gone]);
}

/** Node's own way asks about each file before it deletes it, and takes four times as long for a thousand pages. */
function removeFolder(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) removeFolder(child);
    else unlinkSync(child);
  }
  rmdirSync(path);
}

/**
 * The output folder and its two siblings during a build.
 *
 * A build is laid down in `dist.next-<pid>`, checked there, and swapped in by two renames. Between them, for some
 * microseconds, `dist.old` is the only whole site; `recover` puts it back if the process dies right there.
 */
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Present in every folder that we wrote, with a list of its pages. We never replace a folder that lacks it. */
export const MARKER = '.nebel';

const oldFolder = (out: string) => `${out}.old`;
const nextPrefix = (out: string) => `${out}.next-`;

/** The folder in which this process lays down its build. */
export const nextFolder = (out: string) => `${nextPrefix(out)}${process.pid}`;

/** Clears up after builds that were killed: restores the last good site, deletes half-written ones. */
export function recover(out: string): void {
  const old = oldFolder(out);
  if (existsSync(old)) {
    if (existsSync(out)) rmSync(old, { recursive: true, force: true });
    else renameSync(old, out);
  }
  const parent = dirname(out);
  const prefix = basename(nextPrefix(out));
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN;
    if (Number.isInteger(pid) && !isRunning(pid)) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/** True if the folder may be replaced: it does not exist, is empty, or was written by us. */
export function isReplaceable(out: string): boolean {
  if (!existsSync(out)) return true;
  const names = readdirSync(out);
  return names.length === 0 || names.includes(MARKER);
}

/** Swaps the checked build in. */
export function promote(next: string, out: string): void {
  const old = oldFolder(out);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(out)) renameSync(out, old);
  renameSync(next, out);
  rmSync(old, { recursive: true, force: true });
}

/** Deletes a build that is not promoted. */
export const discard = (next: string) => rmSync(next, { recursive: true, force: true });

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

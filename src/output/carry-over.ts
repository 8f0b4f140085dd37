import { linkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hasSameBytes, isUntouched, type Stamp, stampOf } from '../lib/fingerprint.ts';
import type { KnownFile } from '../types.ts';
import { fileAt } from './disk.ts';

export type Stamps = Readonly<Record<string, Stamp>>;

/** An earlier build: its folder, and what tells whether the files in it are still as it left them. */
export interface LastBuild {
  readonly folder: string;
  readonly stamps: Stamps;
}

type Wanted = Pick<KnownFile, 'output' | 'hash'>;

/** True if a file need not be made, because the last build has left the same. */
export const isLeftBy = (last: LastBuild, file: Wanted) => stampOfLeft(last, file) !== undefined;

function stampOfLeft({ folder, stamps }: LastBuild, { output, hash }: Wanted): Stamp | undefined {
  const stamp = stamps[output];
  const found = stamp?.hash === hash ? fileAt(join(folder, output)) : undefined;
  return stamp && found && isUntouched(stamp, found) ? stamp : undefined;
}

/**
 * Hard-links a file of the last build into the folder of the next one, if it is as it was written.
 *
 * @param to folder of the next build, where the file's own folder exists
 * @param link makes the link. Where a disk has none, nothing is carried over
 * @returns its new stamp; undefined if the next folder has no such file
 */
export function carryOver(
  last: LastBuild,
  to: string,
  file: Wanted,
  link: typeof linkSync = linkSync,
): Stamp | undefined {
  const stamp = stampOfLeft(last, file);
  if (!stamp) return undefined;
  const next = join(to, file.output);
  try {
    link(join(last.folder, file.output), next);
  } catch (error) {
    // Two templates that make the same file are a bug. Nothing is overwritten silently.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    return undefined;
  }
  const linked = stampAgain(next, stamp);
  // Someone may have put another file in its place just now.
  if (!linked) rmSync(next);
  return linked;
}

/** The stamp of a file after it gained or lost a name. Undefined if more has happened to it. */
export function stampAgain(path: string, stamp: Stamp): Stamp | undefined {
  const found = fileAt(path);
  return found && hasSameBytes(stamp, found) ? stampOf(stamp.hash, found) : undefined;
}

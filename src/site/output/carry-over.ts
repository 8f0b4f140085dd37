import { linkSync, rmSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { LazyFile } from '../../api/types.ts';
import { fileAt } from '../../base/disk/disk.ts';
import { hasSameBytes, isUntouched, type Stamp, stampOf } from '../../base/lib/fingerprint.ts';

export type Stamps = Readonly<Record<string, Stamp>>;

/** The last build: its folder, and stamps that reveal which of its files have changed since. */
export interface LastOutput {
  readonly folder: string;
  readonly stamps: Stamps;
}

type FileKey = Pick<LazyFile, 'output' | 'hash'>;

/** True if the last build has the same file, unchanged since then, so that it need not be made again. */
export const isUnchanged = (last: LastOutput, file: FileKey) => unchangedStamp(last, file) !== undefined;

function unchangedStamp({ folder, stamps }: LastOutput, { output, hash }: FileKey): Stamp | undefined {
  const stamp = stamps[output];
  const found = stamp?.hash === hash ? fileAt(join(folder, output)) : undefined;
  return stamp && found && isUntouched(stamp, found) ? stamp : undefined;
}

/**
 * Hard-links a file of the last build into the folder of the next one if it is unchanged.
 *
 * @param to folder of the next build, in which the parent folder of the file exists. It may hold files of an earlier build.
 * @param link makes the hard link; on a file system without them, nothing is carried over
 * @returns the new stamp, or undefined if the file was not carried over
 */
export function carryOver(
  last: LastOutput,
  to: string,
  file: FileKey,
  link: typeof linkSync = linkSync,
): Stamp | undefined {
  const stamp = unchangedStamp(last, file);
  if (!stamp) return undefined;
  const next = join(to, file.output);
  const there = fileAt(next);
  // An earlier build has linked it.
  if (there && isUntouched(stamp, there)) return stamp;
  if (there) unlinkSync(next);
  try {
    link(join(last.folder, file.output), next);
  } catch {
    return undefined;
  }
  const linked = restamp(next, stamp);
  // The file may have been replaced just before it was linked.
  if (!linked) rmSync(next);
  return linked;
}

/** Renews the stamp of a file that gained or lost a hard link. Returns undefined if more than that has changed. */
export function restamp(path: string, stamp: Stamp): Stamp | undefined {
  const found = fileAt(path);
  return found && hasSameBytes(stamp, found) ? stampOf(stamp.hash, found) : undefined;
}

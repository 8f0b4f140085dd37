/** What tells whether bytes are still the same. */

import { hash } from 'node:crypto';
import type { Stats } from 'node:fs';

/** A short name for a text or for its bytes, which no two share: SHA-1, as 27 letters. It is no protection. */
export const hashOf = (text: string | Uint8Array): string => hash('sha1', text, 'base64url');

/**
 * Tells whether a file is still as it was: writing sets a time of change that no program can fake, and another file in
 * its place has another number.
 */
export interface Stamp extends FileState {
  /** What its bytes follow from. */
  readonly hash: string;
}

type FileState = Readonly<Pick<Stats, 'size' | 'ino' | 'mtimeMs' | 'ctimeMs'>>;

export const stampOf = (hash: string, { size, ino, mtimeMs, ctimeMs }: FileState): Stamp => ({
  hash,
  size,
  ino,
  mtimeMs,
  ctimeMs,
});

/** True if a file has got or lost no more than a name since its stamp was taken. */
export const hasSameBytes = (stamp: Stamp, { size, ino, mtimeMs }: FileState) =>
  stamp.ino === ino && stamp.size === size && stamp.mtimeMs === mtimeMs;

/** True if nothing has happened to a file since its stamp was taken. */
export const isUntouched = (stamp: Stamp, state: FileState) =>
  hasSameBytes(stamp, state) && stamp.ctimeMs === state.ctimeMs;

import { hash } from 'node:crypto';
import type { Stats } from 'node:fs';

/** Returns the SHA-256 hash as hexadecimal digits. */
export const sha256 = (content: string | Uint8Array): string => hash('sha256', content);

/** Returns the SHA-1 hash as 27 base64url characters. It identifies content; it does not protect from forgery. */
export const hashOf = (text: string | Uint8Array): string => hash('sha1', text, 'base64url');

/**
 * Stats that reveal whether a file has changed: writing sets a `ctime` that no program can fake, and another file in its
 * place has another inode.
 */
export interface Stamp extends FileState {
  /** Hash of what the file was made from. */
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

/** True if a file has the same bytes as when its stamp was taken. Its links, name or permissions may have changed. */
export const hasSameBytes = (stamp: Stamp, { size, ino, mtimeMs }: FileState) =>
  stamp.ino === ino && stamp.size === size && stamp.mtimeMs === mtimeMs;

/** True if a file has not changed at all since its stamp was taken. */
export const isUntouched = (stamp: Stamp, state: FileState) =>
  hasSameBytes(stamp, state) && stamp.ctimeMs === state.ctimeMs;

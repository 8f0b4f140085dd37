/**
 * What tells whether a file is still as it was. Any program that writes to a file sets the time of its last change, which no
 * program can set to another; a file that was put in its place has another number.
 */
export interface Stamp {
  /** What its bytes follow from. */
  readonly hash: string;
  readonly size: number;
  readonly number: number;
  /** Milliseconds, with what the disk knows of their fractions. */
  readonly written: number;
  readonly changed: number;
}

interface FileState {
  readonly size: number;
  readonly ino: number;
  readonly mtimeMs: number;
  readonly ctimeMs: number;
}

export const stampOf = (hash: string, { size, ino, mtimeMs, ctimeMs }: FileState): Stamp => ({
  hash,
  size,
  number: ino,
  written: mtimeMs,
  changed: ctimeMs,
});

/** True if a file has got or lost no more than a name since its stamp was taken. */
export const hasSameBytes = ({ size, number, written }: Stamp, { size: now, ino, mtimeMs }: FileState) =>
  number === ino && size === now && written === mtimeMs;

/** True if nothing has happened to a file since its stamp was taken. */
export const isUntouched = (stamp: Stamp, state: FileState) =>
  hasSameBytes(stamp, state) && stamp.changed === state.ctimeMs;

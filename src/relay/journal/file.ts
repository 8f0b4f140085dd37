/** The files of a journal: location, permissions and identity. */
import { closeSync, existsSync, lchownSync, openSync, realpathSync, statfsSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from '../../base/disk/disk.ts';
import { setMode } from '../../base/disk/replace-file.ts';
import { codedError } from './database.ts';

/** File mode: only the owner can read and write. */
export const PRIVATE = 0o600;

/**
 * Suffixes of the files of a journal: the database, and the rollback journal of SQLite. After a crash, that one holds what
 * undoes a half-written change, and belongs to its database.
 */
export const PARTS = ['', '-journal'] as const;

/** Suffixes of the files that earlier versions kept beside the database: a write-ahead log and its index. */
export const EARLIER_PARTS = ['-wal', '-shm'] as const;

/**
 * Returns the real path of a journal. Creates the file and its folder if they are missing. SQLite keeps its other file
 * next to the real one, not next to a symlink. Throws the errors of the file system.
 */
export function realFile(file: string): string {
  makeFolder(dirname(file));
  createPrivate(file);
  if (statSync(file).isDirectory()) throw codedError('EISDIR', 'A folder cannot be a journal.');
  return realpathSync(file);
}

/** Creates an empty file unless it exists. SQLite creates its other file with the same mode. */
export function createPrivate(file: string): void {
  // Not opened if it exists: closing it would release all locks that this process has on it (sqlite.org/howtocorrupt.html).
  if (!existsSync(file)) closeSync(openSync(file, 'a', PRIVATE));
}

/** Makes a journal unreadable for other users, who may have got access when it was copied. */
export function makePrivate(real: string): void {
  for (const part of PARTS.map((suffix) => real + suffix).filter(existsSync)) setMode(part, PRIVATE);
}

/**
 * Gives a file beside a journal to the owner of the journal, or of its folder if it is missing: what root creates there must
 * not keep the user of the relay out.
 */
export function giveToOwner(path: string, real: string): void {
  const { uid, gid } = statSync(existsSync(real) ? real : dirname(real));
  try {
    // Not through a symlink, with which that user could get the file of someone else.
    lchownSync(path, uid, gid);
  } catch {
    // Only root can, and USB sticks and network drives may have no owners.
  }
}

/** Makes a file private and flushes it to disk. */
export async function syncToDisk(path: string): Promise<void> {
  setMode(path, PRIVATE);
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}

/**
 * Remembers the identity of the open journal. Returns a function that throws `JOURNAL_GONE` if it was moved, deleted or
 * replaced, because further writes would be lost. The inode of an open file is never reused.
 */
export function createPlaceCheck(file: string): () => void {
  const current = () => {
    const found = statSync(file, { bigint: true, throwIfNoEntry: false });
    return found && `${found.dev} ${found.ino}`;
  };
  const initial = current();
  return () => {
    if (current() !== initial) throw codedError('JOURNAL_GONE', 'The file of the journal has gone.');
  };
}

/** Returns the bytes that users other than root can still write to the disk of a file. */
export function freeBytesBeside(file: string): number {
  const { bavail, bsize } = statfsSync(dirname(file));
  return bavail * bsize;
}

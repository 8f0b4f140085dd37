/** The files of a journal: where they are, who may read them, and whether they are still there. */
import { chmodSync, closeSync, existsSync, openSync, realpathSync, statfsSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from '../../lib/make-folder.ts';
import { codedError } from './database.ts';

/** Rights of a file that only its owner may read. */
export const PRIVATE = 0o600;

/** Suffixes of the files that a journal consists of: itself, its log and the log's index. */
export const PARTS = ['', '-wal', '-shm'] as const;

/**
 * Where the file really is. Makes it and its folder if they are missing. SQLite keeps its log beside the real file, so what
 * looks for the log must not follow a link's own name. Throws an error of the system.
 */
export function realFile(file: string): string {
  makeFolder(dirname(file));
  // SQLite gives its companions the same rights.
  closeSync(openSync(file, 'a', PRIVATE));
  return realpathSync(file);
}

/** Takes a journal away from others who may read it, perhaps because of how it was copied. */
export function makePrivate(real: string): void {
  for (const part of PARTS.map((suffix) => real + suffix).filter(existsSync)) {
    try {
      chmodSync(part, PRIVATE);
    } catch {
      // Only its owner may change the rights of a file.
    }
  }
}

/** Makes sure that a file is on the disk, and for its owner only. */
export async function putOnDisk(path: string): Promise<void> {
  chmodSync(path, PRIVATE);
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}

/**
 * Remembers which files are open, the log among them. The function that it returns throws an error `JOURNAL_GONE` unless
 * they are where they were: what is written to them now would be lost. As long as a file is open, no other one gets its
 * inode.
 */
export function watchPlace(file: string): () => void {
  const identity = (path: string) => {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false });
    return found && `${found.dev} ${found.ino}`;
  };
  const now = () => [file, `${file}-wal`].map(identity).join();
  const atFirst = now();
  return () => {
    if (now() !== atFirst) throw codedError('JOURNAL_GONE', 'The file of the journal has gone.');
  };
}

/** Bytes that are left on the disk of a file for users other than root. */
export function freeBytesBeside(file: string): number {
  const { bavail, bsize } = statfsSync(dirname(file));
  return bavail * bsize;
}

import { statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Why nothing is taken: the open file is no longer the one that has its name. */
export const GONE = 'JOURNAL_GONE';

/** Somebody deleted, moved or replaced the file. What is written to it now, nobody will ever find. */
export class GoneJournalError extends Error {
  readonly code = GONE;

  constructor() {
    super('The file of the journal has gone.');
    this.name = 'GoneJournalError';
  }
}

/**
 * Remembers which files are open, the log among them. The function that it returns throws a `GoneJournalError` unless
 * they are where they were. As long as a file is open, no other one gets its number.
 */
export function watchPlace(file: string): () => void {
  const now = () => [file, `${file}-wal`].map(identity).join(' ');
  const atFirst = now();
  return () => {
    if (now() !== atFirst) throw new GoneJournalError();
  };
}

function identity(path: string): string {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino}` : 'none';
}

/** Bytes that are left on the disk of a file for whoever is not root. */
export function freeBytesBeside(file: string): number {
  const { bavail, bsize } = statfsSync(dirname(file));
  return bavail * bsize;
}

import { dirname, join } from 'node:path';
import { type Stamp, stampOf } from '../lib/stamp.ts';
import type { OutputFile } from '../types.ts';
import type { Stamps } from './carry-over.ts';
import { makeFolder, writeBytes } from './disk.ts';

/** Writes files. What goes wrong may be thrown at once, or when all shall be written. */
export interface Scribe {
  /** @param hash what the bytes follow from, if there shall be a stamp of the file */
  write(output: string, bytes: OutputFile['bytes'], hash?: string): void;
  /** Waits until all are written. What tells of each file with a hash whether it is still the same. */
  finish(): Promise<Stamps>;
  /** Ends all work, done or not. Nobody writes after that. */
  stop(): Promise<void>;
}

/** Writes every file at once. */
export function scribeIn(folder: string): Scribe {
  const stamps: Record<string, Stamp> = {};
  const makeParent = parentMaker(folder);
  return {
    write(output, bytes, hash) {
      const path = join(folder, output);
      makeParent(path);
      // Two templates that make the same file, or one that makes a public file, are a bug. Nothing is overwritten silently.
      const stats = writeBytes(path, bytes, 'wx');
      if (hash !== undefined) stamps[output] = stampOf(hash, stats);
    },
    finish: () => Promise.resolve(stamps),
    stop: () => Promise.resolve(),
  };
}

/** Makes the folder of a file, unless it has made it before. The folder in which all lie is not made again if it is gone. */
export function parentMaker(folder: string): (path: string) => void {
  const made = new Set([folder]);
  return (path) => {
    const parent = dirname(path);
    if (made.has(parent)) return;
    makeFolder(parent, folder);
    made.add(parent);
  };
}

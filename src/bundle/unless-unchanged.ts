import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Memory } from '../lib/memory.ts';

interface Made<Result> {
  /** Plain data. */
  readonly result: Result;
  /** Files that the result was made from, relative to the folder. */
  readonly madeFrom: readonly string[];
}

/** A result, and what it was made from. */
interface Kept<Result> {
  readonly settings: string;
  readonly hashes: Hashes;
  readonly result: Result;
}

/** By how much the time that a system notes for a file may lag behind, in milliseconds. */
const TICK = 10;

/** File → hash of its bytes. */
type Hashes = Readonly<Record<string, string>>;

/**
 * Makes a result again unless the settings are the same, and the files that the last one was made from have the very
 * bytes they had then. Which files those are is only known afterwards, so the memory keeps their list.
 */
export async function unlessUnchanged<Result>(
  memory: Memory,
  folder: string,
  settings: string,
  make: () => Promise<Made<Result>>,
): Promise<Result> {
  const kept = memory.noted<Kept<Result>>('bundle');
  if (kept?.settings === settings && isSame(kept.hashes, hashesOf(folder, Object.keys(kept.hashes))))
    return kept.result;
  const started = Date.now();
  const { result, madeFrom } = await make();
  // Entries that are generated have no file; they follow from the settings and the other files.
  const files = madeFrom.filter((file) => !/^[a-z]+:/.test(file));
  const hashes = hashesOf(folder, files);
  // Somebody may have saved a file in the meantime, and nobody knows which version went in: that is not kept.
  if (files.every((file) => savedAt(resolve(folder, file)) < started - TICK))
    memory.note('bundle', { settings, hashes, result });
  return result;
}

const hashesOf = (folder: string, files: readonly string[]): Hashes =>
  Object.fromEntries(files.map((file) => [file, hashOf(resolve(folder, file))]));

/** What cannot be read counts as empty; that it is missing is then said by the bundler. */
function hashOf(path: string): string {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('base64url');
  } catch {
    return '';
  }
}

/** In milliseconds; a file that is gone has just changed. */
const savedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;

const isSame = (some: Hashes, others: Hashes) => Object.entries(some).every(([file, hash]) => others[file] === hash);

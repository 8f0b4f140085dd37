import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Memory } from '../lib/memory.ts';

interface Made<Result> {
  readonly result: Result;
  /** Files that the result was made from, relative to the folder. */
  readonly madeFrom: readonly string[];
}

interface Kept<Result> {
  madeFrom: readonly string[];
  made?: { readonly result: Result; readonly files: Files };
}

type Files = ReadonlyMap<string, Buffer>;

/**
 * Makes a result again unless the files that the last one was made from have the very bytes they had then. Which files
 * those are is only known afterwards, so the memory keeps their list.
 */
export async function unlessUnchanged<Result>(
  memory: Memory,
  folder: string,
  settings: string,
  make: () => Promise<Made<Result>>,
): Promise<Result> {
  const kept = memory.recall('bundle', [settings], (): Kept<Result> => ({ madeFrom: [] }));
  const before = readAll(folder, kept.madeFrom);
  if (kept.made && isSame(kept.made.files, before)) return kept.made.result;
  const { result, madeFrom } = await make();
  const files = readAll(folder, madeFrom);
  kept.madeFrom = madeFrom;
  // Somebody may have saved a file in the meantime, and nobody knows which version went in: then nothing is kept.
  if (isSame(files, before)) kept.made = { result, files };
  else delete kept.made;
  return result;
}

/** What cannot be read counts as changed; that it is missing is then said by the bundler. */
function readAll(folder: string, files: readonly string[]): Files {
  const read = new Map<string, Buffer>();
  for (const file of files) {
    // Entries that are generated have no file; they follow from the settings and the other files.
    if (/^[a-z]+:/.test(file)) continue;
    try {
      read.set(file, readFileSync(resolve(folder, file)));
    } catch {
      read.set(file, Buffer.alloc(0));
    }
  }
  return read;
}

const isSame = (some: Files, others: Files) => [...some].every(([file, bytes]) => others.get(file)?.equals(bytes));

import { resolve } from 'node:path';
import { isRunning } from '../lib/is-running.ts';
import { isFolder } from '../output/disk.ts';
import { recover } from '../output/output-folder.ts';
import { siblings } from '../output/siblings.ts';
import { folderIdentity } from '../serve/files.ts';
import { type CommandContext, UsageError } from './context.ts';

/** A built site that a command reads. */
export interface BuiltFolder {
  readonly path: string;
  /** What the user called it. */
  readonly wanted: string;
}

/** The folder that the user names, relative to the root. */
export const builtFolder = (root: string, wanted: string): BuiltFolder => ({ path: resolve(root, wanted), wanted });

/** So often a build may replace a folder while it is being read. */
const ATTEMPTS = 5;

/**
 * Reads built sites, each as one build has left it: if another one was swapped in meanwhile, everything is read again.
 * Otherwise a link of one build would be held against a page of the next.
 *
 * @param missing what to say if a folder is not there
 */
export function steadily<Result>(
  folders: readonly BuiltFolder[],
  missing: (wanted: string) => string,
  { words }: CommandContext,
  read: () => Result,
): Result {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    for (const { path } of folders) awaitReplacement(path);
    const before = folders.map(({ path }) => folderIdentity(path));
    const isSwapped = () => folders.some(({ path }, index) => folderIdentity(path) !== before[index]);
    try {
      for (const { path, wanted } of folders) if (!isFolder(path)) throw new UsageError(missing(wanted));
      const result = read();
      if (!isSwapped()) return result;
    } catch (error) {
      if (!isSwapped()) throw error;
    }
  }
  throw new UsageError(words.keepsChanging(folders.map(({ wanted }) => wanted).join(', ')));
}

/** Longest time that a folder may be missing between the two renames of a build, on a machine with much to do. */
const LONGEST_MS = 2000;
const LOOK_EVERY_MS = 10;

/**
 * While a build is putting another site there, the folder is missing for a moment; if that build died right then, for good,
 * until somebody puts the last site back.
 */
function awaitReplacement(path: string): void {
  const isUnderWay = () => siblings(path, 'old').some(({ pid }) => isRunning(pid));
  for (let waited = 0; waited < LONGEST_MS && !isFolder(path) && isUnderWay(); waited += LOOK_EVERY_MS) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_EVERY_MS);
  }
  if (!isFolder(path)) recover(path);
}

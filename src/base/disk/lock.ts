/**
 * The lock of an output folder: a sibling, `.dist.lock.nebel`, that identifies the process that works there.
 *
 * The lock of a process that has ended is taken over at once. On another machine or in another container there is no way to
 * tell, so a lock is taken over once it has not been touched for some time. If its process was only suspended, it finds its
 * work folder gone, and nothing it still does reaches the output.
 */
import { existsSync, linkSync, readFileSync, renameSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from '../lib/errors.ts';
import { makeFolder } from './disk.ts';
import { stateOf } from './owner.ts';
import {
  cleanUp,
  holdsOnlySite,
  makeWorkFolder,
  newNameBeside,
  type OwnerRecord,
  ownerFileIn,
  readOwner,
  removeWorkFolder,
  workFolders,
} from './work-folder.ts';

export interface Lock {
  /** Work folder next to the output folder. */
  readonly folder: string;
  isHeld(): boolean;
  /** Deletes the work folder, unless it holds the only complete site. */
  release(): void;
}

interface Holder {
  readonly owner?: OwnerRecord | undefined;
  readonly state: ReturnType<typeof stateOf>;
  /** Changes whenever the lock is touched or changes hands. */
  readonly version: string;
}

/** The output folder is in use by another process (`busy`), was taken over by one (`lost`), or is not ours (`foreign`). */
export class OutputError extends Error {
  readonly kind: 'busy' | 'lost' | 'foreign';
  readonly path: string;
  readonly holder: OwnerRecord | undefined;

  constructor(kind: OutputError['kind'], path: string, holder?: OwnerRecord) {
    super(`${path}: ${kind}`);
    this.kind = kind;
    this.path = path;
    this.holder = holder;
  }
}

/** Milliseconds to wait for a working process, and for a sign of life of an unknown one. */
const TIMEOUTS = { working: 10_000, silent: 30_000 };
const POLL_EVERY_MS = 25;
const TOUCH_EVERY_MS = 1000;

export const lockOf = (out: string) => join(dirname(out), `.${basename(out)}.lock.nebel`);

/** True if a process works there or died there. */
export const hasUnfinishedWork = (out: string) => existsSync(lockOf(out)) || workFolders(out).length > 0;

/** Cleans up after builds that died, unless another process works there. */
export function restore(out: string): void {
  const lock = hasUnfinishedWork(out) ? tryLock(out, newNameBeside(out)) : undefined;
  if (lock && 'release' in lock) lock.release();
}

/**
 * Waits for the lock of an output folder, which need not exist, takes it, and cleans up after builds that died.
 *
 * @param folder path of the work folder
 * @throws OutputError if another process works there for too long
 */
export async function takeLock(out: string, folder = newNameBeside(out), timeouts = TIMEOUTS): Promise<Lock> {
  makeFolder(dirname(out));
  const begun = performance.now();
  const versions = new Set<string>();
  for (;;) {
    const waited = performance.now() - begun;
    const found = tryLock(out, folder, versions.size === 1 && waited >= timeouts.silent);
    if ('release' in found) return found;
    versions.add(found.version);
    const mayBeDead = found.state === 'unknown' && versions.size === 1;
    if (!mayBeDead && waited >= timeouts.working) throw new OutputError('busy', out, found.owner);
    await wait(POLL_EVERY_MS);
  }
}

/** Takes the lock if it is free or its holder is dead. With `isSilent`, an unknown holder counts as dead. */
function tryLock(out: string, folder: string, isSilent = false): Lock | Holder {
  const lock = lockOf(out);
  const holder = holderOf(lock);
  const isDead = holder?.state === 'ended' || (holder?.state === 'unknown' && isSilent);
  if (holder && !isDead) return holder;
  try {
    makeWorkFolder(folder);
    if (holder) removeStale(lock, holder, folder);
    linkExclusive(ownerFileIn(folder), lock);
  } catch (error) {
    removeWorkFolder(folder);
    // Another process was faster and may have cleaned up.
    if (!['EEXIST', 'ENOENT'].includes(errorCode(error) ?? '')) throw error;
    return { state: 'running', version: '' };
  }
  const own = heldLock(out, folder);
  try {
    cleanUp(out, folder);
    return own;
  } catch (error) {
    own.release();
    throw error;
  }
}

function heldLock(out: string, folder: string): Lock {
  const lock = lockOf(out);
  const isHeld = () => readOwner(lock)?.folder === basename(folder) && existsSync(ownerFileIn(folder));
  const touch = () => isHeld() && utimes(lock, new Date(), new Date(), () => {});
  const timer = setInterval(touch, TOUCH_EVERY_MS).unref();
  return {
    folder,
    isHeld,
    release() {
      clearInterval(timer);
      const isOurs = isHeld();
      if (!holdsOnlySite(folder, out)) removeWorkFolder(folder);
      if (isOurs) rmSync(lock, { force: true });
    },
  };
}

/** Returns undefined if the lock is free. A file that cannot be parsed is not ours to take over, unless it is empty. */
function holderOf(lock: string): Holder | undefined {
  const found = statSync(lock, { throwIfNoEntry: false });
  const owner = readOwner(lock);
  const state = owner ? stateOf(owner) : found?.size === 0 ? 'unknown' : 'running';
  return found && { owner, state, version: `${owner?.folder} ${found.mtimeMs}` };
}

/** Moves the lock of a dead process to the work folder. If another process took it meanwhile, puts it back. */
function removeStale(lock: string, { owner }: Holder, folder: string): void {
  const aside = join(folder, 'lock');
  renameSync(lock, aside);
  if (readOwner(aside)?.folder !== owner?.folder) linkExclusive(aside, lock);
}

/**
 * Hard-links a file, so that the lock appears with its content. A copy is empty at first: if the process died at that
 * point, the lock would have no owner.
 *
 * @throws EEXIST if there is a file of that name
 */
function linkExclusive(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (['EEXIST', 'ENOENT'].includes(errorCode(error) ?? '')) throw error;
    // Some file systems have no hard links. Those that have no permissions either refuse `copyFileSync`.
    writeFileSync(to, readFileSync(from), { flag: 'wx' });
  }
}

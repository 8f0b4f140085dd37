/**
 * The lock of an output folder: a file beside it, `.dist.lock.nebel`, that says which process is at work there.
 *
 * One whose process has ended is taken over at once. Whether one on another machine or in another container has ended
 * cannot be known; its lock is taken over when it was not touched for long. A process that was only halted then finds its
 * work folder gone, so nothing that it still does reaches the output.
 */
import { constants, copyFileSync, existsSync, linkSync, renameSync, rmSync, statSync, utimes } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeFolder } from '../lib/make-folder.ts';
import { stateOf } from './owner.ts';
import {
  holdsLastSite,
  type Mark,
  makeWorkFolder,
  markIn,
  newNameBeside,
  readMark,
  removeWorkFolder,
  takeOver,
  workFolders,
} from './work-folder.ts';

export interface Lock {
  /** A work folder beside the output, for whatever has to be made there. */
  readonly folder: string;
  isHeld(): boolean;
  /** Deletes the work folder, unless it holds the last whole site. */
  release(): void;
}

interface Holder {
  readonly mark?: Mark | undefined;
  readonly state: ReturnType<typeof stateOf>;
  /** Changes whenever the lock is touched or given to someone else. */
  readonly trace: string;
}

/** What is in the way of an output folder: others work there, have taken over, or have put something of theirs there. */
export class OutputError extends Error {
  readonly kind: 'busy' | 'lost' | 'foreign';
  readonly path: string;
  readonly holder: Mark | undefined;

  constructor(kind: OutputError['kind'], path: string, holder?: Mark) {
    super(`${path}: ${kind}`);
    this.kind = kind;
    this.path = path;
    this.holder = holder;
  }
}

/** How long a process is awaited that is at work, and how long an unknown one may be silent. In milliseconds. */
const PATIENCE = { working: 10_000, silent: 30_000 };
const LOOK_EVERY_MS = 25;
const TOUCH_EVERY_MS = 1000;

export const lockOf = (out: string) => join(dirname(out), `.${basename(out)}.lock.nebel`);

export const isWorkedOn = (out: string) => existsSync(lockOf(out)) || workFolders(out).length > 0;

/** Puts in order what builds have left that died, unless someone is at work there. */
export function restore(out: string): void {
  const lock = isWorkedOn(out) ? tryLock(out, newNameBeside(out)) : undefined;
  if (lock && 'release' in lock) lock.release();
}

/**
 * Takes the lock of an output folder, which need not exist, and puts in order what builds have left that died. Waits while
 * someone else has it.
 *
 * @param folder name of the work folder
 * @throws OutputError if someone is at work there for longer than one can wait
 */
export async function takeLock(out: string, folder = newNameBeside(out), patience = PATIENCE): Promise<Lock> {
  makeFolder(dirname(out));
  const begun = performance.now();
  const traces = new Set<string>();
  for (;;) {
    const waited = performance.now() - begun;
    const found = tryLock(out, folder, traces.size === 1 && waited >= patience.silent);
    if ('release' in found) return found;
    traces.add(found.trace);
    const mayBeDead = found.state === 'unknown' && traces.size === 1;
    if (!mayBeDead && waited >= patience.working) throw new OutputError('busy', out, found.mark);
    await wait(LOOK_EVERY_MS);
  }
}

/** Takes the lock if it is free. `isSilent` means that an unknown holder counts as dead. */
function tryLock(out: string, folder: string, isSilent = false): Lock | Holder {
  const lock = lockOf(out);
  const holder = holderOf(lock);
  const isDead = holder?.state === 'ended' || (holder?.state === 'unknown' && isSilent);
  if (holder && !isDead) return holder;
  try {
    makeWorkFolder(folder);
    if (holder) putAside(lock, holder, folder);
    linkNew(markIn(folder), lock);
  } catch (error) {
    removeWorkFolder(folder);
    // Someone else was quicker, and may have cleared up.
    if (!['EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return { state: 'running', trace: '' };
  }
  const own = heldLock(out, folder);
  try {
    takeOver(out, folder);
    return own;
  } catch (error) {
    own.release();
    throw error;
  }
}

function heldLock(out: string, folder: string): Lock {
  const lock = lockOf(out);
  const isHeld = () => readMark(lock)?.folder === basename(folder) && existsSync(markIn(folder));
  const touch = () => isHeld() && utimes(lock, new Date(), new Date(), () => {});
  const timer = setInterval(touch, TOUCH_EVERY_MS).unref();
  return {
    folder,
    isHeld,
    release() {
      clearInterval(timer);
      const isOurs = isHeld();
      if (!holdsLastSite(folder, out)) removeWorkFolder(folder);
      if (isOurs) rmSync(lock, { force: true });
    },
  };
}

/** Undefined if the lock is free. What lies there and cannot be read is not ours to take, unless it is nothing. */
function holderOf(lock: string): Holder | undefined {
  const found = statSync(lock, { throwIfNoEntry: false });
  const mark = readMark(lock);
  const state = mark ? stateOf(mark) : found?.size === 0 ? 'unknown' : 'running';
  return found && { mark, state, trace: `${mark?.folder} ${found.mtimeMs}` };
}

/** Puts the lock of a dead process aside. If someone else has taken it just now, he gets it back. */
function putAside(lock: string, { mark }: Holder, folder: string): void {
  const aside = join(folder, 'lock');
  renameSync(lock, aside);
  if (readMark(aside)?.folder !== mark?.folder) linkNew(aside, lock);
}

/**
 * Links a file, so that it is whole from its first moment: a copy is empty at first, and if its process died then,
 * nothing would tell whose lock it is.
 *
 * @throws EEXIST if there is a file of that name
 */
function linkNew(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (['EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    // Some disks know no second names.
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

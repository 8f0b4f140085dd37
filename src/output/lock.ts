/**
 * The lock of an output folder: a file beside it, `.dist.lock.nebel`, that says which process is at work there.
 *
 * One whose process has ended is taken over at once. Whether one on another machine or in another container has ended
 * cannot be known; its lock is taken over when it was not touched for long. A process that was only halted then finds its
 * work folder gone, so nothing that it still does reaches the output.
 */
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeFolder, writeBytes } from './disk.ts';
import { stateOf } from './owner.ts';
import { type Mark, makeWorkFolder, markIn, newWorkFolder, readMark, removeWorkFolder } from './work-folder.ts';

export interface Lock {
  /** A work folder beside the output, for whatever has to be made there. */
  readonly folder: string;
  /** Says that this process is still at work. It does so by itself, too, but not while it computes. */
  touch(): void;
  /** False if somebody has taken over. */
  isHeld(): boolean;
  /** @param keepsFolder whether the work folder is left for whoever gets the lock next */
  release(keepsFolder?: boolean): void;
}

/** Somebody else has the lock. */
export interface Holder {
  /** Undefined if it cannot be read, or if the lock is given to somebody just now. */
  readonly mark?: Mark | undefined;
  readonly state: ReturnType<typeof stateOf>;
  /** Changes whenever the lock is touched or given to somebody else. */
  readonly trace: string;
}

/** What is in the way of an output folder: others work there, have taken over, or have put something of theirs there. */
export class OutputTrouble extends Error {
  readonly kind: 'busy' | 'lost' | 'foreign';
  readonly path: string;
  readonly holder: Mark | undefined;

  constructor(kind: OutputTrouble['kind'], path: string, holder?: Mark) {
    super(`${path}: ${kind}`);
    this.kind = kind;
    this.path = path;
    this.holder = holder;
  }
}

/** In milliseconds. */
export interface Patience {
  /** So long a process is awaited that is at work. */
  readonly working: number;
  /** So long one that cannot be seen may be silent before it is taken for dead. */
  readonly silent: number;
}

const PATIENCE: Patience = { working: 10_000, silent: 30_000 };
const LOOK_EVERY_MS = 25;
const TOUCH_EVERY_MS = 1000;

export const lockOf = (path: string) => join(dirname(path), `.${basename(path)}.lock.nebel`);

/**
 * Takes the lock of an output folder, which need not exist. Waits while somebody else has it.
 *
 * @param folder a new work folder
 * @throws OutputTrouble if somebody is at work there for longer than one can wait
 */
export async function takeLock(path: string, folder = newWorkFolder(path), patience = PATIENCE): Promise<Lock> {
  makeFolder(dirname(path));
  const begun = performance.now();
  const traces = new Set<string>();
  for (;;) {
    const waited = performance.now() - begun;
    const isSilent = traces.size === 1;
    const found = tryLock(path, folder, isSilent && waited >= patience.silent);
    if ('release' in found) return found;
    traces.add(found.trace);
    const mayBeDead = found.state === 'unknown' && traces.size === 1;
    if (!mayBeDead && waited >= patience.working) throw new OutputTrouble('busy', path, found.mark);
    await wait(LOOK_EVERY_MS);
  }
}

/**
 * Takes the lock if it is free.
 *
 * @param isSilent whether a holder that cannot be seen is taken for dead
 */
export function tryLock(path: string, folder = newWorkFolder(path), isSilent = false): Lock | Holder {
  const lock = lockOf(path);
  const holder = holderOf(lock);
  const isDead = holder?.state === 'ended' || (holder?.state === 'unknown' && isSilent);
  if (holder && !isDead) return holder;
  makeWorkFolder(folder);
  try {
    if (holder) putAside(lock, holder, folder);
    if (isGiven(folder, lock)) return held(lock, folder);
  } catch (error) {
    removeWorkFolder(folder);
    // Somebody who has got the lock meanwhile has cleared up.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  removeWorkFolder(folder);
  return { state: 'running', trace: '' };
}

function held(lock: string, folder: string): Lock {
  const isHeld = () => readMark(lock)?.folder === basename(folder) && readMark(markIn(folder)) !== undefined;
  let touched = performance.now();
  const touch = () => {
    if (performance.now() - touched < TOUCH_EVERY_MS || !isHeld()) return;
    touched = performance.now();
    utimesSync(lock, new Date(), new Date());
  };
  const timer = setInterval(touch, TOUCH_EVERY_MS).unref();
  return {
    folder,
    touch,
    isHeld,
    release(keepsFolder = false) {
      clearInterval(timer);
      const isOurs = isHeld();
      if (!keepsFolder) removeWorkFolder(folder);
      if (isOurs) rmSync(lock, { force: true });
    },
  };
}

/** Undefined if nobody has the lock. What lies there and cannot be read is not ours to take. */
function holderOf(lock: string): Holder | undefined {
  const found = statSync(lock, { throwIfNoEntry: false });
  const mark = readMark(lock);
  return found && { mark, state: mark ? stateOf(mark) : 'running', trace: `${mark?.folder} ${found.mtimeMs}` };
}

/** Puts the lock of a dead process aside. If somebody else has taken it just now, he gets it back. */
function putAside(lock: string, { mark }: Holder, folder: string): void {
  const aside = join(folder, 'lock');
  renameSync(lock, aside);
  if (readMark(aside)?.folder !== mark?.folder) linkSync(aside, lock);
}

/** Makes the mark of a work folder the lock as well: whole, and only if there is none. */
function isGiven(folder: string, lock: string): boolean {
  try {
    linkSync(markIn(folder), lock);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(code)) throw error;
  }
  // Some disks know no second names.
  if (statSync(lock, { throwIfNoEntry: false })) return false;
  writeBytes(lock, readFileSync(markIn(folder)), 'wx');
  return true;
}

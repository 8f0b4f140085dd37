/** Saves what is whole in a damaged journal. The damaged file is kept beside it, as it was found. */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { openDatabase } from '../database.ts';
import { alone } from './alone.ts';
import { bytesOf, examine, isLogDamaged, readLogOf, type State } from './examine.ts';
import { rewrite } from './rewrite.ts';
import { type Salvage, salvage } from './salvage.ts';

/** What became of a damaged journal. */
export interface Recovery {
  /** Where the damaged file lies. */
  readonly folder: string;
  /** ISO timestamp. */
  readonly at: string;
  /** How many leads are whole. */
  readonly kept: number;
  /** Ids of leads in which something has changed. Those wait as failed for someone who looks at them. */
  readonly damaged: readonly string[];
  /** Ids of leads of which nothing but the id could be read. */
  readonly lost: readonly string[];
}

const COMPANIONS = ['', '-wal', '-shm'];

const REPORT = 'report.json';

/** What a folder's name ends with as long as its recovery is not done. */
const RECOVERING = '.recovering';

/**
 * Looks whether the file is damaged, and if so puts it aside and writes a new one with what is whole. Does nothing while
 * another process uses the file. Throws an error of the system or of SQLite if that is not possible.
 */
export function recoverJournal(file: string, now: Date): Recovery | undefined {
  if (!COMPANIONS.some((each) => existsSync(file + each)) && !isPutAside(file)) return undefined;
  return alone(file, () => {
    // Only a recovery takes a file away that was put aside. Where there is a file, that one counts.
    const state = !existsSync(file) && isPutAside(file) ? 'damaged' : putAsideIfDamaged(file, now);
    if (state === 'busy') return undefined;
    if (state === 'damaged') replace(file, now);
    return isPutAside(file) ? conclude(file, now) : undefined;
  });
}

/** Writes a new file with what is whole of the one that was put aside, and puts it in its place. */
function replace(file: string, now: Date): void {
  const evidence = evidenceOf(file);
  const found = salvage(bytesOf(evidence), readLogOf(evidence));
  const fresh = `${file}.new`;
  writeWhole(found, now, { draft: `${file}.draft`, fresh });
  const damaged = found.leads.filter(({ whole }) => !whole).map(({ id }) => id);
  const report = { at: now.toISOString(), kept: found.leads.length - damaged.length, damaged, lost: found.lost };
  const path = join(dirname(evidence), REPORT);
  writeFileSync(`${path}.new`, `${JSON.stringify(report, undefined, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
  // The log belongs to the damaged file; beside the new one it would spoil it. Whoever finds neither file knows that
  // this was interrupted.
  removeAll(file);
  renameSync(fresh, file);
}

/** Gives what was put aside its name. Without a report, another file has taken the place of the damaged one. */
function conclude(file: string, now: Date): Recovery | undefined {
  const folder = unusedName(file, now);
  renameSync(`${file}${RECOVERING}`, folder);
  return existsSync(join(folder, REPORT)) ? recoveryIn(folder) : undefined;
}

/** Every recovery of this file of which the damaged one is still there, the oldest first. */
export function recoveriesOf(file: string): Recovery[] {
  return foldersOf(file)
    .filter((folder) => existsSync(join(folder, REPORT)))
    .map(recoveryIn);
}

const recoveryIn = (folder: string) =>
  ({ folder, ...JSON.parse(readFileSync(join(folder, REPORT), 'utf8')) }) as Recovery;

function foldersOf(file: string): string[] {
  if (!existsSync(dirname(file))) return [];
  return readdirSync(dirname(file))
    .filter((name) => name.startsWith(`${basename(file)}.damaged-`))
    .sort()
    .map((name) => join(dirname(file), name));
}

/** What was put aside: the damaged file by its own name, in a folder that has its final one when all is done. */
const evidenceOf = (file: string) => join(`${file}${RECOVERING}`, basename(file));

const isPutAside = (file: string) => COMPANIONS.some((each) => existsSync(evidenceOf(file) + each));

function putAsideIfDamaged(file: string, now: Date): State {
  if (isLogDamaged(file)) {
    // Opening the file loses its log, so it is copied before anyone knows whether it is in use.
    const copy = copyAside(file);
    if (examine(file, () => {}) === 'busy') {
      rmSync(copy, { recursive: true });
      return 'busy';
    }
    putAside(file, copy, now);
    return 'damaged';
  }
  if (!existsSync(file)) return 'sound';
  return examine(file, (state) => {
    if (state === 'damaged') putAside(file, copyAside(file), now);
  });
}

/** Copies the file and what belongs to it. */
function copyAside(file: string): string {
  const copy = `${file}.copying`;
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { mode: 0o700 });
  for (const companion of COMPANIONS.filter((each) => existsSync(file + each))) {
    copyDurably(file + companion, join(copy, basename(file) + companion));
  }
  return copy;
}

/** All or nothing: the folder gets a name by which it counts when everything is in it. */
function putAside(file: string, copy: string, now: Date): void {
  const folder = `${file}${RECOVERING}`;
  if (isPutAside(file)) {
    // Without a report, nothing was replaced yet: then it is a copy of the same file, made by a recovery that failed.
    if (existsSync(join(folder, REPORT))) renameSync(folder, unusedName(file, now));
    else rmSync(folder, { recursive: true });
  }
  renameSync(copy, folder);
}

function unusedName(file: string, now: Date): string {
  const name = `${file}.damaged-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  let free = name;
  for (let n = 2; existsSync(free); n += 1) free = `${name}-${n}`;
  return free;
}

/**
 * Writes a journal with what was found. The database is a draft that this process may hold open for a while yet, so the
 * file that others will use is a copy of it.
 */
function writeWhole(found: Salvage, now: Date, { draft, fresh }: { draft: string; fresh: string }): void {
  removeAll(draft);
  const database = openDatabase(draft);
  try {
    rewrite(database, found, now.getTime());
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    copyDurably(draft, fresh);
  } finally {
    database.close();
    removeAll(draft);
  }
}

function removeAll(file: string): void {
  for (const companion of COMPANIONS) rmSync(file + companion, { force: true });
}

function copyDurably(from: string, to: string): void {
  copyFileSync(from, to);
  const handle = openSync(to, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

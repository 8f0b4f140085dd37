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
import { bytesOf, examine, isLogDamaged, readLogOf } from './examine.ts';
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

/**
 * Looks whether the file is damaged, and if so puts it aside and writes a new one with what is whole. Does nothing while
 * another process uses the file. Throws an error of the system or of SQLite if that is not possible.
 */
export function recoverJournal(file: string, now: Date): Recovery | undefined {
  const folder = unfinished(file) ?? putAsideIfDamaged(file, now);
  if (folder === undefined) return undefined;
  const evidence = join(folder, basename(file));
  const log = readLogOf(evidence);
  const found = salvage(bytesOf(evidence), log);
  const fresh = `${file}.new`;
  writeWhole(found, now, { draft: `${file}.draft`, fresh });
  // The log belongs to the damaged file; beside the new one it would spoil it.
  for (const companion of COMPANIONS.slice(1)) rmSync(file + companion, { force: true });
  renameSync(fresh, file);
  const damaged = found.leads.filter(({ whole }) => !whole).map(({ id }) => id);
  const recovery = { at: now.toISOString(), kept: found.leads.length - damaged.length, damaged, lost: found.lost };
  writeFileSync(join(folder, REPORT), `${JSON.stringify(recovery, undefined, 2)}\n`, { mode: 0o600 });
  return { folder, ...recovery };
}

/** Every recovery of this file of which the damaged one is still there, the oldest first. */
export function recoveriesOf(file: string): Recovery[] {
  return foldersOf(file)
    .filter((folder) => existsSync(join(folder, REPORT)))
    .map((folder) => ({ folder, ...JSON.parse(readFileSync(join(folder, REPORT), 'utf8')) }) as Recovery);
}

function foldersOf(file: string): string[] {
  if (!existsSync(dirname(file))) return [];
  return readdirSync(dirname(file))
    .filter((name) => name.startsWith(`${basename(file)}.damaged-`))
    .sort()
    .map((name) => join(dirname(file), name));
}

/** A folder without a report is a recovery that was interrupted. It begins anew from what was put aside. */
const unfinished = (file: string) => foldersOf(file).find((folder) => !existsSync(join(folder, REPORT)));

function putAsideIfDamaged(file: string, now: Date): string | undefined {
  if (isLogDamaged(file)) {
    const folder = putAside(file, now);
    if (examine(file, () => {}) !== 'busy') return folder;
    rmSync(folder, { recursive: true });
    return undefined;
  }
  if (!existsSync(file)) return undefined;
  let folder: string | undefined;
  examine(file, (state) => {
    if (state === 'damaged') folder = putAside(file, now);
  });
  return folder;
}

/** Copies the file and what belongs to it. All or nothing: the folder gets its name when everything is in it. */
function putAside(file: string, now: Date): string {
  const folder = `${file}.damaged-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  const making = `${file}.copying`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { mode: 0o700 });
  for (const companion of COMPANIONS.filter((each) => existsSync(file + each))) {
    copyDurably(file + companion, join(making, basename(file) + companion));
  }
  renameSync(making, folder);
  return folder;
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

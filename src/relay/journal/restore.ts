import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'libsql';
import { soundLeadsIn } from './copies.ts';
import { isBusy, isDamage } from './database.ts';
import { makeFolder, PARTS, PRIVATE } from './file.ts';

/** How a restore ended: the file that was in its place lies in `aside`, if there was one. */
type Restored =
  | { readonly kind: 'restored'; readonly leads: number; readonly aside: string | undefined }
  /** A relay, or another command, has the file open. */
  | { readonly kind: 'in-use' }
  /** The copy itself is damaged, or no journal. */
  | { readonly kind: 'unsound'; readonly found: string };

/**
 * Puts a copy in the place of a journal. What was there is kept as it was found. Throws an error of the system.
 *
 * @param file the journal under its real name; it may be missing
 */
export async function restoreJournal(file: string, copy: string, now: Date): Promise<Restored> {
  const leads = await soundLeadsIn(copy).catch((error: unknown) => causeOf(error));
  if (typeof leads === 'string') return { kind: 'unsound', found: leads };
  makeFolder(dirname(file));
  const held = hold(file);
  if (held === 'in-use') return { kind: 'in-use' };
  try {
    const draft = `${file}.restoring`;
    copyFileSync(copy, draft);
    settle(draft);
    const aside = putAside(file, now);
    // A log that is left would be played into the copy.
    for (const part of PARTS) rmSync(file + part, { force: true });
    renameSync(draft, file);
    return { kind: 'restored', leads, aside };
  } finally {
    held.release();
  }
}

/**
 * Makes sure that no other process has the file open, and keeps its log as it is until it is released. Of a file that
 * SQLite cannot read any more that cannot be known; a relay that has it open finds it gone then, and takes nothing more.
 */
function hold(file: string): 'in-use' | { release(): void } {
  if (!existsSync(file)) return { release: () => {} };
  const database = new Database(file);
  try {
    database.exec('PRAGMA busy_timeout = 1000; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (isBusy(error)) return 'in-use';
    if (isDamage(error)) return { release: () => {} };
    throw error;
  }
  return { release: () => database.close() };
}

/** Copies the parts of a journal into a new folder beside it. */
function putAside(file: string, now: Date): string | undefined {
  const parts = PARTS.filter((part) => existsSync(file + part));
  if (parts.length === 0) return undefined;
  const folder = `${file}.before-${now.toISOString().replace(/[:.]/g, '-')}`;
  mkdirSync(folder, { mode: 0o700 });
  for (const part of parts) {
    const kept = join(folder, basename(file) + part);
    copyFileSync(file + part, kept);
    settle(kept);
  }
  return folder;
}

/** Makes sure that a file is on the disk, and for its owner only. */
function settle(path: string): void {
  chmodSync(path, PRIVATE);
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

/** The driver gives a file that cannot be opened no code. */
const causeOf = (error: unknown) => String((error as { code?: unknown }).code || (error as Error).message);

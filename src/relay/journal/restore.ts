import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'libsql';
import { makeFolder } from '../../lib/make-folder.ts';
import { inFileName, soundLeadsIn } from './copies.ts';
import { type Connection, codeIn, emptyLog, isBusy, isDamage } from './database.ts';
import { PARTS, putOnDisk } from './file.ts';
import { openDatabase } from './open.ts';

/** How a restore ended. The file that was in its place is in `aside`, if there was one. */
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
  const leads = await soundLeadsIn(copy).catch(causeOf);
  if (typeof leads === 'string') return { kind: 'unsound', found: leads };
  makeFolder(dirname(file));
  const database = existsSync(file) ? new Database(file) : undefined;
  const draft = `${file}.restoring`;
  try {
    if (database && isInUse(database)) return { kind: 'in-use' };
    // A log that is left would be played into the copy.
    removeParts(draft);
    copyFileSync(copy, draft);
    signEveryoneOut(draft);
    await putOnDisk(draft);
    const aside = await putAside(file, now);
    removeParts(file);
    renameSync(draft, file);
    removeParts(draft);
    return { kind: 'restored', leads, aside };
  } catch (error) {
    removeParts(draft);
    if (codeIn(error) === 'JOURNAL_FOREIGN') return { kind: 'unsound', found: 'JOURNAL_FOREIGN' };
    throw error;
  } finally {
    database?.close();
  }
}

/**
 * Whether another process has the file open. If not, none can open it, and its log stays as it is, until it is closed. Of a
 * file that SQLite cannot read any more that cannot be known; a relay that has it open finds it gone then, and takes nothing
 * more.
 */
function isInUse(database: Connection): boolean {
  try {
    database.exec('PRAGMA busy_timeout = 1000; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    if (isDamage(error)) return false;
    throw error;
  }
}

/**
 * A copy may hold the session of a phone that has been lost since, or its passkey, which was removed. The staff gets new
 * links by mail, so nothing is lost. Throws an error of code `JOURNAL_FOREIGN` for the journal of a later version.
 */
function signEveryoneOut(draft: string): void {
  const database = openDatabase(draft);
  for (const each of ['sessions', 'links', 'challenges', 'passkeys']) database.exec(`DELETE FROM journal_${each}`);
  // Only the file itself gets the journal's name.
  emptyLog(database);
  database.close();
}

function removeParts(path: string): void {
  for (const part of PARTS) rmSync(path + part, { force: true });
}

/** Copies the parts of a journal into a new folder beside it. */
async function putAside(file: string, now: Date): Promise<string | undefined> {
  const parts = PARTS.filter((part) => existsSync(file + part));
  if (parts.length === 0) return undefined;
  const folder = `${file}.before-${inFileName(now)}`;
  mkdirSync(folder, { mode: 0o700 });
  for (const part of parts) {
    const kept = join(folder, basename(file) + part);
    copyFileSync(file + part, kept);
    await putOnDisk(kept);
  }
  return folder;
}

/** The driver gives a file that cannot be opened no code. */
const causeOf = (error: unknown) => String((error as { code?: unknown }).code || (error as Error).message);

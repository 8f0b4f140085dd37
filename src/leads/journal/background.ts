/** Work on a whole journal that takes seconds: on another thread, so that inquiries are taken meanwhile. */
import { pathToFileURL } from 'node:url';
import Database from 'libsql/promise';
import { PATIENT_MS } from './database.ts';

/** The driver's declarations name no types. */
interface Connection {
  exec(sql: string): Promise<unknown>;
  prepare(sql: string): Promise<{ get(values: readonly unknown[]): Promise<unknown> }>;
}

/** Makes no new file: one beside the log of the old one would cost all that the log holds. */
async function withFile<T>(file: string, work: (database: Connection) => Promise<T>): Promise<T> {
  const database = new Database(`${pathToFileURL(file)}?mode=rw`, {});
  try {
    await database.exec(`PRAGMA busy_timeout = ${PATIENT_MS}`);
    return await work(database);
  } finally {
    database.close();
  }
}

async function get<T>(database: Connection, sql: string): Promise<T> {
  return (await (await database.prepare(sql)).get([])) as T;
}

/** The journal is damaged, as SQLite's own examination says (sqlite.org/pragma.html#pragma_quick_check). */
async function examine(database: Connection): Promise<void> {
  const { quick_check: found } = await get<{ quick_check: string }>(database, 'PRAGMA quick_check(1)');
  if (found !== 'ok') throw Object.assign(new Error(found), { code: 'SQLITE_CORRUPT' });
}

/** How many leads a sound journal holds. Throws an error of SQLite if the file is damaged, or is none. */
export const soundLeadsIn = (file: string): Promise<number> =>
  withFile(file, async (database) => {
    await examine(database);
    return (await get<{ leads: number }>(database, 'SELECT count(*) AS leads FROM journal_leads')).leads;
  });

/**
 * Examines a journal and writes a copy that is whole at one moment (sqlite.org/lang_vacuum.html). Throws an error of
 * SQLite, also if the journal is damaged.
 *
 * @param copy a file that is empty or missing
 */
export const copyInto = (file: string, copy: string): Promise<unknown> =>
  withFile(file, async (database) => {
    await examine(database);
    await database.exec(`VACUUM INTO '${copy.replaceAll("'", "''")}'`);
  });

/** Writes the file again without the room that deleted leads have left, and empties its log. */
export const shrink = (file: string): Promise<unknown> =>
  withFile(file, (database) => database.exec('PRAGMA synchronous = FULL; VACUUM; PRAGMA wal_checkpoint(TRUNCATE)'));

/** Looks whether a journal's file is damaged, before anyone uses it. */
import { readFileSync, statSync } from 'node:fs';
import Database from 'libsql';
import { quote } from '../../tables.ts';
import { isSoundRow, LEAD_COLUMNS, type LeadRow } from '../rows.ts';
import { isLegible, type TextBytes, textOf } from '../text.ts';
import { type Log, readLog } from './log.ts';
import { isWhole, salvage } from './salvage.ts';

/** No version of the journal will ever have so high a number. */
const NO_VERSION = 1000;

/** Where `PRAGMA user_version` stands (sqlite.org/fileformat2.html#the_database_header). */
const VERSION_AT = 60;

/** Where the number of tables and indexes stands, unless there are too many for one page. Ours are few. */
const TABLES_AT = 103;

/** How long to wait for a process that is using the file, in milliseconds. */
const PATIENCE_MS = 500;

const bytesIn = (file: string): Buffer | undefined =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : undefined;

/** The bytes of a file; none if it is missing. */
export const bytesOf = (file: string): Buffer => bytesIn(file) ?? Buffer.alloc(0);

/** What the log beside a file of SQLite holds; nothing if there is none. */
export function readLogOf(file: string): Log {
  // The index first: whatever it counts stands in the log by then, however much is written meanwhile.
  const index = bytesIn(`${file}-shm`);
  return readLog(bytesIn(`${file}-wal`), index);
}

/**
 * True if opening the file would lose what its log holds: SQLite reads a log up to the first mistake, and deletes it when
 * it is done.
 */
export function isLogDamaged(file: string): boolean {
  // Another process may have written between the reading of two parts; damage is still there a moment later.
  return wouldLose(file) && wouldLose(file);
}

function wouldLose(file: string): boolean {
  const log = readLogOf(file);
  if (log.damaged) return true;
  // Where the file itself is gone, SQLite takes the log for that of another one.
  if (log.committed.length > 0 && (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0) return true;
  // A process that was killed while writing leaves a last frame that is not sound, and nobody was told that what it
  // holds has arrived. If whole leads stand there nevertheless, the frame was written and damaged later.
  if (log.tail.every(({ sound }) => sound)) return false;
  const bytes = bytesOf(file);
  return salvage(bytes, log).leads.length > salvage(bytes, { ...log, tail: [] }).leads.length;
}

/** `busy` while other processes use the file. */
export type State = 'sound' | 'damaged' | 'busy';

/**
 * Examines a file whose log is sound: `busy` while other processes use it, which would have noticed. Nothing is changed.
 * `whileOpen` runs before the file is closed, because SQLite then folds the log into it.
 */
export function examine(file: string, whileOpen: (state: State) => void): State {
  const database = new Database(file);
  try {
    const state = structureOf(database);
    const judged = state === 'sound' && !isContentWhole(file) ? 'damaged' : state;
    if (judged !== 'busy') whileOpen(judged);
    return judged;
  } finally {
    database.close();
  }
}

/**
 * Whether all parts of the file fit together. Asked without a prepared statement: one of those would keep the file open
 * and locked until it is collected as garbage.
 */
function structureOf(database: Database.Database): State {
  try {
    // Nobody else may use the file in this mode.
    database.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}; PRAGMA locking_mode = EXCLUSIVE`);
    database.exec(`CREATE TEMP TABLE verdict (text TEXT CHECK (text = 'ok'));
      INSERT INTO verdict SELECT integrity_check FROM pragma_integrity_check(1)`);
    return 'sound';
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return 'busy';
    if (/^SQLITE_(CORRUPT|NOTADB|CONSTRAINT|ERROR)/.test(code)) return 'damaged';
    throw error;
  }
}

/** Also where every part of the file fits together, a letter may have changed. */
function isContentWhole(file: string): boolean {
  const bytes = bytesOf(file);
  const log = readLogOf(file);
  const first = log.committed.findLast(({ page }) => page === 1)?.content ?? bytes;
  if (first.length <= TABLES_AT) return true;
  const version = first.readInt32BE(VERSION_AT);
  const isOurs = version === 0 ? first.readUInt16BE(TABLES_AT) === 0 : version > 0 && version < NO_VERSION;
  return isOurs && isWhole(bytes, log);
}

/** The same for a journal that is in use: whether every lead is what was written, and all texts can be read. */
export function areLeadsWhole(database: Database.Database): boolean {
  const rows = database.prepare(`SELECT ${LEAD_COLUMNS} FROM journal_leads`).iterate([]) as Iterable<LeadRow>;
  for (const row of rows) if (!isSoundRow(row)) return false;
  return columnsOf(database).every(({ table, column }) => {
    if (!isLegible(table) || !isLegible(column)) return false;
    const [from, what] = [table, column].map((name) => quote(textOf(name)));
    const texts = database.prepare(`SELECT CAST(${what} AS BLOB) AS text FROM ${from}`).iterate([]);
    for (const { text } of texts as Iterable<{ text: TextBytes | null }>) if (!isLegible(text)) return false;
    return true;
  });
}

/** Every column of every table, those of the forms among them. */
const columnsOf = (database: Database.Database) =>
  database
    .prepare(
      `SELECT CAST(one.name AS BLOB) AS "table", CAST(of_it.name AS BLOB) AS "column"
         FROM sqlite_schema AS one, pragma_table_info(one.name) AS of_it WHERE one.type = 'table'`,
    )
    .all([]) as { table: TextBytes; column: TextBytes }[];

/**
 * Runs on a thread of its own: checks a journal and copies it, lead by lead, into an empty file. No lock is held for more
 * than some milliseconds, so that others can write in between, and a lead that arrives meanwhile is copied as well. Each
 * lead is copied at one moment with all that belongs to it.
 *
 * The backup of SQLite itself would have to start again at every write of another process, and it blocks all that the
 * connection is used for while it flushes the copy. Plain JavaScript, because a thread starts without a compiler.
 */
import { closeSync, fdatasyncSync, fstatSync, openSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';

/** How long one step should take, in milliseconds, and the pause after it. */
const STEP_MS = 8;
const PAUSE_MS = 8;

/** Bytes after which the copy is flushed. All at once, it would keep the disk busy for seconds, and others would wait for it. */
const FLUSHED_BYTES = 2 * 1024 * 1024;

/** Size that SQLite checks within a fraction of a second. */
const MAX_CHECKED_BYTES = 64 * 1024 * 1024;

/** How long to wait for another process. */
const BUSY_MS = 10_000;

const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);

const quoted = (name) => `"${name.replaceAll('"', '""')}"`;

/**
 * @param source URL of the journal
 * @param copy path of an empty file
 */
function copyJournal(source, copy) {
  const database = new DatabaseSync(copy, { enableForeignKeyConstraints: false });
  try {
    // The file is flushed once it is complete.
    database.exec(`PRAGMA busy_timeout = ${BUSY_MS}; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
      PRAGMA auto_vacuum = INCREMENTAL`);
    database.prepare('ATTACH ? AS source').run(source);
    const parts = database
      .prepare("SELECT type, name, sql FROM source.sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'")
      .all();
    const tables = parts.filter(({ type }) => type === 'table').map(({ name }) => name);
    const ofLeads = tables.filter((name) => referencesLeads(database, name));
    const { bytes } = database
      .prepare("SELECT page_count * page_size AS bytes FROM pragma_page_count('source'), pragma_page_size('source')")
      .get();
    // Finds damage in an index too. In a larger file it would keep others waiting, and copying shows the rest.
    if (bytes <= MAX_CHECKED_BYTES) check(database, 'source.quick_check(1)');
    for (const name of ['application_id', 'user_version'])
      database.exec(`PRAGMA ${name} = ${database.prepare(`PRAGMA source.${name}`).get()[name]}`);
    for (const { sql } of parts) database.exec(sql);
    copyLeads(database, ofLeads, copy);
    const others = tables.filter((name) => name !== 'journal_leads' && !ofLeads.includes(name));
    // The numbers of deleted leads are not used again in the copy either.
    database.exec('DELETE FROM main.sqlite_sequence');
    for (const table of [...others, 'sqlite_sequence'])
      database.exec(`INSERT INTO main.${quoted(table)} SELECT * FROM source.${quoted(table)}`);
    database.exec('DETACH source');
    check(database, 'integrity_check(1)');
    checkLeads(database);
  } finally {
    database.close();
  }
}

const referencesLeads = (database, table) =>
  database
    .prepare(`PRAGMA source.foreign_key_list(${quoted(table)})`)
    .all()
    .some((key) => key.table === 'journal_leads');

/** Throws SQLITE_CORRUPT if a check finds something. */
function check(database, pragma) {
  const [found] = Object.values(database.prepare(`PRAGMA ${pragma}`).get());
  if (found !== 'ok') throw damage(found);
  pause();
}

const damage = (found) => Object.assign(new Error(found), { code: 'SQLITE_CORRUPT' });

/** Throws SQLITE_CORRUPT if something belongs to no lead, or a lead has no entry for the store (`damageIn`). */
function checkLeads(database) {
  const orphans = database.prepare('PRAGMA foreign_key_check').get();
  const incomplete = database
    .prepare(`SELECT seq FROM journal_leads
      WHERE NOT EXISTS (SELECT 1 FROM journal_outbox WHERE lead = seq AND channel = 'store')`)
    .get();
  if (orphans || incomplete) throw damage('An entry belongs to no lead, or a lead has no entry.');
}

/**
 * @param tables those that belong to a lead
 * @param copy path of the copy
 */
function copyLeads(database, tables, copy) {
  const file = openSync(copy, 'r+');
  try {
    copyInSteps(database, tables, file);
  } finally {
    closeSync(file);
  }
}

function copyInSteps(database, tables, file) {
  const next = database.prepare(
    'SELECT max(seq) AS last FROM (SELECT seq FROM source.journal_leads WHERE seq > ? ORDER BY seq LIMIT ?)',
  );
  const inserts = [['journal_leads', 'seq'], ...tables.map((table) => [table, 'lead'])].map(([table, key]) =>
    database.prepare(
      `INSERT INTO main.${quoted(table)} SELECT * FROM source.${quoted(table)} WHERE ${key} > ? AND ${key} <= ?`,
    ),
  );
  let size = 1;
  let flushed = 0;
  for (let done = 0; ; ) {
    const began = performance.now();
    database.exec('BEGIN');
    const { last } = next.get(done, size);
    // What belongs to no lead is copied too, so that the check of the copy finds it.
    for (const insert of inserts) insert.run(done, last ?? Number.MAX_SAFE_INTEGER);
    database.exec('COMMIT');
    if (last === null) return;
    done = last;
    const took = performance.now() - began;
    size = Math.max(1, Math.min(1000, Math.round(took > STEP_MS ? size / 2 : took < STEP_MS / 2 ? size * 2 : size)));
    pause();
    const { size: written } = fstatSync(file);
    if (written - flushed < FLUSHED_BYTES) continue;
    fdatasyncSync(file);
    flushed = written;
  }
}

/** @type {{ source: string, copy: string }} */
const { source, copy } = workerData;
try {
  copyJournal(source, copy);
  parentPort.postMessage({});
} catch ({ message, code, sqliteCodeName }) {
  parentPort.postMessage({ message, code, sqliteCodeName });
}

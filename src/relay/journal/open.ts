/** What is in a journal's file: its tables, how those of an earlier version become those of today, and views for readers. */
import Database from 'libsql';
import type { FormSpec } from '../../shared/form-spec.ts';
import { filledColumns } from '../../shared/submission.ts';
import { type Connection, codedError, inTransaction, numberIn, PATIENT_MS } from './database.ts';

/** What tells a journal from any other database (sqlite.org/pragma.html#pragma_application_id). */
const APPLICATION = 0x6e65626c;

/**
 * A lead is what was entered; each of its entries in the outbox is a way that it has to go. `at` is when an entry is tried
 * next; while it is being sent, the end of its lease; at its end, when that was. The names begin with `journal_`, because
 * views with the names of the forms' tables are in the same file.
 */
const BEGINNING = `
  CREATE TABLE journal_leads (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    form TEXT NOT NULL,
    table_name TEXT NOT NULL,
    fields TEXT NOT NULL,
    remarks TEXT NOT NULL,
    submission_id TEXT,
    fingerprint TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    landed_on TEXT,
    referrer TEXT
  ) STRICT;
  CREATE UNIQUE INDEX journal_leads_submission ON journal_leads (form, submission_id) WHERE submission_id IS NOT NULL;
  CREATE INDEX journal_leads_fingerprint ON journal_leads (form, fingerprint, received_at);
  CREATE INDEX journal_leads_twice ON journal_leads (seq) WHERE instr(remarks, '"maybe-twice"') > 0;
  CREATE TABLE journal_outbox (
    lead INTEGER NOT NULL REFERENCES journal_leads (seq) ON DELETE CASCADE,
    channel TEXT NOT NULL CHECK (channel IN ('store', 'notice', 'confirmation')),
    state TEXT NOT NULL CHECK (state IN ('flagged', 'received', 'sending', 'delivered', 'failed', 'skipped')),
    at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    doubt INTEGER NOT NULL DEFAULT 0,
    barred INTEGER NOT NULL DEFAULT 0,
    cause TEXT,
    store_id TEXT,
    PRIMARY KEY (lead, channel)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX journal_outbox_due ON journal_outbox (channel, state, at);
  CREATE INDEX journal_outbox_store ON journal_outbox (store_id) WHERE store_id IS NOT NULL;
  CREATE TABLE journal_calls (
    day TEXT NOT NULL, page TEXT NOT NULL, taps INTEGER NOT NULL, PRIMARY KEY (day, page)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE journal_alarms (cause TEXT PRIMARY KEY, raised_at INTEGER NOT NULL) STRICT;
  PRAGMA application_id = ${APPLICATION};`;

/** What was entered beside the record, and the photos that came with it. Keys are random, made when they are first needed. */
const PHOTOS = `
  ALTER TABLE journal_leads ADD COLUMN extras TEXT;
  CREATE TABLE journal_photos (
    lead INTEGER NOT NULL REFERENCES journal_leads (seq) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (lead, position)
  ) STRICT;
  CREATE TABLE journal_keys (name TEXT PRIMARY KEY, key BLOB NOT NULL) STRICT;`;

/** What people do with an inquiry, and who did what in the inbox. It names a lead by its id, which says nothing once that is deleted. */
const INBOX = `
  CREATE TABLE journal_progress (
    lead INTEGER NOT NULL REFERENCES journal_leads (seq) ON DELETE CASCADE,
    step INTEGER NOT NULL,
    at INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('new', 'called', 'quoted', 'won', 'lost')),
    note TEXT NOT NULL,
    who TEXT NOT NULL,
    PRIMARY KEY (lead, step)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE journal_audit (at INTEGER NOT NULL, who TEXT NOT NULL, what TEXT NOT NULL, lead TEXT) STRICT;
  CREATE INDEX journal_audit_at ON journal_audit (at);`;

/**
 * What lets people into the inbox, and until when. Of secrets it holds digests only, and of passkeys public keys: a copy of
 * the file signs no one in.
 */
const ACCESS = `
  CREATE TABLE journal_sessions (
    digest TEXT PRIMARY KEY, user TEXT NOT NULL, ends_at INTEGER NOT NULL, last_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE journal_links (digest TEXT PRIMARY KEY, user TEXT NOT NULL, ends_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE journal_challenges (
    browser TEXT PRIMARY KEY, challenge TEXT NOT NULL, user TEXT NOT NULL, ends_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE journal_passkeys (
    id TEXT PRIMARY KEY,
    user TEXT NOT NULL,
    name TEXT NOT NULL,
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    used_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;`;

/** What makes a journal of version 2, of version 3 and so on from the one before. Only what has never been released may change. */
const STEPS: readonly string[] = [BEGINNING, PHOTOS, INBOX, ACCESS];

const OLDEST = 2;
const NEWEST = OLDEST + STEPS.length - 1;

/**
 * Opens the file under its real name, and brings a journal of an earlier version up to date. Throws an error of SQLite if it
 * cannot be used, and one of code `JOURNAL_FOREIGN` if it is a database of another program or of a later version.
 *
 * @param busyMs how long a statement may keep this process waiting for another one that writes
 */
export function openDatabase(real: string, busyMs = PATIENT_MS): Connection {
  const database = new Database(real);
  try {
    database.exec(`PRAGMA busy_timeout = ${PATIENT_MS}`);
    // First of all, because what is not ours must stay as it is.
    mustBeKnown(database);
    // In WAL mode, only FULL makes a commit survive a power cut (sqlite.org/pragma.html#pragma_synchronous).
    // secure_delete overwrites what retention removes.
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON',
    );
    bringUpToDate(database);
    database.exec(`PRAGMA busy_timeout = ${busyMs}`);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** Throws an error of code `JOURNAL_FOREIGN` unless the file is new or holds a journal of a version that is known. */
function mustBeKnown(database: Connection): void {
  // One look at one moment: another process may be making the file a journal meanwhile.
  database.exec('BEGIN');
  try {
    const version = numberIn(database, 'user_version');
    const isKnown =
      numberIn(database, 'application_id') === APPLICATION ? version >= OLDEST && version <= NEWEST : isEmpty(database);
    if (!isKnown) throw codedError('JOURNAL_FOREIGN', 'The file is no journal of this version.');
  } finally {
    database.exec('COMMIT');
  }
}

/** Takes the steps that are missing, all or none. */
function bringUpToDate(database: Connection): void {
  if (numberIn(database, 'user_version') === NEWEST) return;
  inTransaction(database, () => {
    // Several processes may open a file at once, so it is looked at again now that no other can write.
    const version = numberIn(database, 'user_version') || OLDEST - 1;
    for (const step of STEPS.slice(version + 1 - OLDEST)) database.exec(step);
    database.exec(`PRAGMA user_version = ${NEWEST}`);
  });
}

const isEmpty = (database: Connection) =>
  ['application_id', 'user_version', 'schema_version'].every((pragma) => numberIn(database, pragma) === 0);

/** Names that SQLite and the journal keep for themselves. */
const TAKEN = /^(?:sqlite_|journal_)/i;

/**
 * Shows what has been delivered of each form as a table with its name and columns, for readers with SQL. Its first column is
 * the id.
 */
export function showTables(database: Connection, forms: readonly FormSpec[]): void {
  const views = forms.filter(({ table }) => !TAKEN.test(table)).map(viewOf);
  const known = database.prepare(`SELECT 1 FROM sqlite_master WHERE type = 'view' AND name = ? AND sql = ?`);
  // A relay that starts while another process writes has nothing to wait for unless a form has changed.
  const changed = views.filter(({ table, sql }) => known.get([table, sql]) === undefined);
  if (changed.length === 0) return;
  inTransaction(database, () => {
    for (const { table, sql } of changed) database.exec(`DROP VIEW IF EXISTS ${name(table)}; ${sql}`);
  });
}

function viewOf(form: FormSpec) {
  const { table } = form;
  const columns = filledColumns(form).map(({ column }) => column);
  const key = columns.some((column) => column.toLowerCase() === 'id') ? 'lead_id' : 'id';
  const values = columns.map(
    (column) => `(SELECT value FROM json_each(fields) WHERE key = ${text(column)}) AS ${name(column)}`,
  );
  const sql = `CREATE VIEW ${name(table)} AS SELECT ${[`id AS ${name(key)}`, ...values].join(', ')}
    FROM journal_leads JOIN journal_outbox ON lead = seq
    WHERE channel = 'store' AND state = 'delivered' AND table_name = ${text(table)}`;
  return { table, sql };
}

const name = (of: string) => `"${of.replaceAll('"', '""')}"`;
const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

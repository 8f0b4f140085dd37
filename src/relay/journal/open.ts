/** The database schema of a journal: tables, migrations, and views for readers. */
import type { FormSpec } from '../../api/forms/form-spec.ts';
import { filledColumns } from '../../api/forms/submission.ts';
import { BUSY_TIMEOUT_MS, Connection, codedError, inTransaction, isBusy, readPragma } from './database.ts';

/** Marks a database as a journal (sqlite.org/pragma.html#pragma_application_id). */
const JOURNAL_ID = 0x6e65626c;

/**
 * A lead holds the submitted data, and the outbox has an entry for each channel of a lead. The `at` of an entry is the time
 * of its next attempt, of the end of its lease while it is being sent, or of its final outcome. The prefix `journal_`
 * avoids conflicts with the views, which are named after the tables of the forms.
 */
const INITIAL = `
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
  PRAGMA application_id = ${JOURNAL_ID};`;

/** Values outside the record of a lead, and its photos. Keys are random, created on first use. */
const PHOTOS = `
  ALTER TABLE journal_leads ADD COLUMN extras TEXT;
  CREATE TABLE journal_photos (
    lead INTEGER NOT NULL REFERENCES journal_leads (seq) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (lead, position)
  ) STRICT;
  CREATE TABLE journal_keys (name TEXT PRIMARY KEY, key BLOB NOT NULL) STRICT;`;

/** Progress of leads, and the audit trail of the inbox. It names leads by id, meaningless once they are deleted. */
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

/** Access to the inbox, with expiry times. Only digests of secrets are stored, so that a copy of the file grants no access. */
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

/**
 * Sign-in has links only. What a store or the mail server for notices refused is tried again by itself until someone has
 * mended the cause, except leads that cannot be read.
 */
const RETRIES = `
  DROP TABLE journal_challenges;
  DROP TABLE journal_passkeys;
  UPDATE journal_outbox SET state = 'received', barred = 1, attempts = 0, at = 0
    WHERE channel IN ('store', 'notice') AND state = 'failed' AND cause IS NOT 'JOURNAL_UNREADABLE';`;

/** Someone may not have been reached, and an inquiry may come up again on a day. */
const REMINDERS = `
  CREATE TABLE journal_steps (
    lead INTEGER NOT NULL REFERENCES journal_leads (seq) ON DELETE CASCADE,
    step INTEGER NOT NULL,
    at INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('new', 'missed', 'called', 'quoted', 'won', 'lost')),
    note TEXT NOT NULL,
    who TEXT NOT NULL,
    due TEXT,
    PRIMARY KEY (lead, step)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO journal_steps SELECT lead, step, at, state, note, who, NULL FROM journal_progress;
  DROP TABLE journal_progress;
  ALTER TABLE journal_steps RENAME TO journal_progress;`;

/** Migrations to version 2, 3 and so on. Once released, they must not change. */
const MIGRATIONS: readonly string[] = [INITIAL, PHOTOS, INBOX, ACCESS, RETRIES, REMINDERS];

const OLDEST = 2;
const NEWEST = OLDEST + MIGRATIONS.length - 1;

/**
 * Opens the database of a journal and migrates it if necessary. Throws SQLite errors if it is unusable, `JOURNAL_FOREIGN`
 * if it belongs to another program or a later version, and `JOURNAL_HELD` if an earlier version has it open.
 *
 * @param real path without symlinks
 * @param busyMs how long a statement may block while another process holds a lock
 */
export function openDatabase(real: string, busyMs = BUSY_TIMEOUT_MS): Connection {
  const database = withRollbackJournal(real);
  try {
    // A commit survives a power cut: all files are flushed to the disk, also the end of the rollback journal, which would
    // otherwise undo it (sqlite.org/pragma.html#pragma_synchronous). secure_delete overwrites deleted data.
    database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON');
    migrate(database);
    database.busyMs = busyMs;
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/**
 * Connects to a journal of a known version, with a rollback journal. With that, a transaction is in the database once it is
 * confirmed, and the other file holds nothing that could get lost or damaged.
 */
function withRollbackJournal(real: string): Connection {
  const database = new Connection(real);
  try {
    database.busyMs = BUSY_TIMEOUT_MS;
    // Before any change: the database of another program must stay as it is.
    assertKnownVersion(database);
    if (readPragma<string>(database, 'journal_mode') === 'wal') takeOver(database);
    database.exec('PRAGMA journal_mode = TRUNCATE');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Takes over the journal of an earlier version: moves what is in its write-ahead log to the database and deletes the log.
 * Throws `JOURNAL_HELD` if another process has it open.
 */
function takeOver(database: Connection): void {
  try {
    database.exec('PRAGMA journal_mode = TRUNCATE');
  } catch (error) {
    if (isBusy(error)) throw codedError('JOURNAL_HELD', 'An earlier version has the journal open.');
    throw error;
  }
  if (readPragma(database, 'page_count') * readPragma(database, 'page_size') > MAX_REWRITTEN_BYTES) return;
  try {
    // Lets the file shrink in small steps from now on.
    database.exec('PRAGMA secure_delete = ON; PRAGMA auto_vacuum = INCREMENTAL; VACUUM');
  } catch {
    // On a full disk, for example. The space of deleted leads is then used for new ones.
  }
}

/** Size up to which a journal is rewritten within a second or two. */
const MAX_REWRITTEN_BYTES = 64 * 1024 * 1024;

/** Throws `JOURNAL_FOREIGN` unless the file is empty or a journal of a known version. */
function assertKnownVersion(database: Connection): void {
  // A transaction, for consistent reads: another process may be creating the journal in the meantime.
  database.exec('BEGIN');
  try {
    const version = readPragma(database, 'user_version');
    const isKnown =
      readPragma(database, 'application_id') === JOURNAL_ID
        ? version >= OLDEST && version <= NEWEST
        : isEmpty(database);
    if (!isKnown) throw codedError('JOURNAL_FOREIGN', 'The file is no journal of this version.');
  } finally {
    database.exec('COMMIT');
  }
}

/** Applies the missing migrations, all or none. */
function migrate(database: Connection): void {
  const found = readPragma(database, 'user_version');
  if (found === NEWEST) return;
  // Has no effect once there is a table.
  if (found === 0) database.exec('PRAGMA auto_vacuum = INCREMENTAL');
  inTransaction(database, () => {
    // Reads the version again under the write lock, because another process may have migrated the file.
    const version = readPragma(database, 'user_version') || OLDEST - 1;
    for (const migration of MIGRATIONS.slice(version + 1 - OLDEST)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${NEWEST}`);
  });
}

const isEmpty = (database: Connection) =>
  ['application_id', 'user_version', 'schema_version'].every((pragma) => readPragma(database, pragma) === 0);

/** Names reserved for SQLite and the journal. */
const RESERVED = /^(?:sqlite_|journal_)/i;

/** Creates a view per form of its delivered leads, with the name of its table. The first column is the id. */
export function createViews(database: Connection, forms: readonly FormSpec[]): void {
  const views = forms.filter(({ table }) => !RESERVED.test(table)).map(viewOf);
  const isThere = (table: string, sql: string) =>
    database.all(`SELECT 1 FROM sqlite_master WHERE type = 'view' AND name = ? AND sql = ?`, table, sql).length > 0;
  // Takes the write lock only if a form has changed.
  const changed = views.filter(({ table, sql }) => !isThere(table, sql));
  if (changed.length === 0) return;
  inTransaction(database, () => {
    for (const { table, sql } of changed) database.exec(`DROP VIEW IF EXISTS ${quoteName(table)}; ${sql}`);
  });
}

function viewOf(form: FormSpec) {
  const { table } = form;
  const columns = filledColumns(form).map(({ column }) => column);
  const key = columns.some((column) => column.toLowerCase() === 'id') ? 'lead_id' : 'id';
  const values = columns.map(
    (column) => `(SELECT value FROM json_each(fields) WHERE key = ${quoteText(column)}) AS ${quoteName(column)}`,
  );
  const sql = `CREATE VIEW ${quoteName(table)} AS SELECT ${[`id AS ${quoteName(key)}`, ...values].join(', ')}
    FROM journal_leads JOIN journal_outbox ON lead = seq
    WHERE channel = 'store' AND state = 'delivered' AND table_name = ${quoteText(table)}`;
  return { table, sql };
}

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;
const quoteText = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** The database schema of a journal: tables, migrations, and views for readers. */
import Database from 'libsql';
import type { FormSpec } from '../../shared/form-spec.ts';
import { filledColumns } from '../../shared/submission.ts';
import { BUSY_TIMEOUT_MS, type Connection, codedError, inTransaction, readPragma } from './database.ts';

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

/**
 * Access to the inbox, with expiry times. Only digests of secrets and public keys of passkeys are stored, so that a copy of
 * the file grants no access.
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

/** Migrations to version 2, 3 and so on. Once released, they must not change. */
const MIGRATIONS: readonly string[] = [INITIAL, PHOTOS, INBOX, ACCESS];

const OLDEST = 2;
const NEWEST = OLDEST + MIGRATIONS.length - 1;

/**
 * Opens the database of a journal and migrates it if necessary. Throws SQLite errors if it is unusable, and
 * `JOURNAL_FOREIGN` if it belongs to another program or a later version.
 *
 * @param real path without symlinks
 * @param busyMs how long a statement may block while another process writes
 */
export function openDatabase(real: string, busyMs = BUSY_TIMEOUT_MS): Connection {
  const database = new Database(real);
  try {
    database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    // Before any change: the database of another program must stay as it is.
    assertKnownVersion(database);
    // In WAL mode, only FULL makes a commit survive a power cut (sqlite.org/pragma.html#pragma_synchronous).
    // secure_delete overwrites deleted data.
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON',
    );
    migrate(database);
    database.exec(`PRAGMA busy_timeout = ${busyMs}`);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

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
  if (readPragma(database, 'user_version') === NEWEST) return;
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
  const existing = database.prepare(`SELECT 1 FROM sqlite_master WHERE type = 'view' AND name = ? AND sql = ?`);
  // Takes the write lock only if a form has changed.
  const changed = views.filter(({ table, sql }) => existing.get([table, sql]) === undefined);
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

/** The tables of a journal, and the migrations that create and change them. */
import { type Connection, codedError, inTransaction, readPragma } from './database.ts';

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
 * Sign-in has links only. What a store or the mail server for notices refused is retried automatically until someone has
 * removed the cause, except leads that cannot be read.
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

/** Throws `JOURNAL_FOREIGN` unless the file is empty or a journal of a known version. */
export function assertKnownVersion(database: Connection): void {
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
export function migrate(database: Connection): void {
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

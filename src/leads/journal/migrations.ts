/**
 * Each entry lifts a file to the next version; `PRAGMA user_version` counts them. Entries are only ever added.
 * The names begin with `journal_`, because the tables of the forms are in the same file. Foreign keys are off
 * meanwhile, so that a table may be replaced.
 */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE journal_leads (
     seq INTEGER PRIMARY KEY AUTOINCREMENT,
     id TEXT NOT NULL UNIQUE,
     form TEXT NOT NULL,
     table_name TEXT NOT NULL,
     fields TEXT NOT NULL,
     state TEXT NOT NULL CHECK (state IN ('received', 'sending', 'delivered', 'failed', 'flagged')),
     remarks TEXT NOT NULL,
     submission_id TEXT,
     fingerprint TEXT NOT NULL,
     received_at INTEGER NOT NULL,
     attempts INTEGER NOT NULL DEFAULT 0,
     next_attempt_at INTEGER NOT NULL,
     lease_until INTEGER,
     unanswered INTEGER NOT NULL DEFAULT 0,
     cause TEXT,
     store_id TEXT,
     mail TEXT NOT NULL DEFAULT '{}'
   ) STRICT;
   CREATE UNIQUE INDEX journal_leads_submission ON journal_leads (form, submission_id) WHERE submission_id IS NOT NULL;
   CREATE INDEX journal_leads_fingerprint ON journal_leads (form, fingerprint, received_at);
   CREATE INDEX journal_leads_due ON journal_leads (state, next_attempt_at);
   CREATE INDEX journal_leads_store ON journal_leads (table_name, store_id) WHERE store_id IS NOT NULL;
   CREATE TABLE journal_events (
     lead TEXT NOT NULL REFERENCES journal_leads (id) ON DELETE CASCADE,
     at INTEGER NOT NULL,
     state TEXT NOT NULL,
     cause TEXT
   ) STRICT;
   CREATE INDEX journal_events_lead ON journal_events (lead);
   CREATE TABLE journal_calls (
     month TEXT NOT NULL,
     store TEXT NOT NULL,
     count INTEGER NOT NULL,
     PRIMARY KEY (month, store)
   ) STRICT;`,
  // An answer that was lost is told from one that said that the store had failed, and lists of what someone has to look at
  // find it without reading what has long been delivered.
  `UPDATE journal_leads SET unanswered = 2 WHERE unanswered = 1;
   CREATE INDEX journal_leads_waiting_mail ON journal_leads (seq) WHERE instr(mail, '"waiting"') > 0;
   CREATE INDEX journal_leads_failed_mail ON journal_leads (seq) WHERE instr(mail, '"failed"') > 0;
   CREATE INDEX journal_leads_twice ON journal_leads (seq) WHERE instr(remarks, '"maybe-twice"') > 0;
   CREATE TABLE journal_alarms (cause TEXT PRIMARY KEY, raised_at INTEGER NOT NULL) STRICT;`,
  // What is still to be done about a lead is an entry of the outbox for each channel, and no longer part of the lead. The
  // table is replaced, because to drop a column SQLite would write all of it again for each.
  `CREATE TABLE journal_outbox (
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
   INSERT INTO journal_outbox
     SELECT seq, 'store', state, coalesce(lease_until, next_attempt_at), attempts, unanswered,
       state = 'received' AND coalesce(cause, '') GLOB '40[13]*', cause, store_id FROM journal_leads;
   INSERT INTO journal_outbox (lead, channel, state, at)
     SELECT seq, key,
       CASE value WHEN 'waiting' THEN iif(state = 'flagged', 'flagged', 'received') WHEN 'sent' THEN 'delivered' ELSE value END,
       coalesce(json_extract(mail, '$."' || key || ' held until"'), received_at)
     FROM journal_leads, json_each(mail) WHERE key IN ('notice', 'confirmation');
   CREATE INDEX journal_outbox_due ON journal_outbox (channel, state, at);
   CREATE INDEX journal_outbox_store ON journal_outbox (store_id) WHERE store_id IS NOT NULL;
   CREATE TABLE journal_leads_new (
     seq INTEGER PRIMARY KEY AUTOINCREMENT,
     id TEXT NOT NULL UNIQUE,
     form TEXT NOT NULL,
     table_name TEXT NOT NULL,
     fields TEXT NOT NULL,
     remarks TEXT NOT NULL,
     submission_id TEXT,
     fingerprint TEXT NOT NULL,
     received_at INTEGER NOT NULL
   ) STRICT;
   INSERT INTO journal_leads_new
     SELECT seq, id, form, table_name, fields, remarks, submission_id, fingerprint, received_at FROM journal_leads;
   DROP TABLE journal_leads;
   ALTER TABLE journal_leads_new RENAME TO journal_leads;
   CREATE UNIQUE INDEX journal_leads_submission ON journal_leads (form, submission_id) WHERE submission_id IS NOT NULL;
   CREATE INDEX journal_leads_fingerprint ON journal_leads (form, fingerprint, received_at);
   CREATE INDEX journal_leads_twice ON journal_leads (seq) WHERE instr(remarks, '"maybe-twice"') > 0;
   DROP TABLE journal_events;
   DROP TABLE journal_calls;`,
];

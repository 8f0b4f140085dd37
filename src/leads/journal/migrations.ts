/**
 * Each entry lifts a file to the next version; `PRAGMA user_version` counts them. Entries are only ever added.
 * The names begin with `journal_`, because the tables of the forms stand in the same file.
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
];

import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openedJournal as open } from '../../../tests/support/journal.ts';
import { submission } from '../../../tests/support/lead-form.ts';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import { restoreJournal } from './backups.ts';
import { Connection, readPragma } from './database.ts';
import { PARTS } from './file.ts';
import { openJournal } from './journal.ts';

const NOON = Date.parse('2030-05-06T12:00:00.000Z');

/** Turns a new journal into one of version 5, with a write-ahead log, and leaves it open as its relay would. */
function earlierJournal(names: readonly string[]) {
  const file = join(temporaryFolder(), 'journal.db');
  openJournal(file).close();
  const database = new Connection(file);
  onTestFinished(() => database.close());
  database.exec(`PRAGMA journal_mode = WAL;
    DROP TABLE journal_progress;
    CREATE TABLE journal_progress (
      lead INTEGER NOT NULL REFERENCES journal_leads (seq) ON DELETE CASCADE, step INTEGER NOT NULL, at INTEGER NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('new', 'called', 'quoted', 'won', 'lost')), note TEXT NOT NULL,
      who TEXT NOT NULL, PRIMARY KEY (lead, step)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE journal_challenges (browser TEXT PRIMARY KEY);
    CREATE TABLE journal_passkeys (id TEXT PRIMARY KEY);
    PRAGMA user_version = 5;`);
  for (const [at, name] of names.entries())
    database.exec(`INSERT INTO journal_leads (id, form, table_name, fields, remarks, fingerprint, received_at)
        VALUES ('${name}', '/api/join', 'Members to be', '{"Full Name":"${name}"}', '[]', '${name}', ${NOON + at});
      INSERT INTO journal_outbox (lead, channel, state, at, attempts) VALUES (last_insert_rowid(), 'store', 'received', 1, 0);`);
  return { file, database };
}

/** Copies a journal as a killed process leaves it: its log holds what is not in the database yet. */
function killed(file: string): string {
  const copy = join(temporaryFolder(), 'journal.db');
  for (const part of ['', '-wal']) copyFileSync(file + part, copy + part);
  return copy;
}

test('the journal of an earlier version is taken over with all that is in its log, and the log is gone', () => {
  const file = killed(earlierJournal(['Ann', 'Bea', 'Cleo']).file);
  const journal = open(file);
  expect(journal.list().map(({ id }) => id)).toEqual(['Ann', 'Bea', 'Cleo']);
  expect(readPragma<string>(journal.database, 'journal_mode')).toBe('truncate');
  journal.receive(submission('Dora', NOON), NOON);
  expect(readdirSync(dirname(file)).sort()).toEqual(['journal.db', 'journal.db-journal', 'journal.db-lock']);
  expect(open(file).list()).toHaveLength(4);
});

test('what was refused for good is tried again, except what cannot be read, and passkeys are gone', () => {
  const { file, database } = earlierJournal(['Ann', 'Bea', 'Cleo']);
  database.exec(`
    UPDATE journal_outbox SET state = 'failed', attempts = 7, at = 9, cause = '422' WHERE lead = 1;
    UPDATE journal_outbox SET state = 'failed', attempts = 1, cause = 'JOURNAL_UNREADABLE' WHERE lead = 2;
    INSERT INTO journal_outbox (lead, channel, state, at, cause) VALUES (3, 'notice', 'failed', 9, NULL), (3, 'confirmation', 'failed', 9, '550');`);
  database.close();
  const entries = open(file).database.all(
    'SELECT lead, channel, state, barred, attempts, at FROM journal_outbox ORDER BY lead, channel DESC',
  );
  expect(entries.map((entry) => Object.values(entry).join(' '))).toEqual([
    '1 store received 1 0 0',
    '2 store failed 0 1 1',
    '3 store received 0 0 1',
    '3 notice received 1 0 0',
    '3 confirmation failed 0 0 9',
  ]);
  const tables = open(file).database.all("SELECT name FROM sqlite_master WHERE type = 'table'");
  expect(tables.map(({ name }) => name)).not.toContain('journal_passkeys');
});

test('steps of an earlier version are kept, and people who were not reached can be noted', () => {
  const { file, database } = earlierJournal(['Ann']);
  database.exec(
    "INSERT INTO journal_progress (lead, step, at, state, note, who) VALUES (1, 1, 5, 'called', 'Monday', 'bea')",
  );
  database.close();
  const journal = open(file);
  expect(journal.advance('Ann', 1, { at: 6, state: 'missed', note: '', who: 'bea', due: '2030-05-07' })).toBe(true);
  expect(journal.history('Ann')).toEqual([
    { at: 5, state: 'called', note: 'Monday', who: 'bea' },
    { at: 6, state: 'missed', note: '', who: 'bea', due: '2030-05-07' },
  ]);
  journal.forgetOne('Ann');
  expect(journal.database.all('SELECT * FROM journal_progress')).toEqual([]);
});

test('a journal that a process has open is not replaced, though the process neither reads nor writes', async () => {
  const file = join(temporaryFolder(), 'journal.db');
  const [journal, source] = [openJournal(file), openJournal(`${file}.source`)];
  source.receive(submission('Ann', NOON), NOON);
  source.close();
  expect(await restoreJournal(file, source.file, new Date(NOON))).toEqual({ kind: 'in-use' });
  journal.close();
  expect(await restoreJournal(file, source.file, new Date(NOON))).toMatchObject({ kind: 'restored', leads: 1 });
  expect(open(file).list()).toHaveLength(1);
});

test('a restore leaves neither the log nor the rollback journal of the journal that it replaces', async () => {
  const file = killed(earlierJournal(['Old']).file);
  writeFileSync(`${file}-journal`, 'left over');
  const source = openJournal(`${file}.source`);
  source.receive(submission('Ann', NOON), NOON);
  source.close();
  const log = readFileSync(`${file}-wal`);
  const { aside = '' } = (await restoreJournal(file, source.file, new Date(NOON))) as { aside?: string };
  expect(readFileSync(join(aside, 'journal.db-wal')).equals(log), 'is kept').toBe(true);
  for (const part of [...PARTS.slice(1), '-wal', '-shm']) expect(existsSync(file + part), part).toBe(false);
  expect(
    open(file)
      .list()
      .map(({ fields }) => fields['Full Name']),
  ).toEqual(['Ann']);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openedJournal as open } from '../../../tests/support/journal.ts';
import { JOIN, submission } from '../../../tests/support/lead-form.ts';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import type { Photo } from '../types.ts';
import { backUpJournal, backupsIn } from './backups.ts';
import { Connection, readPragma } from './database.ts';
import { PARTS } from './file.ts';

const NOON = Date.parse('2030-05-06T12:00:00.000Z');

const photo = (text: string, sent = text): Photo => ({ bytes: Buffer.from(text), sent });

const withPhotos = (name: string, ...texts: readonly string[]) =>
  submission(name, NOON, { submissionId: `id-of-${name}`, photos: texts.map((text) => photo(text)) });

const textsOf = (photos: readonly Buffer[]) => photos.map(String);

test('a lead keeps its photos in order, and its extra fields', () => {
  const file = join(temporaryFolder(), 'journal.db');
  const { id } = open(file).receive({ ...withPhotos('Ann', 'one', 'two'), extras: { 'Call back': 'mornings' } }, NOON);
  const journal = open(file);
  expect(journal.get(id)).toMatchObject({ photos: 2, extras: { 'Call back': 'mornings' } });
  expect(textsOf(journal.photosOf(id))).toEqual(['one', 'two']);
  expect(journal.photosOf('another')).toEqual([]);
});

test('a retry makes neither a second lead nor a second set of photos, even if they are encoded differently', () => {
  const journal = open();
  const { id } = journal.receive(withPhotos('Ann', 'one'), NOON);
  const again = { ...withPhotos('Ann'), photos: [photo('one, made by a later version', 'one')] };
  expect(journal.receive(again, NOON + 1)).toEqual({ id, isNew: false });
  expect(textsOf(journal.photosOf(id))).toEqual(['one']);
});

test('the same text with other photos is another lead, so that no photo is lost', () => {
  const journal = open();
  journal.receive(withPhotos('Ann', 'one'), NOON);
  const { id, isNew } = journal.receive(withPhotos('Ann', 'one', 'two'), NOON);
  expect(isNew).toBe(true);
  expect(textsOf(journal.photosOf(id))).toEqual(['one', 'two']);
});

test('photos are deleted with their lead, and leave no trace in the file', async () => {
  const file = join(temporaryFolder(), 'journal.db');
  const journal = open(file);
  const { id } = journal.receive(withPhotos('Ann', 'A secret kitchen. '.repeat(5000)), NOON);
  journal.receive(submission('Bea', NOON, { photos: [photo('A secret bath. '.repeat(5000))] }), NOON);
  const young = journal.receive(submission('Cleo', NOON + 1, { photos: [photo('roof')] }), NOON);
  expect(journal.forgetOne(id)).toBe(true);
  expect(await journal.forget(NOON + 1, JOIN.action)).toBe(1);
  expect(journal.photosOf(id)).toEqual([]);
  expect(textsOf(journal.photosOf(young.id))).toEqual(['roof']);
  for (const part of PARTS) expect(readFileSync(file + part).includes('secret')).toBe(false);
});

test('backups contain photos', async () => {
  const folder = temporaryFolder();
  const journal = open(join(folder, 'journal.db'));
  const { id } = journal.receive(withPhotos('Ann', 'one'), NOON);
  await backUpJournal(journal.file, join(folder, 'backups'), new Date(NOON));
  const [backup = ''] = backupsIn(join(folder, 'backups'), journal.file);
  expect(textsOf(open(backup).photosOf(id))).toEqual(['one']);
});

test('a journal full of photos still accepts an inquiry without any', () => {
  const file = join(temporaryFolder(), 'journal.db');
  const { used } = open(file).usage();
  const journal = open(file, { quota: used * 1.05 });
  expect(() => journal.receive(withPhotos('Ann', 'one'), NOON)).toThrow(
    expect.objectContaining({ code: 'JOURNAL_FULL' }),
  );
  expect(journal.receive(submission('Ann', NOON), NOON).isNew).toBe(true);
});

test('a write that fails halfway keeps neither the lead nor any of its photos', () => {
  const journal = open();
  const pages = readPragma(journal.database, 'page_count');
  journal.database.exec(`PRAGMA max_page_count = ${pages + 20}`);
  const large = 'x'.repeat(60_000);
  expect(() => journal.receive(withPhotos('Ann', large, large), NOON)).toThrow(/full/);
  expect(journal.list()).toEqual([]);
  expect(journal.database.all('SELECT count(*) AS n FROM journal_photos')).toEqual([{ n: 0 }]);
  expect(journal.receive(withPhotos('Ann', large), NOON).isNew).toBe(true);
});

/** A journal of version 2 with one delivered lead. */
const VERSION_2 = `
  CREATE TABLE journal_leads (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, form TEXT NOT NULL, table_name TEXT NOT NULL,
    fields TEXT NOT NULL, remarks TEXT NOT NULL, submission_id TEXT, fingerprint TEXT NOT NULL,
    received_at INTEGER NOT NULL, landed_on TEXT, referrer TEXT
  ) STRICT;
  CREATE TABLE journal_outbox (
    lead INTEGER NOT NULL REFERENCES journal_leads (seq) ON DELETE CASCADE, channel TEXT NOT NULL, state TEXT NOT NULL,
    at INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, doubt INTEGER NOT NULL DEFAULT 0,
    barred INTEGER NOT NULL DEFAULT 0, cause TEXT, store_id TEXT, PRIMARY KEY (lead, channel)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE journal_calls (
    day TEXT NOT NULL, page TEXT NOT NULL, taps INTEGER NOT NULL, PRIMARY KEY (day, page)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE journal_alarms (cause TEXT PRIMARY KEY, raised_at INTEGER NOT NULL) STRICT;
  PRAGMA application_id = 0x6e65626c;
  PRAGMA user_version = 2;
  INSERT INTO journal_leads VALUES (1, 'lead-1', '/api/join', 'Members to be', '{"Full Name":"Old Ann"}', '["fast"]',
    NULL, 'print', ${NOON}, '/', NULL);
  INSERT INTO journal_outbox VALUES (1, 'store', 'delivered', ${NOON}, 1, 0, 0, NULL, 'rec1');`;

test('a journal of a version without photos is migrated with its leads', () => {
  const file = join(temporaryFolder(), 'journal.db');
  const database = new Connection(file);
  database.exec(VERSION_2);
  database.close();
  const journal = open(file);
  expect(journal.list()).toMatchObject([
    { id: 'lead-1', fields: { 'Full Name': 'Old Ann' }, remarks: ['fast'], state: 'delivered', storeId: 'rec1' },
  ]);
  const { id } = journal.receive(withPhotos('Bea', 'one'), NOON);
  expect(textsOf(journal.photosOf(id))).toEqual(['one']);
  // The migration runs once, and another process finds it done.
  expect(open(file).list()).toHaveLength(2);
});

test('each name has a permanent random key', () => {
  const file = join(temporaryFolder(), 'journal.db');
  const [one, other] = [open(file), open(file)];
  const key = one.keyOf('links');
  expect(key).toHaveLength(32);
  expect(other.keyOf('links')).toEqual(key);
  expect(other.keyOf('others')).not.toEqual(key);
  expect(open().keyOf('links')).not.toEqual(key);
});

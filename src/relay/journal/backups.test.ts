import {
  chownSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { submission } from '../../../tests/support/lead-form.ts';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import { usePlainDisk } from '../../../tests/support/plain-disk.ts';
import { backUpJournal, backupsIn, defaultFolder, restoreJournal } from './backups.ts';
import { openJournal } from './journal.ts';

const OPEN_FILES = '/proc/self/fd';

function openFiles(): string[] {
  return readdirSync(OPEN_FILES).flatMap((number) => {
    try {
      return readlinkSync(join(OPEN_FILES, number));
    } catch {
      return [];
    }
  });
}

test('a failed backup leaves no file behind and none open', async ({ skip }) => {
  skip(!existsSync(OPEN_FILES), 'Only Linux lists open files.');
  const folder = temporaryFolder();
  const [journal, backups] = [join(folder, 'leads.sqlite'), join(folder, 'backups')];
  writeFileSync(journal, 'no journal '.repeat(500));
  await expect(backUpJournal(journal, backups, new Date())).rejects.toMatchObject({ code: 'SQLITE_NOTADB' });
  expect(readdirSync(backups)).toEqual([]);
  expect(openFiles().filter((path) => path.startsWith(backups))).toEqual([]);
});

test('a backup can be on a disk that knows no permissions, such as a network drive', async () => {
  usePlainDisk();
  const file = join(temporaryFolder(), 'journal.db');
  openJournal(file).close();
  await backUpJournal(file, defaultFolder(file), new Date(NOON));
  expect(backupsIn(defaultFolder(file), file)).toHaveLength(1);
});

const NOON = Date.parse('2030-05-06T12:00:00.000Z');

test('once a clock that was a month ahead is right, backups are kept, and the latest is the first to be restored', async () => {
  const file = join(temporaryFolder(), 'journal.db');
  const folder = defaultFolder(file);
  const DAY = 24 * 60 * 60_000;
  const backUpOn = (day: number) => backUpJournal(file, folder, new Date(NOON + day * DAY));
  const journal = openJournal(file);
  await backUpOn(30);
  for (let day = 6; day < 13; day += 1)
    copyFileSync(
      backupsIn(folder, file)[0] ?? '',
      join(folder, `journal.db-2030-06-${String(day).padStart(2, '0')}T12-00-00-000Z.copy`),
    );
  journal.receive(submission('Ann', NOON), NOON);
  for (const day of [8, 9]) await backUpOn(day);
  journal.close();
  const [latest = '', before = '', ...others] = backupsIn(folder, file, new Date(NOON + 9 * DAY));
  expect([latest, before].map((path) => path.slice(-29, -19))).toEqual(['2030-05-15', '2030-05-14']);
  expect(others).toHaveLength(7);
  const restored = join(temporaryFolder(), 'journal.db');
  expect(await restoreJournal(restored, latest, new Date(NOON))).toMatchObject({ leads: 1 });
});

const TABLES = ['sessions', 'links'].map((name) => `journal_${name}`);

test('a restored backup contains its inquiries, and no session or link', async () => {
  const file = join(temporaryFolder(), 'journal.db');
  const before = openJournal(file);
  const { id } = before.receive(submission('Ann', NOON), NOON);
  before.database.exec(`
    INSERT INTO journal_sessions VALUES ('a', 'ann@example.com', ${NOON * 2}, ${NOON * 2});
    INSERT INTO journal_links VALUES ('a', 'ann@example.com', ${NOON * 2});`);
  await backUpJournal(file, defaultFolder(file), new Date(NOON));
  before.close();
  const [backup = ''] = backupsIn(defaultFolder(file), file);
  const restored = join(temporaryFolder(), 'journal.db');
  expect(await restoreJournal(restored, backup, new Date(NOON))).toMatchObject({ kind: 'restored', leads: 1 });
  expect(readdirSync(dirname(restored))).toEqual(['journal.db', 'journal.db-lock']);
  const after = openJournal(restored);
  expect(after.get(id)).toBeDefined();
  const rows = TABLES.map((table) => after.database.all(`SELECT * FROM ${table}`));
  expect(rows).toEqual(TABLES.map(() => []));
  after.close();
});

test('what root lists and restores still belongs to the user of the relay', async ({ skip }) => {
  skip(process.getuid?.() !== 0, 'Only root can give files to another user.');
  const file = join(temporaryFolder(), 'journal.db');
  const owners = () => ['', '-lock'].map((suffix) => statSync(file + suffix).uid);
  openJournal(file).close();
  await backUpJournal(file, defaultFolder(file), new Date(NOON));
  chownSync(file, 1234, 1234);
  rmSync(`${file}-lock`);
  openJournal(file).close();
  expect(owners()).toEqual([1234, 1234]);
  const [backup = ''] = backupsIn(defaultFolder(file), file);
  await restoreJournal(file, backup, new Date(NOON));
  expect(owners()).toEqual([1234, 1234]);
  chownSync(dirname(file), 1234, 1234);
  for (const suffix of ['', '-lock']) rmSync(file + suffix);
  await restoreJournal(file, backup, new Date(NOON));
  expect(owners()).toEqual([1234, 1234]);
});

test('the journal of a later version cannot be restored', async () => {
  const file = join(temporaryFolder(), 'journal.db');
  const later = openJournal(`${file}.later`);
  later.database.exec('PRAGMA user_version = 999');
  later.close();
  const found = await restoreJournal(file, `${file}.later`, new Date(NOON));
  expect(found).toEqual({ kind: 'unsound', found: 'JOURNAL_FOREIGN' });
});

import { existsSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import { backUpJournal } from './backups.ts';

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

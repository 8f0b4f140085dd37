import { existsSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import { copyJournal } from './copies.ts';

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
  const [journal, copies] = [join(folder, 'leads.sqlite'), join(folder, 'copies')];
  writeFileSync(journal, 'no journal '.repeat(500));
  await expect(copyJournal(journal, copies, new Date())).rejects.toMatchObject({ code: 'SQLITE_NOTADB' });
  expect(readdirSync(copies)).toEqual([]);
  expect(openFiles().filter((path) => path.startsWith(copies))).toEqual([]);
});

import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import { usePlainDisk } from '../../../tests/support/plain-disk.ts';
import { replaceFile } from './replace-file.ts';

test('a file is replaced and keeps its permissions, and no temporary file is left', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'a.yaml');
  writeFileSync(file, 'old');
  chmodSync(file, 0o640);
  replaceFile(file, 'new');
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual(['new', 0o640]);
  expect(readdirSync(folder)).toEqual(['a.yaml']);
});

test('a file is replaced on a disk that knows no permissions, such as a USB stick', () => {
  const file = join(temporaryFolder(), 'a.yaml');
  writeFileSync(file, 'old');
  usePlainDisk();
  replaceFile(file, 'new', 0o600);
  expect(readFileSync(file, 'utf8')).toBe('new');
});

test('temporary files of dead commands are deleted, and recent ones are not', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'a.yaml');
  const [stale, recent] = ['.a.yaml.0123456789abcdef.nebel', '.a.yaml.fedcba9876543210.nebel'] as const;
  const others = ['a.yaml.next-4711', '.a.yaml.old.nebel', '.b.yaml.0123456789abcdef.nebel'];
  for (const name of [stale, recent, ...others]) writeFileSync(join(folder, name), 'half');
  for (const name of [stale, ...others]) utimesSync(join(folder, name), 0, 0);
  replaceFile(file, 'new');
  expect(readdirSync(folder).sort()).toEqual([recent, ...others, 'a.yaml'].sort());
});

test('a symlink to a file elsewhere stays a symlink', () => {
  const folder = temporaryFolder();
  const [file, link] = [join(folder, 'elsewhere/a.yaml'), join(folder, 'a.yaml')];
  mkdirSync(join(folder, 'elsewhere'));
  writeFileSync(file, 'old');
  symlinkSync(file, link);
  replaceFile(link, 'new');
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('new');
});

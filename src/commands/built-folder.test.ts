import { mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leaveAside } from '../../tests/support/killed-build.ts';
import { temporaryFolder } from '../../tests/support/mini-site.ts';
import { de } from '../messages/de.ts';
import { takeLock } from '../output/lock.ts';
import { folderOutput } from '../output/output.ts';
import { siteIn } from '../output/work-folder.ts';
import { builtFolder, readWhole } from './built-folder.ts';

/** A folder in which a build has just ended with this text. */
async function build(path: string, text: string): Promise<void> {
  const output = folderOutput(path);
  await output.lay(
    (async function* () {
      yield { output: '.nebel', bytes: '' };
      yield { output: 'a', bytes: text };
    })(),
  );
  output.promote();
}

async function site() {
  const root = temporaryFolder();
  const path = join(root, 'dist');
  await build(path, '0');
  const read = () => readFileSync(join(path, 'a'), 'utf8');
  return { root, path, read, dist: builtFolder(root, 'dist') };
}

/** Puts another site there without a build, in one step. */
function swap(path: string, next: string): void {
  renameSync(path, `${path}.before`);
  renameSync(next, path);
}

test('a folder that is replaced while it is read is read again', async () => {
  const { root, path, read, dist } = await site();
  const next = join(root, 'next');
  await build(next, '1');
  let times = 0;
  const text = await readWhole([dist, dist], de.noOutput, () => {
    const found = read();
    times += 1;
    if (times === 1) swap(path, next);
    return found;
  });
  expect([text, times]).toEqual(['1', 2]);
  expect(readdirSync(root).sort()).toEqual(['dist', 'dist.before']);
});

test('an error counts only if the folder was the same all the time', async () => {
  const { root, path, dist } = await site();
  const next = join(root, 'next');
  await build(next, '1');
  let times = 0;
  const read = () => {
    times += 1;
    if (times === 1) swap(path, next);
    throw new Error(`no. ${times}`);
  };
  await expect(readWhole([dist], de.noOutput, read)).rejects.toThrow('no. 2');
});

test('a folder that a build is just replacing is awaited', async () => {
  const { path, read, dist } = await site();
  const lock = await takeLock(path);
  mkdirSync(siteIn(lock.folder));
  renameSync(path, join(lock.folder, 'old'));
  setTimeout(() => {
    renameSync(join(lock.folder, 'old'), path);
    lock.release();
  }, 100);
  expect(await readWhole([dist], de.noOutput, read)).toBe('0');
});

test('a site that a dead build has put aside is put back, also behind a link', async () => {
  const { root, path, read } = await site();
  symlinkSync('dist', join(root, 'link'));
  leaveAside(path);
  expect(await readWhole([builtFolder(root, 'link')], de.noOutput, read)).toBe('0');
  expect(readdirSync(root).sort()).toEqual(['dist', 'link']);
});

test('a folder that is missing is named, and one that someone else has put aside is not taken for it', async () => {
  const { root, path, read, dist } = await site();
  renameSync(path, `${path}.old-2023`);
  await expect(readWhole([dist], de.noOutput, read)).rejects.toThrow(de.noOutput('dist'));
  expect(readdirSync(root)).toEqual(['dist.old-2023']);
});

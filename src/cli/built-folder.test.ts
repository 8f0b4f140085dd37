import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/mini-site.ts';
import { folderOutput } from '../site/output/output.ts';
import { builtFolder, readConsistently } from './built-folder.ts';
import { commandWordsIn } from './words/words.ts';

const { noOutput } = commandWordsIn('de');

/** Writes a site to a folder as a build does. */
async function build(path: string, text: string): Promise<void> {
  const output = folderOutput(path);
  await output.write(
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

/** Replaces the site without a build. */
function swap(path: string, next: string): void {
  renameSync(path, `${path}.before`);
  renameSync(next, path);
}

test('a folder that is replaced during a read is read again', async () => {
  const { root, path, read, dist } = await site();
  const next = join(root, 'next');
  await build(next, '1');
  let times = 0;
  const text = await readConsistently([dist, dist], noOutput, () => {
    const found = read();
    times += 1;
    if (times === 1) swap(path, next);
    return found;
  });
  expect([text, times]).toEqual(['1', 2]);
  expect(readdirSync(root).sort()).toEqual(['dist', 'dist.before']);
});

test('a missing folder is named in the error, and a folder that someone renamed is not mistaken for it', async () => {
  const { root, path, read, dist } = await site();
  renameSync(path, `${path}.old-2023`);
  await expect(readConsistently([dist], noOutput, read)).rejects.toThrow(noOutput('dist'));
  expect(readdirSync(root)).toEqual(['dist.old-2023']);
});

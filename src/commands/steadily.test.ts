import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/mini-site.ts';
import { de } from '../messages/de.ts';
import type { CommandContext } from './context.ts';
import { builtFolder, steadily } from './steadily.ts';

const context = { words: de } as CommandContext;

function site() {
  const root = temporaryFolder();
  const path = join(root, 'dist');
  mkdirSync(path);
  writeFileSync(join(path, 'a'), '0');
  return { root, path };
}

/** What a build does that ends just now. */
function swap(path: string, text: string) {
  cpSync(path, `${path}.next`, { recursive: true });
  writeFileSync(join(`${path}.next`, 'a'), text);
  rmSync(path, { recursive: true });
  renameSync(`${path}.next`, path);
}

test('a folder that is replaced while it is read is read again', () => {
  const { root, path } = site();
  let times = 0;
  const text = steadily([builtFolder(root, 'dist')], de.noOutput, context, () => {
    const read = readFileSync(join(path, 'a'), 'utf8');
    times += 1;
    if (times < 3) swap(path, String(times));
    return read;
  });
  expect([text, times]).toEqual(['2', 3]);
});

test('a folder that a build is just replacing is awaited', async () => {
  const { root, path } = site();
  const known = readFileSync(join(path, 'a'), 'utf8');
  // In a process of its own: this one does nothing while it waits.
  const back = `setTimeout(() => fs.renameSync('${path}.old-' + process.pid, '${path}'), 300)`;
  const build = spawn(process.execPath, ['-e', back]);
  const ended = once(build, 'exit');
  renameSync(path, `${path}.old-${build.pid}`);
  const text = steadily([builtFolder(root, 'dist')], de.noOutput, context, () => readFileSync(join(path, 'a'), 'utf8'));
  expect(text).toBe(known);
  await ended;
});

test('an error counts only if the folder was the same all the time', () => {
  const { root, path } = site();
  let times = 0;
  const read = () => {
    times += 1;
    if (times === 1) swap(path, '1');
    throw new Error(`no. ${times}`);
  };
  expect(() => steadily([builtFolder(root, 'dist')], de.noOutput, context, read)).toThrow('no. 2');
});

test('a folder that is replaced all the time is given up, and one that is missing is named', () => {
  const { root, path } = site();
  const always = () => swap(path, 'x');
  expect(() => steadily([builtFolder(root, 'dist')], de.noOutput, context, always)).toThrow(de.keepsChanging('dist'));
  expect(() => steadily([builtFolder(root, 'out')], de.noOutput, context, always)).toThrow(de.noOutput('out'));
});

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/help/mini-site.ts';
import type { OpenFolder } from '../lib/file-tree.ts';
import { readFile } from './facts.ts';
import { readBeside } from './read-beside.ts';

const MANY = 1000;
const html = (title: string) =>
  `<html lang="en"><title>${title}</title><a href="/teams/red/" id="a">Red – «1»</a></html>`;

function folderOf(...teams: readonly string[]): OpenFolder {
  const folder = temporaryFolder();
  for (const team of teams) {
    const path = join(folder, pathOf(team));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, html(team));
  }
  return { path: folder, text: (path) => readFileSync(join(folder, path), 'utf8') };
}

const pathOf = (team: string) => `teams/${team}/index.html`;

describe('a thread that reads pages', () => {
  let code = '';
  const teams = Array.from({ length: 60 }, (_, index) => `team-${index}`);

  beforeAll(async () => {
    const entryPoints = [join(import.meta.dirname, 'thread.ts')];
    const { outputFiles } = await build({ entryPoints, bundle: true, platform: 'node', format: 'cjs', write: false });
    code = outputFiles[0]?.text ?? '';
  });

  test('finds in each what reading it here finds', async () => {
    const reader = readBeside(folderOf(...teams), MANY, code);
    for (const team of teams) reader.read(pathOf(team));
    const wanted = teams.map((team) => [pathOf(team), readFile(pathOf(team), html(team))]);
    expect([...(await reader.done())]).toEqual(wanted);
  });

  test('reads as many as there are', async () => {
    const more = [...teams, ...Array.from({ length: 50 }, (_, index) => `more-${index}`)];
    const reader = readBeside(folderOf(...more), MANY, code);
    for (const team of more) reader.read(pathOf(team));
    expect([...(await reader.done()).keys()]).toEqual(more.map(pathOf));
  });

  test('hands over what goes wrong', async () => {
    const reader = readBeside(folderOf(), MANY, code);
    for (const team of teams) reader.read(pathOf(team));
    await expect(reader.done()).rejects.toThrow('ENOENT');
  });

  test('is missed if it ends before its work is done', async () => {
    const reader = readBeside(folderOf(), MANY, 'process.exit()');
    for (const team of teams) reader.read(pathOf(team));
    await expect(reader.done()).rejects.toThrow('ended before');
  });

  test('is not started for few pages, nor for a large site of which few are written, nor where the files lie in memory', async () => {
    const folder = folderOf();
    for (const reader of [
      readBeside(folder, 3, code),
      readBeside(folder, MANY, code),
      readBeside(undefined, MANY, code),
    ]) {
      reader.read(pathOf('gone'));
      expect((await reader.done()).size).toBe(0);
    }
  });
});

test('few pages are read here, as long as something else has to be waited for', async () => {
  const teams = ['red', 'blue', 'gold'];
  const reader = readBeside(folderOf(...teams), teams.length);
  for (const team of teams) reader.read(pathOf(team));
  let ready = () => {};
  const waitedFor = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const reading = reader.readUntil(waitedFor);
  // One turn for each page, and the next page would have the turn after that.
  for (let turn = 0; turn < 2; turn += 1) await setImmediate();
  ready();
  await reading;
  const read = await reader.done();
  expect(read.size).toBeGreaterThan(0);
  expect(read.size).toBeLessThan(teams.length);
  expect(read.get(pathOf('red'))).toEqual(readFile(pathOf('red'), html('red')));
});

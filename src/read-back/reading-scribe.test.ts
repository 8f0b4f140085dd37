import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/mini-site.ts';
import { type FileReading, readFile } from '../check/read-site.ts';
import { stampOf } from '../lib/stamp.ts';
import { openFolder } from '../output/folder-tree.ts';
import { type ReadingScribe, readingScribe, type Take } from './reading-scribe.ts';

const MANY = 1000;

const html = (title: string) =>
  `<html lang="en"><title>${title}</title><a href="/teams/red/" id="a">Red – «1»</a></html>`;

const pathOf = (team: string) => `teams/${team}/index.html`;

/** Keeps what is read of pages, by hash. */
function reader(): { readonly take: Take; readonly read: ReadonlyMap<string, FileReading> } {
  const read = new Map<string, FileReading>();
  return { take: (reading, hash) => read.set(hash, reading), read };
}

const nobody: Take = () => {};

function write(teams: readonly string[], to: ReadingScribe): void {
  for (const team of teams) to.write(pathOf(team), html(team), team);
}

describe('a thread that writes files', () => {
  let code = '';
  const teams = Array.from({ length: 60 }, (_, index) => `team-${index}`);

  beforeAll(async () => {
    const entryPoints = [join(import.meta.dirname, 'thread.ts')];
    const { outputFiles } = await build({ entryPoints, bundle: true, platform: 'node', format: 'cjs', write: false });
    code = outputFiles[0]?.text ?? '';
  });

  test('puts all in their places, and says of each how it was left and what it says', async () => {
    const folder = openFolder(temporaryFolder());
    const { take, read } = reader();
    const scribe = readingScribe(folder, MANY, take, code);
    write(teams, scribe);
    const stamps = await scribe.finish();
    for (const team of teams) {
      const path = pathOf(team);
      expect(folder.text(path)).toBe(html(team));
      expect(stamps[path]).toEqual(stampOf(team, statSync(join(folder.path, path))));
      expect(read.get(team)).toEqual(readFile(path, html(team)));
    }
  });

  test('writes what is no page, and does not read it', async () => {
    const folder = openFolder(temporaryFolder());
    const { take, read } = reader();
    const scribe = readingScribe(folder, MANY, take, code);
    scribe.write('assets/crest.png', new Uint8Array([137, 80, 78, 71]), 'crest');
    write(teams, scribe);
    const stamps = await scribe.finish();
    expect([...readFileSync(join(folder.path, 'assets/crest.png'))]).toEqual([137, 80, 78, 71]);
    expect(stamps['assets/crest.png']?.hash).toBe('crest');
    expect([...read.keys()].sort()).toEqual([...teams].sort());
  });

  test('hands over what goes wrong, with the file and the reason', async () => {
    const folder = openFolder(temporaryFolder());
    writeFileSync(join(folder.path, 'teams'), 'no folder');
    const scribe = readingScribe(folder, MANY, nobody, code);
    write(teams, scribe);
    await expect(scribe.finish()).rejects.toMatchObject({ code: expect.stringMatching(/^E(EXIST|NOTDIR)$/) });
  });

  test('overwrites nothing', async () => {
    const folder = openFolder(temporaryFolder());
    const scribe = readingScribe(folder, MANY, nobody, code);
    write([...teams, 'team-0'], scribe);
    const path = join(folder.path, pathOf('team-0'));
    await expect(scribe.finish()).rejects.toMatchObject({ code: 'EEXIST', path });
  });

  test('is missed if it ends before its work is done', async () => {
    const scribe = readingScribe(openFolder(temporaryFolder()), MANY, nobody, 'process.exit()');
    write(teams, scribe);
    await expect(scribe.finish()).rejects.toThrow('ended before');
  });

  test('writes nothing any more once it was stopped', async () => {
    const folder = openFolder(temporaryFolder());
    const scribe = readingScribe(folder, MANY, nobody, code);
    write(teams, scribe);
    await scribe.stop();
    const left = readdirSync(folder.path, { recursive: true }).length;
    await setImmediate();
    expect(readdirSync(folder.path, { recursive: true })).toHaveLength(left);
  });

  test.each([
    ['a small site', 3],
    ['a large site of which little has changed', MANY],
  ])('is not started for %s', async (_, pages) => {
    const folder = openFolder(temporaryFolder());
    const scribe = readingScribe(folder, pages, nobody, 'throw new Error("started")');
    write(['red'], scribe);
    expect(Object.keys(await scribe.finish())).toEqual([pathOf('red')]);
    expect(folder.text(pathOf('red'))).toBe(html('red'));
  });
});

test('few pages are read here, as long as something else has to be waited for', async () => {
  const teams = ['red', 'blue', 'gold'];
  const folder = openFolder(temporaryFolder());
  mkdirSync(join(folder.path, 'teams'));
  const { take, read } = reader();
  const scribe = readingScribe(folder, teams.length, take);
  write(teams, scribe);
  let ready = () => {};
  const waitedFor = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const reading = scribe.readUntil(waitedFor);
  // One turn for each page, and the next page would have the turn after that.
  for (let turn = 0; turn < 2; turn += 1) await setImmediate();
  ready();
  await reading;
  expect(read.size).toBeGreaterThan(0);
  expect(read.size).toBeLessThan(teams.length);
  expect(read.get('red')).toEqual(readFile(pathOf('red'), html('red')));
});

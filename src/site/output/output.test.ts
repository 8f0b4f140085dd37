import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { leaveKilledBuild } from '../../../tests/support/killed-build.ts';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import { lockOf, restore } from '../../base/disk/lock.ts';
import { folderOutput } from './output.ts';

const PAGES = ['index.html', 'teams/red.html', 'teams/blue.html'];

async function* site(text: string, between: (page: string) => void | Promise<void> = () => {}) {
  yield { output: '.nebel', bytes: '' };
  for (const output of PAGES) {
    yield { output, bytes: text };
    await between(output);
  }
}

async function build(out: string, text: string): Promise<void> {
  const output = folderOutput(out);
  await output.write(site(text));
  output.promote();
}

const textsIn = (out: string) => PAGES.map((page) => readFileSync(join(out, page), 'utf8'));
const onEachPage = (text: string) => PAGES.map(() => text);

/** Leaves an output folder as a build that died between its two renames does. */
async function killedBetweenRenames(folder: string): Promise<{ readonly out: string; readonly work: string }> {
  const out = join(folder, 'dist');
  await build(out, 'last');
  return { out, work: leaveKilledBuild(out) };
}

describe('a suspended build that another one takes for dead', () => {
  const SHORT = { working: 0, silent: 100 };

  /** Has a build in another container replace the output folder. */
  async function overtake(out: string): Promise<void> {
    const lock = lockOf(out);
    writeFileSync(lock, JSON.stringify({ ...JSON.parse(readFileSync(lock, 'utf8')), namespace: 'pid:[1]' }));
    const other = folderOutput(out, undefined, SHORT);
    await other.write(site('other'));
    other.promote();
  }

  test.each(PAGES)('after writing %s fails when it resumes, and replaces nothing', async (last) => {
    const folder = temporaryFolder();
    const out = join(folder, 'dist');
    await build(out, 'last');
    const output = folderOutput(out);
    const writing = output.write(site('halted', (page) => (page === last ? overtake(out) : undefined)));
    await expect(writing).rejects.toMatchObject({ kind: 'lost', path: out });
    expect(textsIn(out)).toEqual(onEachPage('other'));
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  test.each(['promote', 'discard'] as const)('before it can %s its site fails to do so', async (end) => {
    const folder = temporaryFolder();
    const out = join(folder, 'dist');
    const output = folderOutput(out);
    await output.write(site('halted'));
    await overtake(out);
    expect(() => output[end]()).toThrow(expect.objectContaining({ kind: 'lost', path: out }));
    expect(textsIn(out)).toEqual(onEachPage('other'));
    expect(readdirSync(folder)).toEqual(['dist']);
  });
});

describe('the last complete site', () => {
  test('is restored if a build died between its two renames', async () => {
    const folder = temporaryFolder();
    const { out } = await killedBetweenRenames(folder);
    restore(out);
    expect(textsIn(out)).toEqual(onEachPage('last'));
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  test('is not restored once there is another one', async () => {
    const folder = temporaryFolder();
    const { out } = await killedBetweenRenames(folder);
    await build(out, 'next');
    expect(textsIn(out)).toEqual(onEachPage('next'));
    expect(readdirSync(folder)).toEqual(['dist']);
  });
});

async function* twice() {
  yield* site('new');
  yield { output: 'index.html', bytes: 'other' };
}

test('two files with the same path are refused, and nothing is left of them', async () => {
  const folder = temporaryFolder();
  const output = folderOutput(join(folder, 'dist'));
  await expect(output.write(twice())).rejects.toThrow('index.html');
  expect(readdirSync(folder)).toEqual([]);
});

test('foreign folders are not replaced, even if they appear during a build', async () => {
  const folder = temporaryFolder();
  const out = join(folder, 'dist');
  const output = folderOutput(out);
  await output.write(site('new'));
  mkdirSync(out);
  writeFileSync(join(out, 'thesis.txt'), 'Three years of work.');
  expect(() => output.promote()).toThrow(expect.objectContaining({ kind: 'foreign' }));
  expect([readdirSync(folder), readdirSync(out)]).toEqual([['dist'], ['thesis.txt']]);
});

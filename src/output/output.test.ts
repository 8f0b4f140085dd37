import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { leaveAside } from '../../tests/support/killed-build.ts';
import { temporaryFolder } from '../../tests/support/mini-site.ts';
import { lockOf, restore } from './lock.ts';
import { folderOutput } from './output.ts';
import { siteIn } from './work-folder.ts';

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
  await output.lay(site(text));
  output.promote();
}

const textsIn = (out: string) => PAGES.map((page) => readFileSync(join(out, page), 'utf8'));
const whole = (text: string) => PAGES.map(() => text);

/** A site that a build has put aside, and itself not yet in its place when it died. */
async function killedBetweenRenames(folder: string): Promise<{ readonly out: string; readonly work: string }> {
  const out = join(folder, 'dist');
  await build(out, 'last');
  return { out, work: leaveAside(out) };
}

describe('a build that was halted, and that another one takes for dead', () => {
  const SHORT = { working: 0, silent: 100 };

  /** A build in another container puts its site there. */
  async function overtake(out: string): Promise<void> {
    const lock = lockOf(out);
    writeFileSync(lock, JSON.stringify({ ...JSON.parse(readFileSync(lock, 'utf8')), namespace: 'pid:[1]' }));
    const other = folderOutput(out, undefined, SHORT);
    await other.lay(site('other'));
    other.promote();
  }

  test.each(PAGES)('after it wrote %s puts nothing in its place when it goes on, and says so', async (last) => {
    const folder = temporaryFolder();
    const out = join(folder, 'dist');
    await build(out, 'last');
    const output = folderOutput(out);
    const laying = output.lay(site('halted', (page) => (page === last ? overtake(out) : undefined)));
    await expect(laying).rejects.toMatchObject({ kind: 'lost', path: out });
    expect(textsIn(out)).toEqual(whole('other'));
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  test.each(['promote', 'discard'] as const)('before it could %s its site does not do so any more', async (end) => {
    const folder = temporaryFolder();
    const out = join(folder, 'dist');
    const output = folderOutput(out);
    await output.lay(site('halted'));
    await overtake(out);
    expect(() => output[end]()).toThrow(expect.objectContaining({ kind: 'lost', path: out }));
    expect(textsIn(out)).toEqual(whole('other'));
    expect(readdirSync(folder)).toEqual(['dist']);
  });
});

describe('the last whole site', () => {
  test('is put back if a build died between its two renames', async () => {
    const folder = temporaryFolder();
    const { out } = await killedBetweenRenames(folder);
    restore(out);
    expect(textsIn(out)).toEqual(whole('last'));
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  test('is not put back once another one is there', async () => {
    const folder = temporaryFolder();
    const { out } = await killedBetweenRenames(folder);
    await build(out, 'next');
    expect(textsIn(out)).toEqual(whole('next'));
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  test('is not put back if a build died while it deleted it', async () => {
    const folder = temporaryFolder();
    const { out, work } = await killedBetweenRenames(folder);
    rmSync(siteIn(work), { recursive: true });
    restore(out);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is left to a process that is at work', async () => {
    const { out, work } = await killedBetweenRenames(temporaryFolder());
    const reading = folderOutput(join(out, '../other'));
    await reading.lay(site('other'));
    renameSync(lockOf(join(out, '../other')), lockOf(out));
    restore(out);
    expect([existsSync(out), existsSync(work)]).toEqual([false, true]);
  });
});

describe('files that come in two goes', () => {
  async function* picture(output: string) {
    yield { output, bytes: 'PNG' };
  }

  test('lie beside each other, and none is there before all are', async () => {
    const out = join(temporaryFolder(), 'dist');
    const output = folderOutput(out);
    expect((await output.lay(site('new'))).paths).toEqual(['.nebel', ...PAGES.toSorted()]);
    const { paths } = await output.lay(picture('assets/red.png'));
    expect(paths).toEqual(['.nebel', 'assets/red.png', ...PAGES.toSorted()]);
    expect(existsSync(out)).toBe(false);
    output.promote();
    expect(readFileSync(join(out, 'assets/red.png'), 'utf8')).toBe('PNG');
  });

  test('never have the same path', async () => {
    const folder = temporaryFolder();
    const output = folderOutput(join(folder, 'dist'));
    await output.lay(site('new'));
    await expect(output.lay(picture('index.html'))).rejects.toMatchObject({ code: 'EEXIST' });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('folders of someone else', () => {
  const HEX = '0123456789abcdef';
  const NAMES = [
    'dist.old-2023',
    'dist.next-1',
    'dist.gone-7',
    'dist.spare',
    `.dist.${HEX}.nebel`,
    `dist.${HEX}.nebel`,
  ];

  test('stay as they are, whatever they are called', async () => {
    const folder = temporaryFolder();
    for (const name of NAMES) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'thesis.txt'), 'Three years of work.');
    }
    const out = join(folder, 'dist');
    restore(out);
    expect(existsSync(out)).toBe(false);
    await build(out, 'first');
    await build(out, 'second');
    expect(readdirSync(folder).sort()).toEqual([...NAMES, 'dist'].sort());
    for (const name of NAMES) expect(readdirSync(join(folder, name))).toEqual(['thesis.txt']);
  });

  test('are not replaced, even if they come while a build is under way', async () => {
    const folder = temporaryFolder();
    const out = join(folder, 'dist');
    const output = folderOutput(out);
    await output.lay(site('new'));
    mkdirSync(out);
    writeFileSync(join(out, 'thesis.txt'), 'Three years of work.');
    expect(() => output.promote()).toThrow(expect.objectContaining({ kind: 'foreign' }));
    expect([readdirSync(folder), readdirSync(out)]).toEqual([['dist'], ['thesis.txt']]);
  });
});

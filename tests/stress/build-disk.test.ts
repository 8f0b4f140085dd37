import {
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { restore } from '../../src/base/disk/lock.ts';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { type Clone, cloneOf } from '../support/clone.ts';
import { command } from '../support/command.ts';
import { hashTree } from '../support/hash-tree.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { isLong, report } from '../support/proof.ts';
import { fill, makeReadOnly, smallDisk } from '../support/small-disk.ts';

const IS_ROOT = process.getuid?.() === 0;
const NOBODY = 65_534;

let clone: Clone;
beforeAll(async () => {
  clone = cloneOf('mini-site');
  await clone.run(['build']);
});

/** Expects a message in German that states what is wrong and what helps, shows no stack trace and does not call it a bug. */
function expectMessage({ code, stderr }: { code: number | null; stderr: string }, pattern: RegExp) {
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(pattern) });
  expect(stderr).toMatch(/^✘ [^\n]+ \(E[A-Z]+\)\n {2}Abhilfe {2}\S[^\n]+\n {2}Nichts ist halb geschrieben;[^\n]+\n$/);
}

/** Runs a command in this process, for tests that need no odd machine. */
const nebel = (...args: readonly string[]) => command(miniSite, args, { CI: '' });

/** Copies the content into a folder and builds its site there. */
async function buildIn(folder: string): Promise<{ root: string; out: string; siteHash: string }> {
  cpSync(join(clone.folder, 'data'), join(folder, 'data'), { recursive: true });
  expect((await nebel('build', '--root', folder)).code).toBe(0);
  return { root: folder, out: join(folder, 'dist'), siteHash: hashTree(join(folder, 'dist')) };
}

describe('a disk that runs full', () => {
  test('in any change to the disk leaves the site unchanged and nothing behind', {
    timeout: 600_000,
  }, async () => {
    const siteHash = hashTree(clone.out);
    const file = join(clone.folder, '../count');
    const newSite = ['build', '--base-url', 'https://new.example'];
    await clone.run(newSite, { odd: { counts: { within: clone.folder, file } } });
    await clone.run(['build']);
    const changes = Number(readFileSync(file, 'utf8'));
    let [refused, built] = [0, 0];
    for (let at = 1; at <= changes; at += isLong ? 1 : Math.ceil(changes / 4)) {
      const ran = await clone.run(newSite, { odd: { fails: { at, code: 'ENOSPC', within: clone.folder } } });
      if (ran.code === 0) {
        // Only a cache for the next build could not be written.
        built += 1;
        await clone.run(['build']);
      } else {
        expectMessage(ran, /^✘ Es ist kein Speicherplatz mehr frei: dist\S* konnte nicht/);
        refused += 1;
      }
      // If even a rename failed, the site is next to its folder until the next command.
      restore(clone.out);
      expect(hashTree(clone.out), `change ${at}`).toBe(siteHash);
      expect(clone.leftovers(), `change ${at}`).toEqual([]);
    }
    expect(refused).toBeGreaterThan(2);
    report('builds on a disk that runs full in a change', { changes, refused, built });
  });

  test('leaves neither the list of addresses nor any other file half-written', async ({ skip }) => {
    const disk = smallDisk();
    if (typeof disk !== 'string') return skip(disk.none);
    cpSync(join(clone.folder, 'data'), join(disk, 'data'), { recursive: true });
    rmSync(join(disk, 'data/addresses.yaml'));
    const red = join(disk, 'data/teams/red.yaml');
    writeFileSync(red, readFileSync(red, 'utf8').replace(/^lead: .*$/m, 'lead: Red - never lost.'));
    const before = hashTree(join(disk, 'data'));
    const makeRoom = fill(disk);
    for (const args of [
      ['validate', '--fix'],
      ['new', 'team', 'gold'],
    ])
      expectMessage(
        await nebel(...args, '--root', disk),
        /Es ist kein Speicherplatz mehr frei: \S+\.yaml konnte nicht/,
      );
    expect(hashTree(join(disk, 'data'))).toBe(before);
    makeRoom();
    expect((await nebel('validate', '--fix', '--root', disk)).code).toBe(0);
    fill(disk);
    const elsewhere = join(temporaryFolder(), 'dist');
    expectMessage(await nebel('build', '--root', disk, '--out', elsewhere), /frei: \S+addresses\.yaml konnte nicht/);
    expect(readdirSync(join(disk, 'data')).sort()).toEqual([
      'club.yaml',
      'forms',
      'home.yaml',
      'notices',
      'pages',
      'site.yaml',
      'teams',
    ]);
  });

  test('is no obstacle if it holds only the caches', async ({ skip }) => {
    rmSync(clone.cache, { recursive: true, force: true });
    mkdirSync(clone.cache, { recursive: true });
    const disk = smallDisk({ at: clone.cache });
    if (typeof disk !== 'string') return skip(disk.none);
    const siteHash = hashTree(clone.out);
    fill(disk);
    expect((await clone.run(['build'])).code).toBe(0);
    expect(hashTree(clone.out)).toBe(siteHash);
    const files = readdirSync(disk, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.filter(({ name }) => !name.startsWith('filler'))).toEqual([]);
  });

  test('is reported even if the output of a command goes there', async () => {
    const ran = await clone.run(['validate', '--format', 'json'], { shell: '"$@" > /dev/full' });
    expectMessage(ran, /Es ist kein Speicherplatz mehr frei: die Ausgabe dieses Befehls/);
    const silent = await clone.run(['validate'], { shell: '"$@" 2> /dev/full' });
    expect(silent.code).toBe(0);
  });
});

describe('a read-only disk', () => {
  test('can be read, and commands that write to it are refused', { timeout: 120_000 }, async ({ skip }) => {
    const disk = smallDisk();
    if (typeof disk !== 'string') return skip(disk.none);
    const { root, out, siteHash } = await buildIn(disk);
    makeReadOnly(disk);
    expect((await nebel('validate', '--root', root)).code).toBe(0);
    expect((await nebel('check', '--root', root)).code).toBe(0);
    expectMessage(await nebel('build', '--root', root), /^✘ \S*dist liegt auf einem Datenträger, auf den nicht/);
    expect(hashTree(out)).toBe(siteHash);
    const elsewhere = join(temporaryFolder(), 'dist');
    expect((await nebel('build', '--root', root, '--out', elsewhere)).code).toBe(0);
    expect(hashTree(elsewhere)).toBe(siteHash);
  });

  test('is handled like a project that belongs to another user', {
    timeout: 120_000,
  }, async ({ skip }) => {
    if (!IS_ROOT) return skip('only root can run a command as another user');
    const siteHash = hashTree(clone.out);
    const before = hashTree(clone.folder);
    const uid = NOBODY;
    expect((await clone.run(['validate'], { uid })).code).toBe(0);
    expectMessage(await clone.run(['build'], { uid }), /^✘ dist ist für Sie gesperrt\./);
    expectMessage(await clone.run(['new', 'team', 'gold'], { uid }), /gold\.yaml ist für Sie gesperrt\./);
    expect(hashTree(clone.folder), 'nothing has changed').toBe(before);
    const open = temporaryFolder();
    const out = join(open, 'dist');
    mkdirSync(out, { mode: 0o777 });
    expectMessage(await clone.run(['build', '--out', out], { uid }), /gesperrt/);
    expect(readdirSync(open)).toEqual(['dist']);
    const theirs = temporaryFolder();
    chownSync(theirs, uid, uid);
    expect((await clone.run(['build', '--out', join(theirs, 'dist')], { uid })).code).toBe(0);
    expect(hashTree(join(theirs, 'dist'))).toBe(siteHash);
  });
});

describe('an output folder', () => {
  test('behind a symlink is replaced in place, and the symlink stays', async () => {
    const folder = temporaryFolder();
    const [real, link] = [join(folder, 'real'), join(folder, 'link')];
    mkdirSync(real);
    symlinkSync(real, link);
    for (const address of ['https://one.example', 'https://two.example'])
      expect((await nebel('build', '--root', clone.folder, '--out', link, '--base-url', address)).code).toBe(0);
    expect(realpathSync(link)).toBe(realpathSync(real));
    expect(readFileSync(join(real, 'index.html'), 'utf8')).toContain('https://two.example/');
    expect(readdirSync(folder).sort()).toEqual(['link', 'real']);
  });

  test('that is a mount point cannot be replaced, and the message states this', async ({ skip }) => {
    const parent = temporaryFolder();
    const out = join(parent, 'dist');
    mkdirSync(out);
    const disk = smallDisk({ at: out });
    if (typeof disk !== 'string') return skip(disk.none);
    onTestFinished(() => expect(readdirSync(parent)).toEqual(['dist']));
    expectMessage(await nebel('build', '--root', clone.folder, '--out', out), /dist kann nicht ausgetauscht werden/);
    expect(readdirSync(parent)).toEqual(['dist']);
    expect((await nebel('build', '--root', clone.folder, '--out', join(out, 'site'))).code).toBe(0);
  });
});

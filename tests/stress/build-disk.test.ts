import {
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { restore } from '../../src/output/lock.ts';
import { miniSite } from '../fixtures/riding-club/site.tsx';
import { type Clone, cloneOf } from '../support/clone.ts';
import { command } from '../support/command.ts';
import { hashTree } from '../support/hash-tree.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { isLong, report, times } from '../support/proof.ts';
import { fill, makeReadOnly, smallDisk } from '../support/small-disk.ts';

const IS_ROOT = process.getuid?.() === 0;
const NOBODY = 65_534;

let clone: Clone;
beforeAll(async () => {
  clone = cloneOf('mini-site');
  await clone.run(['build']);
});
afterAll(() => clone.remove());

/** The user is told in German what is wrong and what helps; no trace of a program, and no claim that it is our bug. */
function expectWords({ code, stderr }: { code: number | null; stderr: string }, kind: RegExp) {
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(kind) });
  expect(stderr).toMatch(/^✘ [^\n]+ \(E[A-Z]+\)\n {2}Abhilfe {2}\S[^\n]+\n {2}Nichts ist halb geschrieben;[^\n]+\n$/);
}

/** Runs a command in this process, where nothing about the machine has to be odd. */
const nebel = (...args: readonly string[]) => command(miniSite, args, { CI: '' });

/** A copy of the content with its built site. */
async function contentAt(folder: string): Promise<{ root: string; out: string; whole: string }> {
  cpSync(join(clone.folder, 'data'), join(folder, 'data'), { recursive: true });
  expect((await nebel('build', '--root', folder)).code).toBe(0);
  return { root: folder, out: join(folder, 'dist'), whole: hashTree(join(folder, 'dist')) };
}

describe('a disk that runs full', () => {
  test('in any change of the disk leaves the site as it was and nothing lying about', {
    timeout: 600_000,
  }, async () => {
    const whole = hashTree(clone.out);
    const file = join(clone.folder, '../count');
    const newSite = ['build', '--base-url', 'https://new.example'];
    await clone.run(newSite, { odd: { counts: { within: clone.folder, file } } });
    await clone.run(['build']);
    const changes = Number(readFileSync(file, 'utf8'));
    let [refused, built] = [0, 0];
    for (let at = 1; at <= changes; at += isLong ? 1 : Math.ceil(changes / 4)) {
      const ran = await clone.run(newSite, { odd: { fails: { at, code: 'ENOSPC', within: clone.folder } } });
      if (ran.code === 0) {
        // What could not be written was not needed: something kept for the next build.
        built += 1;
        await clone.run(['build']);
      } else {
        expectWords(ran, /^✘ Der Datenträger ist voll: dist\S* konnte nicht/);
        refused += 1;
      }
      // Where even a rename fails, the site lies beside its folder until the next command.
      restore(clone.out);
      expect(hashTree(clone.out), `change ${at}`).toBe(whole);
      expect(clone.leftovers(), `change ${at}`).toEqual([]);
    }
    expect(refused).toBeGreaterThan(2);
    report('builds on a disk that runs full in a change', { changes, refused, built });
  });

  test('really, at some point of the build, leaves the site as it was; and with room again, the new one is whole', {
    timeout: 300_000,
  }, async ({ skip }) => {
    const disk = smallDisk();
    if (typeof disk !== 'string') return skip(disk.none);
    const { root, out, whole } = await contentAt(disk);
    const bytes = readdirSync(out, { recursive: true }).length * 4096;
    const newSite = () => nebel('build', '--root', root, '--base-url', 'https://new.example');
    const tries = times(2, 20);
    for (let round = 0; round < tries; round += 1) {
      const makeRoom = fill(disk);
      makeRoom(Math.floor((bytes * 0.9 * round) / tries));
      expectWords(await newSite(), /Der Datenträger ist voll/);
      expect(hashTree(out), `round ${round}`).toBe(whole);
      expect(readdirSync(root).filter((name) => !name.startsWith('filler'))).toEqual(['data', 'dist']);
      makeRoom();
    }
    expect((await newSite()).code).toBe(0);
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('https://new.example/');
    report('builds on a small disk that is full', { tries });
  });

  test('or a limit on the size of files, which anybody can set: the same', { timeout: 300_000 }, async () => {
    const whole = hashTree(clone.out);
    const largest = Math.max(
      ...readdirSync(join(clone.out, 'assets')).map((name) => statSync(join(clone.out, 'assets', name)).size),
    );
    const newSite = ['build', '--base-url', 'https://new.example'];
    // In blocks of 512 bytes, so that none, some or most files can be written.
    const limits = [1, 4, 8, 64].filter((blocks) => isLong || blocks === 4).filter((blocks) => blocks * 512 < largest);
    for (const blocks of limits) {
      const ran = await clone.run(newSite, { shell: `ulimit -f ${blocks}; "$@"` });
      expectWords(ran, /^✘ dist\/\S+ würde grösser, als eine Datei hier sein darf\. \(EFBIG\)/);
      expect(hashTree(clone.out)).toBe(whole);
      expect(clone.leftovers()).toEqual([]);
    }
    report('builds with a limit on the size of files', { limits: limits.length });
  });

  test('keeps neither the list of addresses nor anything else half-written', async ({ skip }) => {
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
      ['new', 'team', 'gold', '--yes'],
    ])
      expectWords(await nebel(...args, '--root', disk), /Der Datenträger ist voll: \S+\.yaml konnte nicht/);
    expect(hashTree(join(disk, 'data'))).toBe(before);
    makeRoom();
    expect((await nebel('validate', '--fix', '--root', disk)).code).toBe(0);
    fill(disk);
    const elsewhere = join(temporaryFolder(), 'dist');
    expectWords(await nebel('build', '--root', disk, '--out', elsewhere), /voll: \S+addresses\.yaml konnte nicht/);
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

  test('is no obstacle where only the caches lie on it', async ({ skip }) => {
    rmSync(clone.cache, { recursive: true, force: true });
    mkdirSync(clone.cache, { recursive: true });
    const disk = smallDisk({ at: clone.cache });
    if (typeof disk !== 'string') return skip(disk.none);
    const whole = hashTree(clone.out);
    fill(disk);
    expect((await clone.run(['build'])).code).toBe(0);
    expect(hashTree(clone.out)).toBe(whole);
    expect(readdirSync(disk).filter((name) => !name.startsWith('filler'))).toEqual([]);
  });

  test('is named also where the output of a command goes there', async () => {
    const ran = await clone.run(['validate', '--format', 'json'], { shell: '"$@" > /dev/full' });
    expectWords(ran, /Der Datenträger ist voll: die Ausgabe dieses Befehls/);
    const site = await clone.run(['validate'], { shell: '"$@" 2> /dev/full' });
    expect(site.code).toBe(0);
  });
});

describe('a disk that may only be read', () => {
  test('is read, and what would have to be written is refused', { timeout: 120_000 }, async ({ skip }) => {
    const disk = smallDisk();
    if (typeof disk !== 'string') return skip(disk.none);
    const { root, out, whole } = await contentAt(disk);
    makeReadOnly(disk);
    expect((await nebel('validate', '--root', root)).code).toBe(0);
    expect((await nebel('check', '--root', root)).code).toBe(0);
    expectWords(await nebel('build', '--root', root), /^✘ \S*dist liegt auf einem Datenträger, auf den nicht/);
    expect(hashTree(out)).toBe(whole);
    const elsewhere = join(temporaryFolder(), 'dist');
    expect((await nebel('build', '--root', root, '--out', elsewhere)).code).toBe(0);
    expect(hashTree(elsewhere)).toBe(whole);
  });

  test('for this user: all the same, also where the whole project belongs to someone else', {
    timeout: 120_000,
  }, async ({ skip }) => {
    if (!IS_ROOT) return skip('only root can run a command as someone else');
    const whole = hashTree(clone.out);
    const before = hashTree(clone.folder);
    const uid = NOBODY;
    expect((await clone.run(['validate'], { uid })).code).toBe(0);
    expectWords(await clone.run(['build'], { uid }), /^✘ dist ist für Sie gesperrt\./);
    expectWords(await clone.run(['new', 'team', 'gold', '--yes'], { uid }), /gold\.yaml ist für Sie gesperrt\./);
    expect(hashTree(clone.folder), 'nothing has changed').toBe(before);
    const open = temporaryFolder();
    const out = join(open, 'dist');
    mkdirSync(out, { mode: 0o777 });
    expectWords(await clone.run(['build', '--out', out], { uid }), /gesperrt/);
    expect(readdirSync(open)).toEqual(['dist']);
    const theirs = temporaryFolder();
    chownSync(theirs, uid, uid);
    expect((await clone.run(['build', '--out', join(theirs, 'dist')], { uid })).code).toBe(0);
    expect(hashTree(join(theirs, 'dist'))).toBe(whole);
  });
});

describe('an output folder', () => {
  const refused = async (out: string, words: RegExp) => {
    const { code, stderr } = await nebel('build', '--root', clone.folder, '--out', out);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(words) });
  };

  test('that is not ours stays as it is, whatever it is', { timeout: 120_000 }, async () => {
    const folder = temporaryFolder();
    const own = join(folder, 'own');
    mkdirSync(own);
    writeFileSync(join(own, 'thesis.txt'), 'Three years of work.');
    symlinkSync(own, join(folder, 'link'));
    symlinkSync(join(folder, 'nowhere'), join(folder, 'dangling'));
    const before = [hashTree(folder), readdirSync(folder).sort()];
    await refused(own, /wurde nicht von nebel geschrieben/);
    await refused(join(folder, 'link'), /wurde nicht von nebel geschrieben/);
    await refused(join(own, 'thesis.txt'), /ist kein Ordner/);
    await refused(join(own, 'thesis.txt/below'), /ist kein Ordner/);
    await refused(join(folder, 'dangling'), /ist kein Ordner/);
    await refused('.', /enthält die Quellen selbst/);
    await refused('data', /wurde nicht von nebel geschrieben/);
    await refused('x'.repeat(300), /zu lang: \S+x+ \(ENAMETOOLONG\)/);
    expect([hashTree(folder), readdirSync(folder).sort()]).toEqual(before);
  });

  test('behind a link is replaced where it is, and the link stays', async () => {
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

  test('that is a mounted disk cannot be exchanged, and that is said', async ({ skip }) => {
    const parent = temporaryFolder();
    const out = join(parent, 'dist');
    mkdirSync(out);
    const disk = smallDisk({ at: out });
    if (typeof disk !== 'string') return skip(disk.none);
    onTestFinished(() => expect(readdirSync(parent)).toEqual(['dist']));
    expectWords(await nebel('build', '--root', clone.folder, '--out', out), /dist kann nicht ausgetauscht werden/);
    expect(readdirSync(parent)).toEqual(['dist']);
    expect((await nebel('build', '--root', clone.folder, '--out', join(out, 'site'))).code).toBe(0);
  });
});

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import type { LazyFile } from '../../api/types.ts';
import { filesBelow } from '../../base/disk/files-below.ts';
import type { Stamps } from './carry-over.ts';
import { folderOutput } from './output.ts';
import { spareOf } from './spare.ts';

type Site = Readonly<Record<string, string>>;

/** An output folder that is built repeatedly with a spare, as by separate processes. */
function builds() {
  const out = join(temporaryFolder(), 'dist');
  const spare = spareOf(out, temporaryFolder());
  let stamps: Stamps | undefined;
  const keep = (next: Stamps) => {
    stamps = next;
  };
  async function start(site: Site, made: string[] = []) {
    const output = folderOutput(out, { spare, keep, last: stamps });
    const lazy = Object.entries(site).map(([path, text]): LazyFile => {
      return { output: path, hash: text, make: () => (made.push(path) > 0 ? text : '') };
    });
    const promised = lazy.filter((file) => output.stillHas(file));
    async function* files() {
      yield { output: '.nebel', bytes: '' };
      yield* lazy;
    }
    await output.write(files());
    expect(promised.filter((file) => made.includes(file.output))).toEqual([]);
    return output;
  }
  return {
    out,
    spare,
    start,
    async build(site: Site): Promise<readonly string[]> {
      const made: string[] = [];
      (await start(site, made)).promote();
      expect(contentOf(out)).toEqual({ '.nebel': '', ...site });
      return made;
    },
  };
}

const contentOf = (folder: string): Site =>
  Object.fromEntries(filesBelow(folder).map(({ path }) => [path, readFileSync(join(folder, path), 'utf8')]));

test('A build makes only what changed, whichever of the two folders it updates', async () => {
  const { build } = builds();
  const site = { 'a/index.html': 'a', 'b/index.html': 'b' };
  expect(await build(site)).toEqual(['a/index.html', 'b/index.html']);
  expect(await build({ ...site, 'a/index.html': 'a2' })).toEqual(['a/index.html']);
  expect(await build({ ...site, 'a/index.html': 'a2' })).toEqual([]);
  expect(await build({ 'a/index.html': 'a3', 'b/index.html': 'b2' })).toEqual(['a/index.html', 'b/index.html']);
  expect(await build(site)).toEqual(['a/index.html', 'b/index.html']);
});

test('A page that stays the same stays the same file, so that tools that compare times see no change', async () => {
  const { build, out } = builds();
  await build({ 'a.html': 'a' });
  const { ino, mtimeMs } = statSync(join(out, 'a.html'));
  await build({ 'a.html': 'a' });
  expect(statSync(join(out, 'a.html'))).toMatchObject({ ino, mtimeMs });
});

/** Changes a file without changing its `mtime`. */
function keepingMtime(page: string, change: () => void): void {
  const { atime, mtime } = statSync(page);
  change();
  utimesSync(page, atime, mtime);
}

test.each<[string, (page: string) => void]>([
  ['written to', (page) => writeFileSync(page, 'Bad')],
  ['written to, with its old time restored', (page) => keepingMtime(page, () => writeFileSync(page, 'Bad'))],
  ['truncated', (page) => writeFileSync(page, 'Re')],
  ['deleted', (page) => rmSync(page)],
  [
    'replaced, with its folder, by a file',
    (page) => {
      rmSync(dirname(page), { recursive: true });
      writeFileSync(dirname(page), 'Bad');
    },
  ],
  [
    'replaced by another',
    (page) =>
      keepingMtime(page, () => {
        writeFileSync(`${page}.other`, 'Bad');
        renameSync(`${page}.other`, page);
      }),
  ],
  ['rewritten with the same content', (page) => writeFileSync(page, 'Red')],
])('A page that was %s is made again', async (_, touch) => {
  const { build, out } = builds();
  const site = { 'teams/red.html': 'Red' };
  await build(site);
  touch(join(out, 'teams/red.html'));
  expect([await build(site), await build(site)]).toEqual([['teams/red.html'], []]);
});

test('A removed page is gone with its folder, and a page may become a folder and the other way round', async () => {
  const { build, out } = builds();
  await build({ 'x/index.html': 'x', 'y/z/index.html': 'z', w: 'w' });
  await build({ 'x/index.html': 'x' });
  await build({ 'x/index.html/deep': '1', w: 'w' });
  expect(readdirSync(out)).toEqual(['.nebel', 'w', 'x']);
  await build({ x: 'x', 'w/index.html': 'w' });
  await build({ 'x/index.html': 'x', w: 'w' });
});

test('A file that someone changed in either folder, or added to it, does not reach the next site', async () => {
  const { build, spare, out } = builds();
  const site = { 'a.html': 'a', 'b.html': 'b' };
  await build(site);
  await build(site);
  writeFileSync(join(spare, 'a.html'), 'bad');
  writeFileSync(join(spare, 'added.html'), 'bad');
  rmSync(join(spare, 'b.html'));
  mkdirSync(join(spare, 'b.html'));
  await build(site);
  writeFileSync(join(out, 'b.html'), 'bad');
  await build(site);
  await build(site);
});

test('A site that is discarded becomes the spare again', async () => {
  const { build, start, spare, out } = builds();
  await build({ 'a.html': 'a', 'b.html': 'b' });
  await build({ 'a.html': 'a', 'b.html': 'b' });
  (await start({ 'a.html': 'refused', 'b.html': 'b', 'c.html': 'c' })).discard();
  expect(contentOf(out)).toEqual({ '.nebel': '', 'a.html': 'a', 'b.html': 'b' });
  expect(readdirSync(dirname(out))).toEqual(['dist']);
  expect(existsSync(spare)).toBe(true);
  expect(await build({ 'a.html': 'a2', 'b.html': 'b' })).toEqual(['a.html']);
});

test('A spare is not needed: without one, or with a file in its place, the site is the same', async () => {
  const { build, spare } = builds();
  const site = { 'a.html': 'a' };
  await build(site);
  await build(site);
  rmSync(spare, { recursive: true });
  await build(site);
  rmSync(spare, { recursive: true });
  writeFileSync(spare, 'not a folder');
  await build(site);
  expect(await build(site)).toEqual([]);
});

test('Spares of other output folders are deleted but for the two newest', async () => {
  const cache = temporaryFolder();
  const sites = ['a', 'b', 'c', 'd'].map((name) => join(temporaryFolder(), name));
  for (const out of sites) {
    for (let stamps: Stamps | undefined = {}, round = 0; round < 2; round += 1) {
      const kept = { spare: spareOf(out, cache), last: stamps, keep: (next: Stamps) => (stamps = next) };
      const output = folderOutput(out, kept as Parameters<typeof folderOutput>[1]);
      await output.write(
        (async function* () {
          yield { output: '.nebel', bytes: '' };
        })(),
      );
      output.promote();
    }
  }
  const kept = sites.filter((out) => statSync(spareOf(out, cache), { throwIfNoEntry: false }));
  expect(kept).toEqual(sites.slice(1));
});

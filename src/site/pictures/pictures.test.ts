import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { RenderedPicture } from '../../api/types.ts';
import { drawPictures, type Pictures } from './pictures.ts';
import { fileStore } from './store.ts';

const SITE = { templates: tmpdir() };
const svgOf = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="20" height="20" fill="${fill}"/></svg>`;
const pageOf = (fill: string, page = 'teams/red/index.html'): RenderedPicture => ({
  page,
  alt: fill,
  width: 40,
  height: 20,
  hash: fill,
  svg: () => svgOf(fill),
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nebel-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

async function draw(fills: readonly string[], where: string | undefined = folder) {
  const pages = fills.map((fill, index) => pageOf(fill, `teams/${index}/index.html`));
  return filesOf(drawPictures(SITE, pages, { folder: where }));
}

/** Returns all files in the order of their pages. */
async function filesOf({ files, done }: Pictures) {
  await done;
  return Promise.all(files.map(async ({ output, make }) => ({ output, bytes: Buffer.from(await make()) })));
}

const cachedFiles = () => readdirSync(folder).map((name) => join(folder, name));

describe('a picture', () => {
  test('is a PNG of the size of its SVG, at a URL with the page and a hash', async () => {
    const pictures = drawPictures(SITE, [pageOf('#f00')]);
    const { links } = pictures;
    const [file] = await filesOf(pictures);
    const png = file?.bytes ?? Buffer.alloc(0);
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 40, 20]);
    expect(file?.output).toMatch(/^assets\/teams-red-[A-Z0-9]{8}\.png$/);
    expect(links.get('teams/red/index.html')).toEqual({ url: `/${file?.output}`, alt: '#f00', width: 40, height: 20 });
  });

  test('has another URL if its content differs', async () => {
    const [red] = await draw(['#f00']);
    const [blue] = await draw(['#00f']);
    expect(blue?.output).not.toBe(red?.output);
    expect(blue?.bytes.equals(red?.bytes ?? Buffer.alloc(0))).toBe(false);
  });

  test('always has the same bytes, whichever others are drawn with it', async () => {
    const colors = Array.from({ length: 12 }, (_, index) => `#${(index + 3).toString(16).repeat(3)}`);
    const together = await draw(colors, undefined);
    for (const index of [0, 7, 11]) {
      const [alone] = await filesOf(drawPictures(SITE, [pageOf(colors[index] ?? '')]));
      expect(together[index]?.bytes.equals(alone?.bytes ?? Buffer.alloc(0))).toBe(true);
    }
  });

  test('that cannot be drawn fails the build, and so do several', async () => {
    await expect(draw(['">'])).rejects.toThrow();
    await expect(draw(Array.from({ length: 8 }, () => '">'))).rejects.toThrow();
  });
});

describe('a cached picture', () => {
  test('is not drawn again', async () => {
    await draw(['#f00']);
    const [kept = ''] = cachedFiles();
    // The store accepts any bytes, so these can only come from there.
    fileStore(folder).put(kept.slice(folder.length + 1), Buffer.from('not drawn'));
    expect(String((await draw(['#f00']))[0]?.bytes)).toBe('not drawn');
  });

  test.each<[string, (file: string) => void]>([
    ['torn', (file) => truncateSync(file, 60)],
    ['emptied', (file) => truncateSync(file, 0)],
    [
      'changed in one bit',
      (file) =>
        writeFileSync(
          file,
          readFileSync(file).map((byte, at) => (at === 50 ? byte ^ 1 : byte)),
        ),
    ],
  ])('whose file was %s is drawn again and repaired', async (_, spoil) => {
    const before = await draw(['#f00']);
    const [file = ''] = cachedFiles();
    const intact = readFileSync(file);
    spoil(file);
    expect(await draw(['#f00'])).toEqual(before);
    expect(readFileSync(file).equals(intact)).toBe(true);
  });

  test('whose file was replaced by that of another picture is drawn again', async () => {
    const before = await draw(['#f00', '#00f']);
    const [one = '', other = ''] = cachedFiles();
    writeFileSync(one, readFileSync(other));
    expect(await draw(['#f00', '#00f'])).toEqual(before);
  });

  test('is not required: if nothing can be cached, pictures are still drawn', async () => {
    writeFileSync(join(folder, 'file'), '');
    expect((await draw(['#f00'], join(folder, 'file/below')))[0]?.bytes.length).toBeGreaterThan(50);
  });

  test('is not looked up if the site still has it', async () => {
    const wanted = [pageOf('#f00'), pageOf('#00f', 'teams/blue/index.html')];
    const expected = await filesOf(drawPictures(SITE, wanted));
    const asked: string[] = [];
    const has = ({ output }: { output: string }) => asked.push(output) > 0;
    const pictures = drawPictures(SITE, wanted, { folder, isThere: has });
    await pictures.done;
    expect(asked).toEqual(expected.map(({ output }) => output));
    expect(cachedFiles()).toEqual([]);
    // It may have been deleted since.
    expect(await filesOf(pictures)).toEqual(expected);
  });
});

test('only the most recently used pictures are kept', () => {
  const store = fileStore(folder);
  for (const name of ['a', 'b', 'c', 'd']) store.put(name, Buffer.from(name));
  store.prune(2);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('reading and drawing a picture count as use', () => {
  const store = fileStore(folder);
  const ages = { old: 9, used: 9, young: 2 };
  for (const [name, days] of Object.entries(ages)) {
    store.put(name, Buffer.from(name));
    const then = new Date(Date.now() - days * 24 * 60 * 60_000);
    utimesSync(join(folder, name), then, then);
  }
  expect(String(store.get('used'))).toBe('used');
  store.prune(2);
  expect(readdirSync(folder).sort()).toEqual(['used', 'young']);
});

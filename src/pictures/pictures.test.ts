import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { RenderedPicture } from '../types.ts';
import { drawPictures, type Pictures } from './pictures.ts';
import { pictureStore } from './store.ts';

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

async function drawn(fills: readonly string[], where: string | undefined = folder) {
  const pages = fills.map((fill, index) => pageOf(fill, `teams/${index}/index.html`));
  return made(drawPictures(SITE, pages, { folder: where }));
}

/** All files, in the order of their pages. */
async function made({ files, done }: Pictures) {
  await done;
  return Promise.all(files.map(async ({ output, make }) => ({ output, bytes: Buffer.from(await make()) })));
}

const keptFiles = () => readdirSync(folder).map((name) => join(folder, name));

describe('a picture', () => {
  test('is a PNG of the size that its SVG states, at an address that names page and content', async () => {
    const pictures = drawPictures(SITE, [pageOf('#f00')]);
    const { links } = pictures;
    const [file] = await made(pictures);
    const png = file?.bytes ?? Buffer.alloc(0);
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 40, 20]);
    expect(file?.output).toMatch(/^assets\/teams-red-[A-Z0-9]{8}\.png$/);
    expect(links.get('teams/red/index.html')).toEqual({ url: `/${file?.output}`, alt: '#f00', width: 40, height: 20 });
  });

  test('has another address as soon as it shows something else', async () => {
    const [red] = await drawn(['#f00']);
    const [blue] = await drawn(['#00f']);
    expect(blue?.output).not.toBe(red?.output);
    expect(blue?.bytes.equals(red?.bytes ?? Buffer.alloc(0))).toBe(false);
  });

  test('has the same bytes every time, whichever others are drawn with it', async () => {
    const colors = Array.from({ length: 12 }, (_, index) => `#${(index + 3).toString(16).repeat(3)}`);
    const together = await drawn(colors, undefined);
    for (const index of [0, 7, 11]) {
      const [alone] = await made(drawPictures(SITE, [pageOf(colors[index] ?? '')]));
      expect(together[index]?.bytes.equals(alone?.bytes ?? Buffer.alloc(0))).toBe(true);
    }
  });

  test('that cannot be drawn ends the build, and so do many', async () => {
    await expect(drawn(['">'])).rejects.toThrow();
    await expect(drawn(Array.from({ length: 8 }, () => '">'))).rejects.toThrow();
  });
});

describe('a picture that was drawn before', () => {
  test('is not drawn again', async () => {
    await drawn(['#f00']);
    const [kept = ''] = keptFiles();
    // Anyone who holds the seal could have put anything there, so what comes back was read and not drawn.
    pictureStore(folder).put(kept.slice(folder.length + 1), Buffer.from('not drawn'));
    expect(String((await drawn(['#f00']))[0]?.bytes)).toBe('not drawn');
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
  ])('and whose file was %s is drawn again and mended', async (_, spoil) => {
    const before = await drawn(['#f00']);
    const [file = ''] = keptFiles();
    const sound = readFileSync(file);
    spoil(file);
    expect(await drawn(['#f00'])).toEqual(before);
    expect(readFileSync(file).equals(sound)).toBe(true);
  });

  test('is not taken for another one that was put in its place', async () => {
    const before = await drawn(['#f00', '#00f']);
    const [one = '', other = ''] = keptFiles();
    writeFileSync(one, readFileSync(other));
    expect(await drawn(['#f00', '#00f'])).toEqual(before);
  });

  test('is missed by no one where nothing can be kept', async () => {
    writeFileSync(join(folder, 'file'), '');
    expect((await drawn(['#f00'], join(folder, 'file/below')))[0]?.bytes.length).toBeGreaterThan(50);
  });

  test('is not even looked for where the site still has it', async () => {
    const wanted = [pageOf('#f00'), pageOf('#00f', 'teams/blue/index.html')];
    const sound = await made(drawPictures(SITE, wanted));
    const asked: string[] = [];
    const has = ({ output }: { output: string }) => asked.push(output) > 0;
    const pictures = drawPictures(SITE, wanted, { folder, isThere: has });
    await pictures.done;
    expect(asked).toEqual(sound.map(({ output }) => output));
    expect(keptFiles()).toEqual([]);
    // Someone may have deleted it since.
    expect(await made(pictures)).toEqual(sound);
  });
});

test('only what was used last is kept', () => {
  const store = pictureStore(folder);
  for (const name of ['a', 'b', 'c', 'd']) store.put(name, Buffer.from(name));
  store.keep(2);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('what was used last is what was read or drawn last', () => {
  const store = pictureStore(folder);
  const ages = { old: 9, used: 9, young: 2 };
  for (const [name, days] of Object.entries(ages)) {
    store.put(name, Buffer.from(name));
    const then = new Date(Date.now() - days * 24 * 60 * 60_000);
    utimesSync(join(folder, name), then, then);
  }
  expect(String(store.get('used'))).toBe('used');
  store.keep(2);
  expect(readdirSync(folder).sort()).toEqual(['used', 'young']);
});

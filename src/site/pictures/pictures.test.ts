import { createHash } from 'node:crypto';
import { readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import type { RenderedPicture } from '../../api/types.ts';
import { drawPng } from './draw.ts';
import { fileStore } from './picture-store.ts';
import { drawPictures, type Pictures } from './pictures.ts';

const SITE = { templates: tmpdir() };
const svgOf = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="20" height="20" fill="${fill}"/></svg>`;
const pageOf = (fill: string, page = 'teams/red/index.html'): RenderedPicture => ({
  page,
  source: { url: '/teams/red/', file: 'data/teams/red.yaml' },
  alt: fill,
  width: 40,
  height: 20,
  hash: fill,
  svg: () => svgOf(fill),
});

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
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
    expect(file?.output).toMatch(/^assets\/teams-red-[a-z0-9]{6}\.png$/);
    expect(links.get('teams/red/index.html')).toEqual({ url: `/${file?.output}`, alt: '#f00', width: 40, height: 20 });
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

  test('is drawn again if it is damaged', async () => {
    const drawn = await draw(['#f00']);
    for (const path of cachedFiles()) truncateSync(path, 20);
    expect(await draw(['#f00'])).toEqual(drawn);
  });

  test('is not required: if nothing can be cached, pictures are still drawn', async () => {
    writeFileSync(join(folder, 'file'), '');
    expect((await draw(['#f00'], join(folder, 'file/below')))[0]?.bytes.length).toBeGreaterThan(50);
  });
});

test('only the most recently used pictures are kept', () => {
  const store = fileStore(folder);
  for (const name of ['a', 'b', 'c', 'd']) store.put(name, Buffer.from(name));
  store.prune(2);
  expect(readdirSync(folder)).toHaveLength(2);
});

const TEMPLATES = join(import.meta.dirname, '../../../templates');
const FONT = 'assets/fonts/archivo-600.ttf';

const sheet = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" font-family="Archivo"><rect width="200" height="100" fill="#fff"/>${inside}</svg>`;
const text = (line: string) => `<text x="10" y="90" font-size="50">${line}</text>`;

const fonts = [join(TEMPLATES, FONT)];

test('a picture shows its text in the font of the site, and in no other', async () => {
  const empty = await drawPng(sheet(''), fonts);
  expect(await drawPng(sheet(text('Zug')), fonts)).not.toEqual(empty);
  expect(await drawPng(sheet(text('Zug')), [])).toEqual(empty);
});

test('a picture that is drawn differently from before has another URL', async () => {
  const svg = sheet(`<path d="M10 80C40 10 65 10 95 80a25 25 30 1130 10z" fill="#075" opacity=".6"/>${text('Zug')}`);
  const picture = { ...pageOf('', 'zug/index.html'), width: 200, height: 100, hash: 'the same', svg: () => svg };
  const { files } = drawPictures({ templates: TEMPLATES, pictureFonts: [FONT] }, [picture]);
  const digest = createHash('sha256')
    .update(await drawPng(svg, fonts))
    .digest('hex');
  // If the second hash differs, change `RENDERER` and with it the first one. Otherwise old pictures would be reused.
  expect([files[0]?.output, digest.slice(0, 16)]).toEqual(['assets/zug-0uk3bn.png', 'fe550f5362f06481']);
});

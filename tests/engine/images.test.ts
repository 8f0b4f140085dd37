import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { printToSupply } from '../../src/base/findings/print-to-supply.ts';
import { build } from '../../src/build.ts';
import * as encoder from '../../src/site/pictures/encode.ts';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { memoryCache } from '../support/memory-cache.ts';
import { type Changes, contentOf, copyOfMiniSite, temporaryFolder } from '../support/mini-site.ts';
import { withWrongScan } from '../support/pictures.ts';

vi.mock('../../src/site/pictures/encode.ts', { spy: true });

const LOCATION = { GPSLatitudeRef: 'N', GPSLatitude: '47/1 23/1 0/1' };

/** Draws a picture as a camera held on its side would store it: 900 × 1300 when displayed. */
const drawing = (color: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1300" height="900"><rect width="1300" height="900" fill="#eee"/><circle cx="300" cy="300" r="200" fill="${color}"/></svg>`,
    ),
  )
    .withExif({ IFD0: { Make: 'Example Camera', Copyright: 'The Rider' }, IFD3: LOCATION })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

const [brown, grey] = await Promise.all([drawing('#853'), drawing('#888')]);

const withPortrait = (file: string, alt: string, more = '  consent: our own stable, no people in it\n') =>
  `portrait:\n  file: ${file}\n  alt: ${alt}\n${more}`;

const RED = `${contentOf('teams/red.yaml')}${withPortrait('photos/Stable 1.JPG', 'The stable in the morning')}`;
const BLUE = `${contentOf('teams/blue.yaml')}${withPortrait('photos/barn.jpg', 'Hay up to the roof')}`;
const BOTH: Changes = {
  'photos/Stable 1.JPG': brown,
  'photos/barn.jpg': grey,
  'teams/red.yaml': RED,
  'teams/blue.yaml': BLUE,
};

/** Creates a site for repeated builds, with its caches. */
function siteWith(changes: Changes = BOTH) {
  const root = copyOfMiniSite(changes);
  const out = join(root, 'dist');
  const cacheFolder = temporaryFolder();
  const cache = memoryCache();
  return {
    root,
    build: (options: { readonly release?: boolean } = {}) =>
      build(miniSite, { root, out, cacheFolder, cache, ...options }),
    page: (slug: string) => readFileSync(join(out, `teams/${slug}/index.html`), 'utf8'),
    images: () => readdirSync(join(out, 'assets')).filter((name) => /\.(avif|jpeg)$/.test(name)),
    bytes: (name: string) => readFileSync(join(out, 'assets', name)),
  };
}

const { encode, measure } = vi.mocked(encoder);
beforeEach(() => {
  encode.mockClear();
  measure.mockClear();
});

describe('a picture in the content', () => {
  test('is on its page in several sizes and two formats, upright, and names no place, camera or owner', async () => {
    const site = siteWith();
    expect((await site.build()).findings).toEqual([]);
    const [, picture = ''] = /<picture>(.*?)<\/picture>/s.exec(site.page('red')) ?? [];
    expect(
      picture
        .replace(/-[a-z0-9]{6}\./g, '.')
        .replace(/(?=<)/g, '\n')
        .trim()
        .split('\n'),
    ).toEqual([
      '<source type="image/avif" srcSet="/assets/stable-1-400.avif 400w, /assets/stable-1-900.avif 900w"/>',
      '<source type="image/jpeg" srcSet="/assets/stable-1-400.jpeg 400w, /assets/stable-1-900.jpeg 900w"/>',
      '<img src="/assets/stable-1-900.jpeg" alt="The stable in the morning" width="900" height="1300" loading="lazy"/>',
    ]);
    expect(site.images()).toHaveLength(8);
    // The camera was held on its side, and wrote down what visitors need not know.
    expect(brown.includes('Example Camera')).toBe(true);
    for (const name of site.images()) {
      const bytes = site.bytes(name);
      const { width, height, exif, icc, xmp, orientation } = await sharp(bytes).metadata();
      const [, wanted] = /-(\d+)-[a-z0-9]{6}\./.exec(name) ?? [];
      expect({ width, height, exif, icc, xmp, orientation }, name).toEqual({
        width: Number(wanted),
        height: Math.round((Number(wanted) * 13) / 9),
      });
      expect(/Exif|Example Camera|The Rider/.test(bytes.toString('latin1')), name).toBe(false);
    }
  });

  test('is resized once, and again only when it changes', async () => {
    const site = siteWith();
    await site.build();
    expect([measure.mock.calls.length, encode.mock.calls.length]).toEqual([2, 8]);
    const before = site.images();
    writeFileSync(join(site.root, 'data/teams/red.yaml'), RED.replace('Bring water', 'Bring much water'));
    await site.build();
    expect([measure.mock.calls.length, encode.mock.calls.length]).toEqual([2, 8]);
    writeFileSync(join(site.root, 'data/photos/barn.jpg'), await drawing('#345'));
    await site.build();
    expect([measure.mock.calls.length, encode.mock.calls.length]).toEqual([3, 12]);
    const [made = ''] = site.images().filter((name) => name.startsWith('barn-400') && !before.includes(name));
    expect(site.images().filter((name) => before.includes(name))).toHaveLength(4);
    const pixel = await sharp(site.bytes(made)).extract({ left: 267, top: 133, width: 1, height: 1 }).raw().toBuffer();
    expect([...pixel].map((value) => Math.round(value / 17))).toEqual([3, 4, 5]);
  });

  test('stays unpublished while its page does', async () => {
    const site = siteWith({
      ...BOTH,
      'teams/gold.yaml': `draft: true\nname: Gold Team\nlead: New.\n${withPortrait('photos/gold.jpg', 'Their first prize')}`,
      'photos/gold.jpg': await drawing('#db3'),
    });
    expect((await site.build()).findings).toEqual([]);
    expect(site.images().filter((name) => name.startsWith('gold'))).toEqual([]);
  });
});

describe('a picture without consent', () => {
  const site = () => siteWith({ ...BOTH, 'teams/red.yaml': RED.replace(/ {2}consent: .*\n$/, '') });

  test('is published with a warning until the release', async () => {
    const { findings, stoppedBy } = await site().build();
    expect(findings).toMatchObject([
      { code: 'image-consent', severity: 'warning', place: { pointer: '/portrait/consent' } },
    ]);
    expect(stoppedBy).toBeUndefined();
  });

  test('blocks a release, and the owner learns where it is used', async () => {
    const { findings, stoppedBy } = await site().build({ release: true });
    expect([findings.map(({ code, severity }) => [code, severity]), stoppedBy]).toEqual([
      [['image-consent', 'error']],
      'content',
    ]);
    expect(printToSupply(findings, 'de')).toMatch(
      /Einwilligungen zu Bildern\n {2}data\/teams\/red\.yaml\n +\d+ {2}portrait/,
    );
  });
});

test('a damaged picture and one that is too small are reported in one run, each at the line that names it', async () => {
  const small = await sharp(grey).resize({ width: 500 }).toBuffer();
  const { build } = siteWith({ ...BOTH, 'photos/Stable 1.JPG': brown.subarray(0, 9000), 'photos/barn.jpg': small });
  const lineOf = (text: string) => text.split('\n').findIndex((line) => line.startsWith('  file:')) + 1;
  const { findings, stoppedBy } = await build();
  expect(findings.map(({ code, place: { file, range } }) => `${file}:${range?.line} ${code}`)).toEqual([
    `data/teams/blue.yaml:${lineOf(BLUE)} image-small`,
    `data/teams/red.yaml:${lineOf(RED)} image-unreadable`,
  ]);
  expect(stoppedBy).toBe('content');
});

test('a photo of a phone that writes wrong numbers into its header is on its page', { tags: 'slow' }, async () => {
  const { build, images } = siteWith({ ...BOTH, 'photos/barn.jpg': withWrongScan(grey) });
  expect((await build()).findings).toEqual([]);
  expect(images().filter((name) => name.startsWith('barn-'))).not.toEqual([]);
});

/** A picture whose header claims another size. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const png = await blank(1, 1);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

test.each([
  ['a screenshot of a long page', blank(900, 20_000), '900 × 20000'],
  ['a huge scan', claiming(20_000, 15_000), '20000 × 15000'],
])('%s, of which no browser could get an image, is a finding and not a bug', async (_what, drawn, size) => {
  const { build } = siteWith({ ...BOTH, 'photos/barn.jpg': await drawn });
  const { findings, stoppedBy } = await build();
  expect(findings).toMatchObject([{ code: 'image-unreadable', params: { file: 'photos/barn.jpg', size } }]);
  expect(stoppedBy).toBe('content');
});

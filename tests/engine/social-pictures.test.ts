import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-wasm';
import { beforeAll, describe, expect, test } from 'vitest';
import { startResvg } from '../../bin/resvg.ts';
import { drawPng, toPng } from '../../src/pictures/draw.ts';
import { readContent } from '../../src/read-content.ts';
import { renderPicture } from '../../src/render/render-picture.ts';
import type { RenderedPicture } from '../../src/types.ts';
import { WIDTHS } from '../../templates/components/social-picture/letters.gen.ts';
import { site as definition } from '../../templates/site.ts';
import { builtSite } from '../support/built-site.ts';
import { SAMPLE } from '../support/data-files.ts';
import { all, attribute } from '../support/reading.ts';
import { builtSample } from '../support/shared-site.ts';

const site = builtSite(builtSample);

const told = (route: string, key: string) =>
  all(site.page(route).head, 'meta').find((meta) => (attribute(meta, 'property') ?? attribute(meta, 'name')) === key)
    ?.attribs.content;
const pathOf = (route: string) => new URL(told(route, 'og:image') ?? '').pathname;

/** Pages that only send their visitors on have no picture. */
const routes = () =>
  site
    .routes()
    .filter((route) => !all(site.page(route).head, 'meta').some((meta) => meta.attribs['http-equiv'] === 'refresh'));

describe('where someone shares a page', () => {
  test('every page has a picture of its own, of the size that messengers ask for', () => {
    for (const route of routes()) {
      const png = site.file(pathOf(route));
      expect(png?.subarray(0, 8).toString('latin1'), route).toBe('\x89PNG\r\n\x1a\n');
      expect([png?.readUInt32BE(16), png?.readUInt32BE(20)], route).toEqual([1200, 630]);
      expect(['width', 'height', 'type'].map((key) => told(route, `og:image:${key}`))).toEqual([
        '1200',
        '630',
        'image/png',
      ]);
      expect(told(route, 'twitter:card'), route).toBe('summary_large_image');
    }
    expect(new Set(routes().map(pathOf)).size).toBe(routes().length);
  });

  test('no two pictures show the same', () => {
    const shown = routes().map((route) => site.file(pathOf(route))?.toString('base64'));
    expect(new Set(shown).size).toBe(shown.length);
  });

  test('the picture is light enough to be fetched on the road', () => {
    const heavy = routes().filter((route) => (site.file(pathOf(route))?.length ?? 0) > 60_000);
    expect(heavy).toEqual([]);
  });

  test('its words say what is in it: the name of the house, the heading, the phone number', () => {
    for (const route of routes()) {
      const alt = told(route, 'og:image:alt') ?? '';
      expect(alt, route).toContain(told(route, 'og:site_name'));
      expect(alt, route).toMatch(/\+41 [\d ]+\d\./);
    }
    expect(told('/services/schimmel/', 'og:image:alt')).toMatch(/ab CHF\s300 inkl\. 8,1\s% MWST/);
    expect(told('/regional/bern/', 'og:image:alt')).toMatch(/Bern.*Termin: 24–48 Stunden/);
    expect(told('/blog/schimmel-kaltvernebelung-gesundheit/', 'og:image:alt')).toContain('6 min Lesezeit');
  });

  test('quiet pages name no price', () => {
    for (const route of ['/services/todesfall/', '/services/notfall/']) {
      expect(told(route, 'og:image:alt'), route).not.toContain('CHF');
    }
  });
});

describe('in a picture', () => {
  let pictures: readonly RenderedPicture[] = [];
  const fonts = (definition.pictureFonts ?? []).map((font) => join(definition.templates, font));
  const font = { fontBuffers: fonts.map((path) => readFileSync(path)), loadSystemFonts: false };

  beforeAll(async () => {
    await startResvg();
    const { pages } = readContent(definition, { root: SAMPLE });
    pictures = pages?.routes.flatMap((route) => renderPicture(route, pages.view) ?? []) ?? [];
  });

  /** Where the outlines of some texts lie, measured by the same program as it runs in browsers. */
  function extentOf(texts: string) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Archivo">${texts}</svg>`;
    const drawing = new Resvg(svg, { font });
    const { x = 0, y = 0, width = 0, height = 0 } = drawing.innerBBox() ?? {};
    drawing.free();
    return { left: x, top: y, right: x + width, bottom: y + height };
  }

  /** Where every text is measured, which takes longest: one of each kind, and every fourth of the others. */
  const some = () => pictures.filter(({ page }, index) => index % 4 === 0 || !/^(services|regional)\//.test(page));

  const lettersOf = (text: string) => text.replace(/<[^>]*>/g, '').replace(/&\w+;|&#\w+;/g, '');
  const textsIn = ({ svg }: RenderedPicture) => svg().match(/<text\b.*?<\/text>/g) ?? [];

  test('everything is as it is when it is drawn alone', async () => {
    for (const { page, svg } of pictures.filter((_, index) => index % 16 === 0)) {
      const png = site.file(pathOf(`/${page.replace(/index\.html$/, '')}`));
      expect(png?.equals(await drawPng(svg(), fonts)), page).toBe(true);
    }
  });

  test('every byte is the one that another kind of machine would draw', async () => {
    // WebAssembly computes the same on every machine, so what agrees with it here agrees with what is drawn elsewhere.
    for (const { page, svg } of pictures.filter((_, index) => index % 8 === 0)) {
      const drawing = new Resvg(svg(), { font });
      const { width, height, pixels } = drawing.render();
      drawing.free();
      expect(Buffer.from(await drawPng(svg(), fonts)).equals(await toPng(width, height, pixels)), page).toBe(true);
    }
  });

  test('no text comes near an edge', () => {
    for (const picture of some()) {
      const { left, top, right, bottom } = extentOf(textsIn(picture).join(''));
      expect(left, picture.page).toBeGreaterThan(50);
      expect(top, picture.page).toBeGreaterThan(40);
      expect(right, picture.page).toBeLessThan(1150);
      expect(bottom, picture.page).toBeLessThan(590);
    }
  });

  test('no two texts lie over each other', () => {
    const overlapping = some().flatMap((picture) => {
      const boxes = textsIn(picture).map((text) => ({ text, ...extentOf(text) }));
      return boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter((other) => one.left < other.right && other.left < one.right)
          // A descender may reach between the letters below it, but no further.
          .filter((other) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 12)
          .map((other) => `${picture.page}: ${one.text} ${other.text}`),
      );
    });
    expect(overlapping).toEqual([]);
  });

  test('every letter is one whose width is known', () => {
    const letters = new Set(pictures.flatMap((picture) => textsIn(picture).flatMap((text) => [...lettersOf(text)])));
    expect([...letters].filter((letter) => !(letter in WIDTHS))).toEqual([]);
  });

  test('nothing is left that only a style sheet could explain', () => {
    const unclear = pictures.filter(({ svg }) => /var\(|oklch|undefined|NaN/.test(svg()));
    expect(unclear.map(({ page }) => page)).toEqual([]);
  });
});

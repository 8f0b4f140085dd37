import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-wasm';
import { beforeAll, describe, expect, test } from 'vitest';
import { startResvg } from '../../bin/resvg.ts';
import type { RenderedPicture } from '../../src/api/types.ts';
import { readContent } from '../../src/content/read-content.ts';
import { renderPicture } from '../../src/site/render/render-picture.ts';
import { WIDTHS } from '../../templates/components/social-picture/letters.gen.ts';
import { site as definition } from '../../templates/site.ts';
import { builtSite } from '../support/built-site.ts';
import { SAMPLE } from '../support/data-files.ts';
import { all, attribute } from '../support/reading.ts';
import { builtSample } from '../support/shared-site.ts';

const site = builtSite(builtSample);

const metaContent = (route: string, key: string) =>
  all(site.page(route).head, 'meta').find((meta) => (attribute(meta, 'property') ?? attribute(meta, 'name')) === key)
    ?.attribs.content;
const pathOf = (route: string) => new URL(metaContent(route, 'og:image') ?? '').pathname;

/** All pages except redirects, which have no picture. */
const routes = () =>
  site
    .routes()
    .filter((route) => !all(site.page(route).head, 'meta').some((meta) => meta.attribs['http-equiv'] === 'refresh'));

describe('when someone shares a page', () => {
  test('every page has its own picture, in the size that messengers expect', () => {
    for (const route of routes()) {
      const png = site.file(pathOf(route));
      expect(png?.subarray(0, 8).toString('latin1'), route).toBe('\x89PNG\r\n\x1a\n');
      expect([png?.readUInt32BE(16), png?.readUInt32BE(20)], route).toEqual([1200, 630]);
      expect(['width', 'height'].map((key) => metaContent(route, `og:image:${key}`))).toEqual(['1200', '630']);
      expect(metaContent(route, 'twitter:card'), route).toBe('summary_large_image');
    }
    expect(new Set(routes().map(pathOf)).size).toBe(routes().length);
  });

  test('the picture is small enough for a mobile connection', () => {
    const heavy = routes().filter((route) => (site.file(pathOf(route))?.length ?? 0) > 100_000);
    expect(heavy).toEqual([]);
  });

  test('its alternative text contains the site name, the details of the page and the phone number', () => {
    for (const route of routes()) {
      const alt = metaContent(route, 'og:image:alt') ?? '';
      expect(alt, route).toContain(metaContent(route, 'og:site_name'));
      expect(alt, route).toMatch(/\+41 [\d ]+\d\./);
    }
    expect(metaContent('/services/schimmel/', 'og:image:alt')).toMatch(/ab CHF\s300 inkl\. 8,1\s% MWST/);
    expect(metaContent('/regional/zuerich/', 'og:image:alt')).toMatch(/Zürich.*Termin: 24–48\sStunden/);
    expect(metaContent('/blog/schimmel-kaltvernebelung-gesundheit/', 'og:image:alt')).toMatch(/2\smin Lesezeit/);
  });

  test('pages on deaths and emergencies name no price', () => {
    for (const route of ['/services/todesfall/', '/services/notfall/']) {
      expect(metaContent(route, 'og:image:alt'), route).not.toContain('CHF');
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

  /** Measures the bounding box of some texts, with the WebAssembly build of the program that draws the pictures. */
  function extentOf(texts: string) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Archivo">${texts}</svg>`;
    const drawing = new Resvg(svg, { font });
    const { x = 0, y = 0, width = 0, height = 0 } = drawing.innerBBox() ?? {};
    drawing.free();
    return { left: x, top: y, right: x + width, bottom: y + height };
  }

  /** The pictures whose texts are measured, which is slow: every fourth service and region, and all other pages. */
  const sampled = () => pictures.filter(({ page }, index) => index % 4 === 0 || !/^(services|regional)\//.test(page));

  const lettersOf = (text: string) => text.replace(/<[^>]*>/g, '').replace(/&\w+;|&#\w+;/g, '');
  const textsIn = ({ svg }: RenderedPicture) => svg().match(/<text\b.*?<\/text>/g) ?? [];

  test('every byte is the same as when it is drawn alone, on any kind of machine', () => {
    // WebAssembly computes the same result on every machine, so a picture that matches it here matches it everywhere.
    for (const { page, svg } of pictures.filter((_, index) => index % 8 === 0)) {
      const drawing = new Resvg(svg(), { font });
      const alone = Buffer.from(drawing.render().asPng());
      drawing.free();
      expect(site.file(pathOf(`/${page.replace(/index\.html$/, '')}`))?.equals(alone), page).toBe(true);
    }
  });

  test('no text is close to an edge', () => {
    for (const picture of sampled()) {
      const { left, top, right, bottom } = extentOf(textsIn(picture).join(''));
      expect(left, picture.page).toBeGreaterThan(50);
      expect(top, picture.page).toBeGreaterThan(40);
      expect(right, picture.page).toBeLessThan(1150);
      expect(bottom, picture.page).toBeLessThan(590);
    }
  });

  test('no two texts overlap', () => {
    const overlapping = sampled().flatMap((picture) => {
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

  test('the width of every letter is known', () => {
    const letters = new Set(pictures.flatMap((picture) => textsIn(picture).flatMap((text) => [...lettersOf(text)])));
    expect([...letters].filter((letter) => !(letter in WIDTHS))).toEqual([]);
  });

  test('no value is left that only a style sheet could resolve', () => {
    const unclear = pictures.filter(({ svg }) => /var\(|oklch|undefined|NaN/.test(svg()));
    expect(unclear.map(({ page }) => page)).toEqual([]);
  });
});

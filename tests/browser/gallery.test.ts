import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundledFiles } from '../../src/bundle/bundle.ts';
import { exampleDocument } from '../../src/dev/gallery.ts';
import { axeFindings } from '../support/accessibility/axe.ts';
import { lostText, unfold } from '../support/accessibility/reflow.ts';
import { launchBrowser } from '../support/browser.ts';
import { documentsOf, sampleGallery } from '../support/gallery.ts';
import { comparePicture, PICTURE_SCALE } from '../support/pictures.ts';

/** One picture of each component at each width, of its usual example: `components-table-360.png`. */
const PICTURES = join(import.meta.dirname, 'pictures');
const WIDTHS = [360, 1280];

const made = await sampleGallery();
const { links } = made.bundle;
/** Without scripts, which have tests of their own. */
const gallery = { ...made, bundle: { ...made.bundle, links: { ...links, scripts: [] } } };
const files = new Map<string, string | Uint8Array>(
  bundledFiles(gallery.bundle).map(({ output, bytes }) => [`/${output}`, bytes]),
);
const TYPES: Readonly<Record<string, string>> = { css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml' };

let server: Server;
let browser: Browser;
let address: string;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const type = TYPES[/\.(\w+)$/.exec(url)?.[1] ?? ''] ?? 'text/html; charset=utf-8';
    response.writeHead(files.has(url) ? 200 : 404, { 'Content-Type': type }).end(files.get(url));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

const open = async (page: Page, path: string, html: string) => {
  files.set(path, html);
  await page.goto(address + path);
};

/** Runs in the page: every kind of element that is looked at. */
const kinds = () =>
  [...document.querySelectorAll('main [class]')].map(({ tagName, className }) => `${tagName} ${className}`);

/** Runs in the page: resolves once photos are there, also those that wait until they come near. */
async function showPhotos() {
  const photos = [...document.querySelectorAll<HTMLImageElement>('picture img')];
  for (const photo of photos) photo.loading = 'eager';
  await Promise.all(photos.map((photo) => photo.decode()));
}

/** The least, the usual, much and the longest words: examples show what the content of today does not. */
describe('every example of a component, and of a page type those with much and with the longest words', () => {
  const found = { width: [] as string[], lost: [] as string[], access: [] as string[] };

  beforeAll(async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 320, height: 800 } });
    const page = await context.newPage();
    const judged = new Set<string>();
    for (const part of gallery.parts) {
      for (const [name, html] of await documentsOf(gallery, part)) {
        // What is usual on a page is looked at on the pages that there are.
        if (part.type && !['much', 'longest'].includes(name)) continue;
        const where = `/${part.path}/${name}/`;
        const note = (what: readonly string[]) => what.map((each) => `${where}: ${each}`);
        await open(page, where, html);
        await page.evaluate(unfold);
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (excess > 0) found.width.push(`${where}: ${excess} px too wide`);
        found.lost.push(...note(await page.evaluate(lostText)));
        const all = await page.evaluate(kinds);
        if (part.type || all.every((kind) => judged.has(kind))) continue;
        for (const kind of all) judged.add(kind);
        // Whole pages, and the contrast of colours, are judged on the pages that there are.
        found.access.push(...note(await axeFindings(page, { whole: false, colours: false })));
      }
    }
    await context.close();
  });

  test('fits a screen of 320 pixels', () => expect(found.width).toEqual([]));

  test('cuts no text off there, and lays none over another', () => expect(found.lost).toEqual([]));

  test('passes the accessibility rules of axe', () => expect(found.access).toEqual([]));
});

test('components look as they did, on a phone and on a desk', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce', deviceScaleFactor: PICTURE_SCALE });
  const [page, reader] = [await context.newPage(), await context.newPage()];
  const changed: string[] = [];
  for (const part of gallery.parts.filter(({ type, examples }) => !type && examples.has('usual'))) {
    const html = await exampleDocument(gallery, part, ['usual']);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 400 });
      if (width === WIDTHS[0]) await open(page, `/${part.path}/usual/`, html);
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(showPhotos);
      const clip = (await page.locator('figure').first().boundingBox()) ?? undefined;
      const picture = await page.screenshot({ fullPage: true, ...(clip && { clip }) });
      const file = join(PICTURES, `${part.path.replaceAll('/', '-')}-${width}.png`);
      changed.push(...(await comparePicture(reader, file, picture)));
    }
  }
  await context.close();
  // Meant to be so? UPDATE_GOLDEN=1 npx vitest run browser/gallery keeps what they look like now.
  expect(changed).toEqual([]);
});

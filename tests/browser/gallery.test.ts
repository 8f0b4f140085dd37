import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundledFiles } from '../../src/bundle/bundle.ts';
import { axeFindings } from '../support/accessibility/axe.ts';
import { lostText, unfold } from '../support/accessibility/reflow.ts';
import { launchBrowser } from '../support/browser.ts';
import { componentDocuments, pageDocuments, sampleGallery } from '../support/gallery.ts';
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
  // On a busy machine, the first layout is in a wider font.
  await page.evaluate(() => document.fonts.ready.then(() => {}));
};

/** Runs in the page: what needs more room at its side than there is. Of a page, the whole. */
const tooWide = () => {
  const examples = [...document.querySelectorAll<HTMLElement>('figure[data-example]')];
  if (examples.length === 0) return document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
  return examples.flatMap((figure) => (figure.scrollWidth > innerWidth ? (figure.dataset.example ?? '') : []));
};

/** The least, the usual, much and the longest words: examples show what the content of today does not. */
describe('every example of a component, and of a page type those with much and with the longest words', () => {
  const found = { width: [] as string[], lost: [] as string[], access: [] as string[] };

  beforeAll(async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 320, height: 800 } });
    const page = await context.newPage();
    const look = async (where: string, html: string) => {
      const note = (what: readonly string[]) => what.map((each) => `${where}: ${each}`);
      await open(page, where, html);
      await page.evaluate(unfold);
      found.width.push(...note(await page.evaluate(tooWide)));
      found.lost.push(...note(await page.evaluate(lostText)));
      return note;
    };
    for (const [where, html] of await componentDocuments(gallery)) {
      const note = await look(where, html);
      // Whole pages, and the contrast of colours, are judged on the pages that there are.
      found.access.push(...note(await axeFindings(page, { whole: false, colours: false })));
    }
    for (const [where, html] of await pageDocuments(gallery)) {
      // What is usual on a page is looked at on the pages that there are.
      if (/\/(much|longest)\/$/.test(where)) await look(where, html);
    }
    await context.close();
  });

  test('fits a screen of 320 pixels', () => expect(found.width).toEqual([]));

  test('cuts no text off there, and lays none over another', () => expect(found.lost).toEqual([]));

  test('passes the accessibility rules of axe', () => expect(found.access).toEqual([]));
});

/** Runs in the page: shows one example as if it were alone, and returns where it is. What is fixed to the view is where it is. */
const showAlone = async (name: string) => {
  // A field with the focus has moved the view.
  scrollTo(0, 0);
  const boxes: DOMRect[] = [];
  for (const figure of document.querySelectorAll<HTMLElement>('figure[data-example]')) {
    figure.hidden = figure.dataset.example !== name;
    if (figure.hidden) continue;
    for (const image of figure.querySelectorAll('img')) {
      image.loading = 'eager';
      if (image.checkVisibility()) await image.decode();
    }
    boxes.push(...[figure, ...figure.querySelectorAll('*')].map((element) => element.getBoundingClientRect()));
  }
  const { x, y, width, height } = boxes.find((box) => box.width > 0 && box.height > 0) ?? new DOMRect();
  return { x, y, width, height };
};

test('components look as they did, on a phone and on a desk', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce', deviceScaleFactor: PICTURE_SCALE });
  const [page, reader] = [await context.newPage(), await context.newPage()];
  const changed: string[] = [];
  const usual = await componentDocuments(gallery, (name) => name === 'usual');
  for (const [where, html] of usual) {
    await open(page, where, html);
    const names = [...html.matchAll(/ data-example="([^"]*)"/g)].map(([, name = '']) => name);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 400 });
      await page.evaluate(() => document.fonts.ready);
      for (const name of names) {
        const clip = await page.evaluate(showAlone, name);
        if (clip.width === 0) continue;
        const picture = await page.screenshot({ fullPage: true, clip });
        const file = join(PICTURES, `${name.replace(/\/usual$/, '').replaceAll('/', '-')}-${width}.png`);
        changed.push(...(await comparePicture(reader, file, picture)));
      }
    }
  }
  await context.close();
  // Meant to be so? UPDATE_GOLDEN=1 npx vitest run browser/gallery keeps what they look like now.
  expect(changed).toEqual([]);
});

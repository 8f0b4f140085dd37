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

/** Reference screenshots of the usual example of each component at each width, such as `components-table-360.png`. */
const PICTURES = join(import.meta.dirname, 'pictures');
const WIDTHS = [360, 1280];

const complete = await sampleGallery();
const { links } = complete.bundle;
/** The gallery without scripts, which have their own tests. */
const gallery = { ...complete, bundle: { ...complete.bundle, links: { ...links, scripts: [] } } };
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
  // On a busy machine, the first layout uses a wider fallback font.
  await page.evaluate(() => document.fonts.ready.then(() => {}));
};

/** Runs in the page. Names the examples that are wider than the viewport or, if there are no examples, the page itself. */
const tooWide = () => {
  const examples = [...document.querySelectorAll<HTMLElement>('figure[data-example]')];
  if (examples.length === 0) return document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
  return examples.flatMap((figure) => (figure.scrollWidth > innerWidth ? (figure.dataset.example ?? '') : []));
};

/** Examples have the least, the usual and much content, and the longest words: cases that the present content lacks. */
describe('every example of a component, and every example of a page type with much content or the longest words', () => {
  const found = { width: [] as string[], lost: [] as string[], access: [] as string[] };

  beforeAll(async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 320, height: 800 } });
    const page = await context.newPage();
    const inspect = async (where: string, html: string) => {
      const label = (faults: readonly string[]) => faults.map((fault) => `${where}: ${fault}`);
      await open(page, where, html);
      await page.evaluate(unfold);
      found.width.push(...label(await page.evaluate(tooWide)));
      found.lost.push(...label(await page.evaluate(lostText)));
      return label;
    };
    for (const [where, html] of await componentDocuments(gallery)) {
      const label = await inspect(where, html);
      // Other tests check the rules for whole pages and for colour contrast on the pages of the site.
      found.access.push(...label(await axeFindings(page, { whole: false, colours: false })));
    }
    for (const [where, html] of await pageDocuments(gallery)) {
      // Other tests check the pages of the site, which are like the usual examples.
      if (/\/(much|longest)\/$/.test(where)) await inspect(where, html);
    }
    await context.close();
  });

  test('fits a viewport of 320 pixels', () => expect(found.width).toEqual([]));

  test('neither cuts off nor overlaps text there', () => expect(found.lost).toEqual([]));

  test('passes the accessibility rules of axe', () => expect(found.access).toEqual([]));
});

/**
 * Runs in the page. Shows one example alone and returns its box, or that of its first descendant with a size if it has none
 * itself, as with elements fixed to the viewport.
 */
const showAlone = async (name: string) => {
  // A focused field may have scrolled the page.
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

test('components look like their reference screenshots, on a phone and on a desktop', async () => {
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
  // After an intended change, UPDATE_GOLDEN=1 npx vitest run browser/gallery replaces the screenshots.
  expect(changed).toEqual([]);
});

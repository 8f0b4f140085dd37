import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundledFiles } from '../../src/site/bundle/bundle.ts';
import { invalidExamples } from '../../src/studio/dev/gallery-examples.ts';
import { axeFindings } from '../support/accessibility/axe.ts';
import { lostText, unfold } from '../support/accessibility/reflow.ts';
import { sharedBrowser } from '../support/browser.ts';
import { componentDocuments, pageDocuments, sampleGallery } from '../support/gallery.ts';

const complete = await sampleGallery();
const { links } = complete.bundle;
/** The gallery without scripts, which have their own tests. */
const gallery = { ...complete, bundle: { ...complete.bundle, links: { ...links, scripts: [] } } };
const files = new Map<string, string | Uint8Array>(
  bundledFiles(gallery.bundle).map(({ output, bytes }) => [`/${output}`, bytes]),
);
const TYPES: Readonly<Record<string, string>> = { css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml' };

const ADDRESS = 'http://gallery.example';

/** Loads a document under an address. */
const open = async (page: Page, path: string, html: string) => {
  files.set(path, html);
  await page.goto(ADDRESS + path);
  // On a busy machine, the first layout uses a wider fallback font.
  await page.evaluate(() => document.fonts.ready.then(() => {}));
};

/** Replaces the document of a page, whose scripts stay: loading the rules of axe takes longer than checking an example. */
const replace = async (page: Page, _path: string, html: string) => {
  if (!page.url().startsWith(ADDRESS)) await open(page, '/', '<!doctype html>');
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
};

/** Runs in the page. Names the examples that are wider than the viewport or, if there are no examples, the page itself. */
const tooWide = () => {
  const examples = [...document.querySelectorAll<HTMLElement>('figure[data-example]')];
  if (examples.length === 0) return document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
  return examples.flatMap((figure) => (figure.scrollWidth > innerWidth ? (figure.dataset.example ?? '') : []));
};

/** Components with nothing to see of their own: a background, the frame of other components, and what is not on the page. */
const UNSEEN = ['components/fog', 'components/section', 'components/social-picture', 'components/structured-data'];

describe('the examples of templates', () => {
  test('are valid against the schemas of content', () => {
    expect([...invalidExamples(complete, complete.parts)]).toEqual([]);
  });

  test('cover the least, the usual, much of everything, and the longest words of each part', () => {
    const lacking = complete.parts.flatMap(({ path, examples }) =>
      ['least', 'usual', 'much', 'longest'].filter((name) => !examples.has(name)).map((name) => `${path} ${name}`),
    );
    expect(lacking).toEqual([]);
  });

  test('exist for every page type and every component', () => {
    const components = readdirSync(join(complete.site.templates, 'components')).map((name) => `components/${name}`);
    const wanted = [...complete.site.pageTypes.map(({ schema }) => dirname(schema)), ...components];
    const isShown = (folder: string) =>
      complete.parts.some(({ path }) => path === folder || path.startsWith(`${folder}/`));
    expect(wanted.filter((folder) => !isShown(folder))).toEqual(UNSEEN);
  });
});

/** Examples have the least, the usual and much content, and the longest words: cases that the present content lacks. */
describe('every example of a component, and every example of a page type with the least, with much content or the longest words', {
  tags: 'slow',
}, () => {
  const found = { width: [] as string[], lost: [] as string[], access: [] as string[] };

  beforeAll(async () => {
    const browser = await sharedBrowser();
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 320, height: 800 } });
    await context.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      const contentType = TYPES[/\.(\w+)$/.exec(pathname)?.[1] ?? ''] ?? 'text/html; charset=utf-8';
      const file = files.get(pathname);
      return route.fulfill(file === undefined ? { status: 404 } : { contentType, body: Buffer.from(file) });
    });
    const page = await context.newPage();
    const inspect = async (where: string, html: string, show: typeof open) => {
      const label = (faults: readonly string[]) => faults.map((fault) => `${where}: ${fault}`);
      await show(page, where, html);
      await page.evaluate(unfold);
      found.width.push(...label(await page.evaluate(tooWide)));
      found.lost.push(...label(await page.evaluate(lostText)));
      return label;
    };
    for (const [where, html] of await componentDocuments(gallery)) {
      const label = await inspect(where, html, replace);
      // Other tests check the rules for whole pages and for colour contrast on the pages of the site.
      found.access.push(...label(await axeFindings(page, { whole: false, colours: false })));
    }
    for (const [where, html] of await pageDocuments(gallery)) {
      // Other tests check the pages of the site, which are like the usual examples.
      if (/\/(least|much|longest)\/$/.test(where)) await inspect(where, html, open);
    }
    await context.close();
  });

  test('fits a viewport of 320 pixels', () => expect(found.width).toEqual([]));

  test('neither cuts off nor overlaps text there', () => expect(found.lost).toEqual([]));

  test('passes the accessibility rules of axe', () => expect(found.access).toEqual([]));
});

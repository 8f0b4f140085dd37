import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { sharedBrowser } from './browser.ts';

/** A served site and a browser to visit it. */
export interface Visit<Site> {
  readonly site: Site;
  readonly browser: Browser;
  /** Opens a page as a first-time visitor: by default, on a phone with reduced motion. */
  newPage(options?: BrowserContextOptions): Promise<Page>;
}

export const PHONE = { width: 360, height: 740 };

/** Serves a site to a browser while the tests of a file run. Pages are closed after the test that opened them. */
export function inBrowser<Site extends { close(): unknown }>(serve: () => Promise<Site>): Visit<Site> {
  let site: Site;
  let browser: Browser;
  const pages: { readonly page: Page; readonly troubles: readonly string[] }[] = [];

  beforeAll(async () => {
    site = await serve();
    browser = await sharedBrowser();
  });

  afterEach(async ({ task }) => {
    for (const { page, troubles } of pages.splice(0)) {
      if (task.result?.errors?.length) console.log([page.url(), ...troubles].join('\n  '));
      await page.context().close();
    }
  });

  afterAll(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
    await site?.close();
  });

  return {
    get site() {
      return site;
    },
    get browser() {
      return browser;
    },
    async newPage(options) {
      const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce', ...options });
      const page = await context.newPage();
      pages.push({ page, troubles: troublesOf(page) });
      return page;
    },
  };
}

/** Collects what went wrong in a page, to explain a test that fails. */
function troublesOf(page: Page): readonly string[] {
  const troubles: string[] = [];
  page.on('pageerror', ({ message }) => troubles.push(message));
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  page.on('requestfailed', (request) => troubles.push(`${request.failure()?.errorText} ${request.url()}`));
  page.on(
    'response',
    (response) => response.status() >= 400 && troubles.push(`${response.status()} ${response.url()}`),
  );
  return troubles;
}

/** Waits until all changes of a page are on the screen, which takes a while on a busy machine. */
export const waitForPaint = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

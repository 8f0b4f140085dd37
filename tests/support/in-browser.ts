import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { sharedBrowser } from './browser.ts';

export const PHONE = { width: 360, height: 740 };

/** Pages for later tests of this worker, by their options. The process of a new page takes longer to start than most tests. */
const idle = new Map<string, Page[]>();

const DEFAULTS = { viewport: PHONE, reducedMotion: 'reduce' } as const;

/** Serves a site to a browser while the tests of a file run. */
export function inBrowser<Site extends { readonly address: string; close(): unknown }>(serve: () => Promise<Site>) {
  let site: Site;
  let browser: Browser;
  const opened: {
    readonly page: Page;
    readonly troubles: readonly string[];
    readonly options?: BrowserContextOptions;
  }[] = [];

  beforeAll(async () => {
    site = await serve();
    browser = await sharedBrowser();
  });

  afterEach(async ({ task }) => {
    for (const { page, troubles, options } of opened.splice(0)) {
      const isFailed = task.result?.errors?.length;
      if (isFailed) console.log([page.url(), ...troubles].join('\n  '));
      // A page that crashed, or that a test has closed, cannot be reused.
      const isReusable = !isFailed && options && (await forgetVisit(page, site.address, options).catch(() => false));
      if (!isReusable) {
        await page.context().close();
        continue;
      }
      const kind = JSON.stringify(options);
      idle.set(kind, [...(idle.get(kind) ?? []), page]);
    }
  });

  afterAll(() => site?.close());

  return {
    get site() {
      return site;
    },
    get browser() {
      return browser;
    },
    /** Opens a page as a first-time visitor: by default, on a phone with reduced motion. What is loaded may be in its HTTP cache. */
    async newPage(options: BrowserContextOptions = {}) {
      const waiting = idle.get(JSON.stringify(options))?.pop();
      // All pages are closed if their browser has crashed.
      const page = waiting && !waiting.isClosed() ? waiting : await openPage(browser, options);
      opened.push({ page, troubles: troublesOf(page), options });
      return page;
    },
    /** Like `newPage`, but with an empty HTTP cache, and for tests that change the browser itself. */
    async ownPage(options: BrowserContextOptions = {}) {
      const page = await openPage(browser, options);
      opened.push({ page, troubles: troublesOf(page) });
      return page;
    },
  };
}

const openPage = async (browser: Browser, options: BrowserContextOptions) =>
  (await browser.newContext({ ...DEFAULTS, ...options })).newPage();

const WATCHED = ['pageerror', 'console', 'requestfailed', 'request', 'response'] as const;

/** Lets a page forget everything but its HTTP cache, so that the next test finds it as a first-time visitor does. */
async function forgetVisit(page: Page, address: string, { viewport }: BrowserContextOptions): Promise<true> {
  for (const event of WATCHED) page.removeAllListeners(event);
  const context = page.context();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // A text has no script that could store anything again.
  await page.goto(`${address}/robots.txt`);
  await page.evaluate(() => sessionStorage.clear());
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes: 'all' });
  // Also empties the memory cache, whose scripts would not be requested again, so that no route could hold them.
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false });
  await devtools.detach();
  await context.clearCookies();
  await page.emulateMedia({ media: null });
  await page.mouse.move(0, 0);
  await page.setViewportSize(viewport ?? PHONE);
  return true;
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

/**
 * Waits until all changes of a page are on the screen, which takes a while on a busy machine. Now and then the browser stops
 * drawing a page; the test then goes on, and its conditions decide.
 */
export const waitForPaint = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<unknown>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
        setTimeout(done, 5_000);
      }),
  );

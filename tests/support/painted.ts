import type { Page } from 'playwright-core';

/** Waits until all changes of a page are on the screen, which takes a while on a busy machine. */
export const waitForPaint = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

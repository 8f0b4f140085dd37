import type { Page } from 'playwright-core';

/** Waits until what has changed in a page is on the screen. On a machine with much to do that takes a while. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

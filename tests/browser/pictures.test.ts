import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inBrowser } from '../support/in-browser.ts';
import { comparePicture, PICTURE_SCALE } from '../support/pictures.ts';
import { serveSite } from '../support/served-site.ts';

/** Reference screenshots of one page of each type, at each width: `services-schimmel-360.png`. */
const PICTURES = join(import.meta.dirname, 'pictures');
const WIDTHS = [360, 1280];

const visit = inBrowser(serveSite);

/** Runs in the page. Loads what a visitor sees only after scrolling. */
const loadAll = async () => {
  for (const image of document.images) image.loading = 'eager';
  await document.fonts.ready;
  await Promise.all([...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode()));
};

test('pages look like their reference screenshots, on a phone and on a desktop', { tags: 'slow' }, async () => {
  const context = await visit.browser.newContext({ reducedMotion: 'reduce', deviceScaleFactor: PICTURE_SCALE });
  const [page, reader] = [await context.newPage(), await context.newPage()];
  // The banner would make room for itself below the footer, sooner or later.
  await context.addInitScript(() => localStorage.setItem('cookieConsent', 'necessary'));
  const changed: string[] = [];
  for (const url of visit.site.samples) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(visit.site.address + url);
      await page.evaluate(loadAll);
      const name = url.replace(/^\/|\/$|\.html$/g, '').replaceAll('/', '-') || 'home';
      const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
      changed.push(...(await comparePicture(reader, join(PICTURES, `${name}-${width}.png`), picture)));
    }
  }
  await context.close();
  // After an intended change, UPDATE_GOLDEN=1 npx vitest run browser/pictures replaces the screenshots.
  expect(changed).toEqual([]);
});

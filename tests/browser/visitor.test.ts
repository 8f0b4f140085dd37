import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { inBrowser } from '../support/in-browser.ts';
import { serveSite } from '../support/served-site.ts';

const PHONE_NUMBER = 'tel:+41620000000';

const visit = inBrowser(serveSite);
let page: Page;

// Scripts are off throughout, so whatever works here works for everyone.
beforeEach(async () => {
  page = await visit.newPage({ javaScriptEnabled: false });
});

const open = (url: string) => page.goto(visit.site.address + url);

describe('the questions', () => {
  test('are all readable in print', { tags: 'slow' }, async () => {
    await open('/services/schimmel/');
    await page.emulateMedia({ media: 'print' });
    const answers = page.locator('section:has(h2:text("Fragen")) details > :not(summary)');
    expect(await answers.count()).toBe(7);
    for (const answer of await answers.all()) expect(await answer.isVisible()).toBe(true);
  });
});

describe('the menu on a phone', () => {
  test('opens, leads to the sections, and closes', async () => {
    await open('/blog/');
    const menu = page.locator('header details');
    const link = menu.getByRole('link', { name: 'Regionen' });
    expect(await link.isVisible()).toBe(false);
    await menu.locator('summary').click();
    expect(await link.isVisible()).toBe(true);
    await link.click();
    await page.waitForURL(`${visit.site.address}/#regions`);
  });
});

describe('a page that does not exist', () => {
  test('answers 404, and offers services and the phone number', async () => {
    const response = await open('/services/gibt-es-nicht/');
    expect(response?.status()).toBe(404);
    expect(await page.locator('main a[href="/services/schimmel/"]').count()).toBeGreaterThan(0);
    expect(await page.locator(`main a[href="${PHONE_NUMBER}"]`).count()).toBeGreaterThan(0);
    // Finding the closest pages takes a script, so without one the popular pages are shown.
    const popular = page.locator('.closest-pages').getByRole('link');
    expect(await popular.allTextContents()).toEqual(['Schimmel', 'Raucherwohnung', 'Notfall']);
  });
});

test('in print, all text has enough contrast to white paper', { tags: 'slow' }, async () => {
  await page.emulateMedia({ media: 'print' });
  const found: string[] = [];
  for (const url of visit.site.samples) {
    await open(url);
    found.push(...(await page.evaluate(paleText)).map((text) => `${url}: ${text}`));
  }
  expect(found).toEqual([]);
});

/** Runs in the page. Returns the texts whose contrast to white is below 4.5. */
function paleText(): string[] {
  const found = new Set<string>();
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const luminanceOf = (color: string) => {
    if (!pixel) return 1;
    pixel.fillStyle = color;
    pixel.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...pixel.getImageData(0, 0, 1, 1).data].map((each) => {
      const share = each / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement, textContent } = node;
    if (!parentElement?.checkVisibility() || !textContent?.trim() || parentElement.closest('svg, script')) continue;
    const contrast = 1.05 / (luminanceOf(getComputedStyle(parentElement).color) + 0.05);
    if (contrast < 4.5) found.add(`«${textContent.trim().slice(0, 30)}» ${contrast.toFixed(1)}`);
  }
  return [...found];
}

import { expect, test } from 'vitest';
import { ringMeter } from '../support/accessibility/focus-ring.ts';
import { wakeIslands, walkWithKeyboard } from '../support/accessibility/keyboard.ts';
import { inBrowser } from '../support/in-browser.ts';
import { serveSite } from '../support/served-site.ts';

const visit = inBrowser(serveSite);

/**
 * A laptop, a phone, and a laptop whose page is enlarged four times. What differs on the smaller ones is in the pages
 * with the most parts, which come first. The banner is open in all of them. From the footer on, which is half of all that
 * can be reached, pages are the same, so that is walked through on the first.
 */
test.each([
  ['on a laptop', 1280, 800, 6],
  ['on a phone', 360, 740, 3],
  ['at 400 %', 320, 256, 2],
])(
  'with the keyboard %s, everything is reached in order, shows its focus and is never covered',
  async (_, width, height, pages) => {
    const context = await visit.browser.newContext({ reducedMotion: 'reduce', viewport: { width, height } });
    const meter = await ringMeter(visit.browser);
    const found: string[] = [];
    for (const [index, url] of visit.site.samples.slice(0, pages).entries()) {
      const page = await context.newPage();
      await page.goto(visit.site.address + url);
      await wakeIslands(page);
      const known = index === 0 ? undefined : '.footer';
      const wrong = await walkWithKeyboard(page, ({ kind }) => meter.judge(page, kind), known);
      found.push(...wrong.map((what) => `${url}: ${what}`));
      await page.close();
    }
    await context.close();
    expect(found).toEqual([]);
    expect(meter.measured()).toBeGreaterThan(30);
  },
  240_000,
);

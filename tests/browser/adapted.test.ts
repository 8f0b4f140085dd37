import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ringMeter } from '../support/accessibility/focus-ring.ts';
import { wakeIslands, walkWithKeyboard } from '../support/accessibility/keyboard.ts';
import { lostText, spaceText, stuckShare, unfold } from '../support/accessibility/reflow.ts';
import { inBrowser } from '../support/in-browser.ts';
import { serveSite } from '../support/served-site.ts';

const visit = inBrowser(serveSite);

type Look = (page: Page) => Promise<string[]>;

/** What each page is found to do wrong, looked at one after the other. */
async function lookAt(urls: readonly string[], viewport: { width: number; height: number }, look: Look) {
  const context = await visit.browser.newContext({ reducedMotion: 'reduce', viewport });
  const page = await context.newPage();
  const found: string[] = [];
  for (const url of urls) {
    await page.goto(visit.site.address + url);
    found.push(...(await look(page)).map((what) => `${url}: ${what}`));
  }
  await context.close();
  return found;
}

const excess = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('enlarged four times, a page scrolls in one direction, loses nothing and is not covered by what sticks', async () => {
  const found = await lookAt(visit.site.samples, { width: 320, height: 256 }, async (page) => {
    const share = await page.evaluate(stuckShare);
    const isCovered = share > 0.2 ? [`${Math.round(share * 100)} % of the view stay while the page scrolls`] : [];
    await page.evaluate(unfold);
    const isWide = (await excess(page)) > 0 ? ['scrolls sideways'] : [];
    return [...isCovered, ...isWide, ...(await page.evaluate(lostText))];
  });
  expect(found).toEqual([]);
});

test('with lines, words and letters further apart, nothing is lost on a laptop', async () => {
  const found = await lookAt(visit.site.samples, { width: 1280, height: 800 }, async (page) => {
    await page.evaluate(unfold);
    await page.evaluate(spaceText);
    const isWide = (await excess(page)) > 0 ? ['scrolls sideways'] : [];
    return [...isWide, ...(await page.evaluate(lostText))];
  });
  expect(found).toEqual([]);
});

test('on a phone whose letters are twice as large, the bar stays a bar and shows all its buttons', async () => {
  // Measured in letters, half as wide is the same: every width of the style sheets is.
  const found = await lookAt(visit.site.samples, { width: 180, height: 370 }, async (page) => {
    const parts = await page.locator('.header-in > :is(.brand, .btn), .header-menu > summary').all();
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    return boxes.flatMap((box) =>
      box && box.height < 64 && box.x >= 0 && box.x + box.width <= 180 ? [] : [JSON.stringify(box)],
    );
  });
  expect(found).toEqual([]);
});

test('in the colours of the reader, text keeps them, and focus and state are seen', async () => {
  const context = await visit.browser.newContext({
    reducedMotion: 'reduce',
    forcedColors: 'active',
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  const meter = await ringMeter(visit.browser);
  await page.goto(`${visit.site.address}/`);
  await wakeIslands(page);
  // The browser paints text in the reader's colours wherever a page does not forbid it. axe reads the page's own.
  const forbidding = await page
    .locator('body *')
    .evaluateAll((all) =>
      all.filter((each) => getComputedStyle(each).forcedColorAdjust === 'none' && each.textContent),
    );
  expect(forbidding).toEqual([]);
  expect(await walkWithKeyboard(page, ({ kind }) => meter.judge(page, kind))).toEqual([]);

  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const dots = page.locator('.testimonial-carousel-dot');
  const [chosen, other] = await Promise.all([dots.nth(0), dots.nth(1)].map((dot) => dot.screenshot()));
  expect(chosen?.equals(other ?? Buffer.of())).toBe(false);

  const field = page.locator('#contact [name=lastName]');
  const sound = await field.screenshot();
  await field.evaluate((input) => input.setAttribute('aria-invalid', 'true'));
  expect((await field.screenshot()).equals(sound)).toBe(false);

  const marks = page.locator('#faq summary');
  const markOf = (index: number) =>
    marks.nth(index).evaluate((summary) => {
      const { backgroundImage, backgroundSize, color } = getComputedStyle(summary, '::after');
      return { isDrawn: backgroundImage !== 'none', size: backgroundSize, color };
    });
  const [minus, plus] = [await markOf(0), await markOf(1)];
  const color = await marks.first().evaluate((summary) => getComputedStyle(summary).color);
  expect([minus, plus]).toEqual([minus, plus].map(({ size }) => ({ isDrawn: true, size, color })));
  expect(minus.size).not.toBe(plus.size);

  const barColors = await page
    .locator('.range-bar-fill')
    .evaluateAll((bars) => new Set(bars.map((bar) => getComputedStyle(bar).fill)).size);
  expect(barColors).toBe(1);
  await context.close();
});

test('on paper, the page after an inquiry says all that it says on the screen', async () => {
  const page = await visit.newPage();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${visit.site.address}/danke/`);
  await page.emulateMedia({ media: 'print' });
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, .lead, .steps *, .thanks *)')]
      .filter((part) => getComputedStyle(part).visibility === 'hidden')
      .map((part) => part.textContent),
  );
  expect(hidden).toEqual([]);
});

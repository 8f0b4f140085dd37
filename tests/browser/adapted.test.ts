import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wakeIslands } from '../support/accessibility/keyboard.ts';
import { lostText, spaceText, stickyShare, unfold } from '../support/accessibility/reflow.ts';
import { inBrowser } from '../support/in-browser.ts';
import { serveSite } from '../support/served-site.ts';

const visit = inBrowser(serveSite);

type Inspection = (page: Page) => Promise<string[]>;

/** Inspects each page in turn and returns all faults, each with the URL of its page. */
async function inspectPages(urls: readonly string[], viewport: { width: number; height: number }, inspect: Inspection) {
  const context = await visit.browser.newContext({ reducedMotion: 'reduce', viewport });
  const page = await context.newPage();
  const found: string[] = [];
  for (const url of urls) {
    await page.goto(visit.site.address + url);
    found.push(...(await inspect(page)).map((fault) => `${url}: ${fault}`));
  }
  await context.close();
  return found;
}

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test('at 400 % zoom, a page scrolls in one direction, loses no text and is not covered by sticky elements', async () => {
  const found = await inspectPages(visit.site.samples, { width: 320, height: 256 }, async (page) => {
    const share = await page.evaluate(stickyShare);
    const covered = share > 0.2 ? [`${Math.round(share * 100)} % of the view stay while the page scrolls`] : [];
    await page.evaluate(unfold);
    const overflow = (await isTooWide(page)) ? ['scrolls sideways'] : [];
    return [...covered, ...overflow, ...(await page.evaluate(lostText))];
  });
  expect(found).toEqual([]);
});

test('on a laptop, wider line, word and letter spacing loses no text', async () => {
  const found = await inspectPages(visit.site.samples, { width: 1280, height: 800 }, async (page) => {
    await page.evaluate(unfold);
    await page.evaluate(spaceText);
    const overflow = (await isTooWide(page)) ? ['scrolls sideways'] : [];
    return [...overflow, ...(await page.evaluate(lostText))];
  });
  expect(found).toEqual([]);
});

test('on a phone with text twice as large, the header stays a single bar and shows all its buttons', async () => {
  // Half the viewport has the same effect, because every width in the style sheets is relative to the font size.
  const found = await inspectPages(visit.site.samples, { width: 180, height: 370 }, async (page) => {
    const parts = await page.locator('.header-in > :is(.brand, .btn), .header-menu > summary').all();
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    return boxes.flatMap((box) =>
      box && box.height < 64 && box.x >= 0 && box.x + box.width <= 180 ? [] : [JSON.stringify(box)],
    );
  });
  expect(found).toEqual([]);
});

test('in forced colours mode, text has the colours of the reader, and states are visible', async () => {
  const context = await visit.browser.newContext({
    reducedMotion: 'reduce',
    forcedColors: 'active',
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(`${visit.site.address}/`);
  await wakeIslands(page);
  // The browser forces the colours of text unless a page opts out. axe cannot check this: it reads the page's own colours.
  // Labels of a drawing lie on its own paper.
  const optedOut = await page.locator('body *').evaluateAll((all) =>
    all
      .filter((each) => getComputedStyle(each).forcedColorAdjust === 'none' && each.textContent)
      .filter((each) => !each.closest('svg'))
      .map((each) => each.outerHTML),
  );
  expect(optedOut).toEqual([]);
  const dots = page.locator('.testimonial-carousel-dot');
  const [current, other] = await Promise.all([dots.nth(0), dots.nth(1)].map((dot) => dot.screenshot()));
  expect(current?.equals(other ?? Buffer.of())).toBe(false);

  const field = page.locator('#contact [name=lastName]');
  const valid = await field.screenshot();
  await field.evaluate((input) => input.setAttribute('aria-invalid', 'true'));
  expect((await field.screenshot()).equals(valid)).toBe(false);

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

test('in print, the thank-you page shows everything that it shows on the screen', async () => {
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

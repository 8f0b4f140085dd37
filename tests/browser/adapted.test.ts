import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { wakeIslands } from '../support/accessibility/keyboard.ts';
import { lostText, spaceText, stickyShare, unfold } from '../support/accessibility/reflow.ts';
import { inBrowser } from '../support/in-browser.ts';
import { serveSite } from '../support/served-site.ts';

const visit = inBrowser(serveSite);

const found = { zoomed: [] as string[], spaced: [] as string[], header: [] as string[] };

/** Opens each page once for all inspections. */
beforeAll(async () => {
  const context = await visit.browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const url of visit.site.samples) {
    const note = (faults: string[], more: readonly string[]) => faults.push(...more.map((fault) => `${url}: ${fault}`));
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(visit.site.address + url);
    const share = await page.evaluate(stickyShare);
    if (share > 0.2) note(found.zoomed, [`${Math.round(share * 100)} % of the view stay while the page scrolls`]);
    // Half the viewport has the same effect as larger text: every width in the style sheets is relative to the font size.
    await page.setViewportSize({ width: 180, height: 370 });
    note(found.header, await displacedInHeader(page));
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(unfold);
    note(found.zoomed, await lostIn(page));
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(spaceText);
    note(found.spaced, await lostIn(page));
  }
  await context.close();
});

async function lostIn(page: Page): Promise<string[]> {
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return [...(isTooWide ? ['scrolls sideways'] : []), ...(await page.evaluate(lostText))];
}

async function displacedInHeader(page: Page): Promise<string[]> {
  const parts = await page.locator('.header-in > :is(.brand, .btn), .header-menu > summary').all();
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return boxes.flatMap((box) =>
    box && box.height < 64 && box.x >= 0 && box.x + box.width <= 180 ? [] : [JSON.stringify(box)],
  );
}

test(
  'at 400 % zoom, a page scrolls in one direction, loses no text and is not covered by sticky elements',
  { tags: 'slow' },
  () => expect(found.zoomed).toEqual([]),
);

test('on a laptop, wider line, word and letter spacing loses no text', { tags: 'slow' }, () =>
  expect(found.spaced).toEqual([]),
);

test(
  'on a phone with text twice as large, the header stays a single bar and shows all its buttons',
  { tags: 'slow' },
  () => expect(found.header).toEqual([]),
);

test('in forced colours mode, text has the colours of the reader, and states are visible', {
  tags: 'slow',
}, async () => {
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

test('in print, the thank-you page shows everything that it shows on the screen', { tags: 'slow' }, async () => {
  const page = await visit.ownPage();
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

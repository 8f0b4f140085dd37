import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inBrowser, PHONE } from '../support/in-browser.ts';
import { serveSite } from '../support/served-site.ts';

const visit = inBrowser(serveSite);

async function open(url: string, options: BrowserContextOptions): Promise<Page> {
  const page = await visit.newPage(options);
  await page.goto(visit.site.address + url);
  return page;
}

const mark = (page: Page, slug: string) => page.locator(`.region-map svg a[href="/regional/${slug}/"]`).last();
const cardOn = (page: Page) => page.locator('.region-map .region-map-card');

interface Box {
  readonly owner: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Returns the rendered boxes of all visible matches, each with the name of its mark. */
const boxesOf = (map: Locator, selector: string) =>
  map.locator(selector).evaluateAll((all) =>
    all
      .filter((each) => each.getClientRects().length > 0)
      .map((each): Box => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return {
          owner: each.parentElement?.getAttribute('aria-label') ?? each.textContent ?? '',
          left,
          top,
          right,
          bottom,
        };
      }),
  );

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe('the maps', () => {
  test('name the regions, and no name covers another one or a mark, on phones and on desktops', async () => {
    const page = await open('/', { viewport: PHONE });
    for (const width of [320, 360, 768, 960, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      for (const map of await page.locator('.region-map').all()) {
        const names = await boxesOf(map, 'a text');
        const marks = await boxesOf(map, 'a circle');
        expect(names.length, `names at ${width}`).toBeGreaterThanOrEqual(marks.length - (width < 360 ? 3 : 0));
        for (const name of names) {
          const others = [...names, ...marks].filter(({ owner }) => owner !== name.owner);
          expect(
            others.filter((other) => overlap(name, other)).map(({ owner }) => owner),
            `${name.owner} at ${width}`,
          ).toEqual([]);
          expect(name.left, name.owner).toBeGreaterThanOrEqual(0);
          expect(name.right, name.owner).toBeLessThanOrEqual(width);
        }
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    const country = page.getByRole('group', { name: 'Karte: Deutschschweiz' });
    expect(
      await country.getByRole('link', { name: 'Zug, ZG, Termin: meist innert 24 Stunden, ab CHF 400' }).count(),
    ).toBe(1);
  });

  test('open a card on focus and on hover, and Escape closes it', { tags: 'slow' }, async () => {
    const page = await open('/', { viewport: { width: 1280, height: 900 } });
    await page.locator('.maps').scrollIntoViewIfNeeded();
    await cardOn(page).waitFor({ state: 'attached' });
    await page.locator('.maps .skip').focus();
    await page.keyboard.press('Tab');
    const first = page.locator('.region-map a').first();
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await cardOn(page).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await cardOn(page).isVisible()).toBe(false);
    await page.keyboard.press('Tab');
    expect(await cardOn(page).isVisible()).toBe(true);

    // The card of the mark with the focus can cover others.
    await page.keyboard.press('Escape');
    const zurich = mark(page, 'zuerich').locator('circle');
    await zurich.hover();
    const card = cardOn(page);
    expect(await card.textContent()).toMatch(/^Zürich, ZHTermin: 24–48.Stundenab CHF.400$/);
    expect(await card.getAttribute('href')).toBe('/regional/zuerich/');
    // Moving the pointer from the mark to its card must not close the card.
    const { x, y, height } = (await card.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    const dot = (await zurich.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.mouse.move(dot.x + dot.width / 2, y + height - 4, { steps: 8 });
    await page.mouse.move(x + 20, y + 20, { steps: 8 });
    expect(await card.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await card.isVisible()).toBe(false);
  });

  test('highlight the mark of the region that covers a found place', { tags: 'slow' }, async () => {
    const page = await open('/', { viewport: { width: 1280, height: 900 } });
    const found = () =>
      page.locator('.region-map .is-found').evaluateAll((marks) => marks.map((each) => each.getAttribute('href')));
    await page.locator('#where-place').scrollIntoViewIfNeeded();
    await page.locator('#where-place').fill('6330');
    await page.locator('.place-finder-answer').waitFor();
    expect(await found()).toEqual(['/regional/zug/']);
    await page.locator('#where-place').fill('');
    await expect.poll(found).toEqual([]);
  });

  test('work without script: a tap opens the page', { tags: 'slow' }, async () => {
    const viewport = { width: 768, height: 1024 };
    const context = { javaScriptEnabled: false, hasTouch: true, isMobile: true, viewport };
    const page = await open('/', context);
    await mark(page, 'zug').locator('text').first().tap();
    await page.waitForURL(`${visit.site.address}/regional/zug/`);

    await page.goto(`${visit.site.address}/regional/horgen/`);
    // On the page of a region, its own mark is not a link, but those of its neighbours are.
    const neighbourhood = page.getByRole('group', { name: 'Karte: Horgen und Umgebung' });
    expect(await neighbourhood.getByRole('link', { name: /^Horgen/ }).count()).toBe(0);
    expect(await neighbourhood.getByText('Horgen', { exact: true }).isVisible()).toBe(true);
    await neighbourhood.getByRole('link', { name: /^Meilen, ZH/ }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${visit.site.address}/regional/meilen/`);
  });
});

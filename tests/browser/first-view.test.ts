import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Service } from '../../.types/data.ts';
import { sampleSources } from '../support/data-files.ts';
import { inBrowser } from '../support/in-browser.ts';
import { serveSite } from '../support/served-site.ts';

const visit = inBrowser(() => serveSite());

/** URLs of all regions, and of the services that state a price. */
const PRICED = new Set(
  sampleSources().flatMap(({ file, source }) => {
    const [, folder, slug] = /^data\/(services|regions)\/(.+)\.yaml$/.exec(file) ?? [];
    if (folder === 'services' && !(source.value as Service).prices) return [];
    return slug ? [`/${folder === 'regions' ? 'regional' : folder}/${slug}/`] : [];
  }),
);

/** Returns what is missing from the first view of each page at each size, with the cookie banner open and nothing scrolled. */
async function missingFromPages(urls: readonly string[], ...sizes: readonly (readonly [number, number])[]) {
  const page = await visit.newPage();
  const missing: string[] = [];
  for (const url of urls) {
    await page.goto(visit.site.address + url);
    await page.getByRole('region', { name: /Cookies/ }).waitFor();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      missing.push(...(await missingFromView(page, url)).map((what) => `${url} ${width}×${height}: ${what}`));
    }
  }
  return missing;
}

async function missingFromView(page: Page, url: string): Promise<readonly string[]> {
  const missing: string[] = [];
  const needs = async (what: string, selector: string) => {
    if (!(await isInView(page, selector))) missing.push(what);
  };
  await needs('how soon', '.page-hero-glance li:last-child, .hero-answers > div:nth-child(2)');
  if (PRICED.has(url) || url === '/')
    await needs('what it costs', '.page-hero-glance li:first-child, .hero-answers > div:first-child');
  await needs('a call', 'a[href^="tel:"]');
  await needs('an offer', 'a[href$="#contact"].btn');
  return missing;
}

/** True if one of the elements is fully in view, with its top left and bottom right corner uncovered. */
const isInView = (page: Page, selector: string) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].some((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        const isWithin = width > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        const corners = [
          [left + 3, top + 3],
          [right - 3, bottom - 3],
        ] as const;
        return isWithin && corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
      }),
    selector,
  );

test('on a small phone, the first view states the price and how soon, and has uncovered links for a call and an offer', async () => {
  const all = visit.site.urls.filter((url) => url === '/' || /^\/(services|regional)\/[^/]+\/$/.test(url));
  // Every second: pages of a type differ in the length of their texts alone.
  const urls = all.filter((url, index) => url === '/' || index % 2 === 0);
  expect(urls.length).toBeGreaterThan(6);
  expect(await missingFromPages(urls, [390, 664])).toEqual([]);
});

test('the first view has the same on a phone and on a laptop', { tags: 'slow' }, async () => {
  const urls = ['/', '/services/schimmel/', '/services/todesfall/', '/regional/zuerich/'];
  expect(await missingFromPages(urls, [360, 800], [1440, 900])).toEqual([]);
});

test('a phone held sideways shows on the home page what it costs, and a call', { tags: 'slow' }, async () => {
  expect(await missingFromPages(['/'], [740, 360])).not.toContainEqual(expect.stringMatching(/costs|call/));
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../help/browser.ts';
import { type ServedSite, serveSite } from '../help/served-site.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const PHONE_NUMBER = 'tel:+41620000000';

/** A small phone, a tablet, a laptop. */
const WIDTHS = [320, 768, 1280];

/** What is looked at on each page; every look names what is wrong there. */
const LOOKS = {
  async accessibility(): Promise<string[]> {
    await page.evaluate(AXE);
    const { violations } = (await page.evaluate(
      `axe.run({ runOnly: ${JSON.stringify(RULES)}, resultTypes: ['violations'] })`,
    )) as AxeResults;
    return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  },
  async width(): Promise<string[]> {
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    return excess > 0 ? [`${excess} px too wide`] : [];
  },
  async motion(): Promise<string[]> {
    // What follows the reader's own scrolling, like the shrinking header, does not move by itself.
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length,
    );
    return moving > 0 ? [`${moving} animations`] : [];
  },
  async phone(): Promise<string[]> {
    const links = page.locator('a[href^="tel:"]');
    const numbers = await links.evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')))]);
    const isAtHand = await page.locator('header a[href^="tel:"]').isVisible();
    return numbers.join() === PHONE_NUMBER && isAtHand ? [] : [`dials ${numbers.join(', ')}`];
  },
};

type Found = Record<keyof typeof LOOKS, string[]>;

let site: ServedSite;
let browser: Browser;
let page: Page;
/** Opening a page costs more than looking at it, so each is opened once for all looks. */
const found: Found = { accessibility: [], width: [], motion: [], phone: [] };
const asked = new Set<string>();

beforeAll(async () => {
  site = await serveSite();
  browser = await launchBrowser();
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  page = await context.newPage();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await visitAll();
}, 300_000);

afterAll(async () => {
  await browser?.close();
  site?.close();
});

/** Opens every page on a small phone, where room is scarcest, and one of every kind at the other widths. */
async function visitAll(): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const url of width === WIDTHS[0] ? site.urls : site.samples) {
      await page.goto(site.address + url);
      // Before axe, which takes its time: an animation of half a second must not slip through.
      for (const name of ['motion', 'width', 'phone', 'accessibility'] as const) {
        const wrong = await LOOKS[name]();
        found[name].push(...wrong.map((what) => `${url} at ${width} px: ${what}`));
      }
    }
  }
}

describe('every page, on a phone, a tablet and a laptop', () => {
  test('was looked at', () => {
    expect(site.urls.length).toBeGreaterThan(60);
    expect(site.samples.length).toBeGreaterThan(10);
  });

  test('passes the accessibility rules of axe', () => expect(found.accessibility).toEqual([]));

  test('never scrolls sideways', () => expect(found.width).toEqual([]));

  test('asks nothing of a foreign host', () => expect([...asked]).toEqual([site.address]));

  test('stands still for people who asked for less motion', () => expect(found.motion).toEqual([]));

  test('has the phone one tap away, at the same number', () => expect(found.phone).toEqual([]));
});

test('with the keyboard, focus is always visible and never under the header or a floating button', async () => {
  const found: string[] = [];
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const url of site.samples) {
      await page.goto(site.address + url);
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press('Tab');
        const hidden = await page.evaluate(hiddenFocus);
        if (hidden) found.push(`${url} at ${width} px, step ${step}: ${hidden}`);
      }
    }
  }
  expect(found).toEqual([]);
}, 240_000);

/** Runs in the page: names the focused element if nothing of it can be seen, or if it shows no focus ring. */
function hiddenFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const name = `${focused.tagName.toLowerCase()} «${(focused.textContent ?? '').trim().slice(0, 30)}»`;
  const style = getComputedStyle(focused);
  if (style.outlineStyle === 'none' && style.boxShadow === 'none') return `${name} shows no focus`;
  const boxes = [...focused.getClientRects()];
  const seen = boxes.some((box) =>
    [0.1, 0.5, 0.9].some((share) => {
      const top = document.elementFromPoint(box.left + box.width * share, box.top + box.height / 2);
      return top !== null && (focused.contains(top) || top.contains(focused));
    }),
  );
  return seen ? undefined : `${name} is covered`;
}

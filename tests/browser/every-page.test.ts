import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../help/browser.ts';
import { type ServedSite, serveSite } from '../help/served-site.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A small phone, a tablet, a laptop. */
const WIDTHS = [320, 768, 1280];

let site: ServedSite;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  site = await serveSite();
  browser = await launchBrowser();
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  page = await context.newPage();
});

afterAll(async () => {
  await browser?.close();
  site?.close();
});

/** Opens every page on a small phone, where room is scarcest, and one of every kind at the other widths. */
async function eachPage(look: (where: string) => Promise<readonly unknown[]>): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const url of width === WIDTHS[0] ? site.urls : site.samples) {
      await page.goto(site.address + url);
      found.push(...(await look(`${url} at ${width} px`)));
    }
  }
  return found;
}

describe('every page, on a phone, a tablet and a laptop', () => {
  test('passes the accessibility rules of axe', async () => {
    const found = await eachPage(async (where) => {
      await page.evaluate(AXE);
      const { violations } = (await page.evaluate(
        `axe.run({ runOnly: ${JSON.stringify(RULES)}, resultTypes: ['violations'] })`,
      )) as AxeResults;
      return violations.map(
        ({ id, nodes }) => `${where}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      );
    });
    expect(found).toEqual([]);
  });

  test('never scrolls sideways', async () => {
    const found = await eachPage(async (where) => {
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      return excess > 0 ? [`${where}: ${excess} px too wide`] : [];
    });
    expect(found).toEqual([]);
  });

  test('asks nothing of a foreign host', async () => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    await eachPage(async () => []);
    expect([...asked]).toEqual([site.address]);
  });

  test('stands still for people who asked for less motion', async () => {
    const found = await eachPage(async (where) => {
      // What follows the reader's own scrolling, like the shrinking header, does not move by itself.
      const moving = await page.evaluate(
        () => document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length,
      );
      return moving > 0 ? [`${where}: ${moving} animations`] : [];
    });
    expect(found).toEqual([]);
  });
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

import type { Browser } from 'playwright-core';
import type { ServedSite } from '../served-site.ts';
import type { RingMeter } from './focus-ring.ts';
import { wakeIslands, walkWithKeyboard } from './keyboard.ts';

/** A laptop, a phone, and a laptop at 400 % zoom. The banner is open in all of them. */
export const SCREENS = {
  'on a laptop': { width: 1280, height: 800 },
  'on a phone': { width: 360, height: 740 },
  'at 400 %': { width: 320, height: 256 },
} as const;

/**
 * Walks through pages of a site with the keyboard: by default, its samples. The footer holds half of all focusable
 * elements and is the same on every page, so it is only walked through on the first.
 *
 * @param meter measures the focus ring of each new kind of element
 * @returns faults
 */
export async function walkThrough(
  { address, samples }: ServedSite,
  browser: Browser,
  viewport: { readonly width: number; readonly height: number },
  meter: RingMeter,
  urls = samples,
): Promise<readonly string[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport });
  const wrong: string[] = [];
  for (const [index, url] of urls.entries()) {
    const page = await context.newPage();
    await page.goto(address + url);
    await wakeIslands(page);
    const known = index === 0 ? undefined : '.footer';
    const found = await walkWithKeyboard(page, ({ kind }) => meter.judge(page, kind), known);
    wrong.push(...found.map((what) => `${url}: ${what}`));
    await page.close();
  }
  await context.close();
  return wrong;
}

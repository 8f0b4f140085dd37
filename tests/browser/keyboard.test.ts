import { expect, test } from 'vitest';
import { ringMeter } from '../support/accessibility/focus-ring.ts';
import { SCREENS, walkThrough } from '../support/accessibility/keyboard.ts';
import { inBrowser } from '../support/in-browser.ts';
import { serveSite } from '../support/served-site.ts';

const visit = inBrowser(serveSite);

/** Walks through some of the samples with the most parts. `npm run proof` walks through all of them on each screen. */
async function walk(screen: keyof typeof SCREENS, from: number, to: number): Promise<void> {
  const meter = await ringMeter(visit.browser);
  const urls = visit.site.samples.slice(from, to);
  expect(await walkThrough(visit.site, visit.browser, SCREENS[screen], meter, urls)).toEqual([]);
  expect(meter.measured()).toBeGreaterThan(10 * urls.length);
}

const PROMISE = 'the keyboard alone reaches everything in order, and what has the focus shows it and is never covered';

test(`on a phone, ${PROMISE}`, () => walk('on a phone', 1, 2));

test(`on a phone, on further pages, ${PROMISE}`, { tags: 'slow' }, () => walk('on a phone', 2, 4));

test(`on a laptop, ${PROMISE}`, { tags: 'slow' }, () => walk('on a laptop', 0, 1));

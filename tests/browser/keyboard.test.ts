import { beforeAll, expect, test } from 'vitest';
import { type RingMeter, ringMeter } from '../support/accessibility/focus-ring.ts';
import { SCREENS, walkThrough } from '../support/accessibility/keyboard-walk.ts';
import { inBrowser } from '../support/in-browser.ts';
import { serveSite } from '../support/served-site.ts';

const visit = inBrowser(serveSite);

/** Shared by all screens: measuring focus rings is slow, so each kind of element is measured on the first screen with it. */
let meter: RingMeter;

beforeAll(async () => {
  meter = await ringMeter(visit.browser);
});

/** The number of pages per screen. Smaller screens differ only on the pages with the most parts, which come first. */
test.each([
  ['on a laptop', 4],
  ['on a phone', 2],
  ['at 400 %', 1],
] as const)(
  '%s, the keyboard alone reaches everything in order, and what has the focus shows it and is never covered',
  async (screen, pages) => {
    expect(await walkThrough(visit.site, visit.browser, SCREENS[screen], meter, pages)).toEqual([]);
    expect(meter.measured()).toBeGreaterThan(30);
  },
  240_000,
);

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

/** The number of pages per screen, those with the most parts first. `npm run proof` walks through all of them. */
test.each([
  ['on a laptop', 2],
  ['on a phone', 1],
] as const)(
  '%s, the keyboard alone reaches everything in order, and what has the focus shows it and is never covered',
  async (screen, pages) => {
    expect(await walkThrough(visit.site, visit.browser, SCREENS[screen], meter, pages)).toEqual([]);
    expect(meter.measured()).toBeGreaterThan(30);
  },
);

import { beforeAll, expect, test } from 'vitest';
import { type RingMeter, ringMeter } from '../support/accessibility/focus-ring.ts';
import { SCREENS, walkThrough } from '../support/accessibility/keyboard.ts';
import { inBrowser } from '../support/in-browser.ts';
import { serveSite } from '../support/served-site.ts';

const visit = inBrowser(serveSite);

/** Shared by all screens: measuring focus rings is slow, so each kind of element is measured on the first screen with it. */
let meter: RingMeter;

beforeAll(async () => {
  meter = await ringMeter(visit.browser);
});

/** One of the two samples with the most parts for each screen. `npm run proof` walks through all of them on each. */
test.each([
  ['on a laptop', 0],
  ['on a phone', 1],
] as const)(
  '%s, the keyboard alone reaches everything in order, and what has the focus shows it and is never covered',
  async (screen, sample) => {
    const urls = visit.site.samples.slice(sample, sample + 1);
    expect(await walkThrough(visit.site, visit.browser, SCREENS[screen], meter, urls)).toEqual([]);
    expect(meter.measured()).toBeGreaterThan(30);
  },
);

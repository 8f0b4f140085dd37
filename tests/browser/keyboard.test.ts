import { beforeAll, expect, test } from 'vitest';
import { type RingMeter, ringMeter } from '../support/accessibility/focus-ring.ts';
import { SCREENS, walkThrough } from '../support/accessibility/keyboard-walk.ts';
import { inBrowser } from '../support/in-browser.ts';
import { serveSite } from '../support/served-site.ts';

const visit = inBrowser(serveSite);

/** Measuring the focus takes longer than all the rest, so each kind of element is measured on the first screen that has it. */
let meter: RingMeter;

beforeAll(async () => {
  meter = await ringMeter(visit.browser);
});

/** What differs on smaller screens is in the pages with the most parts, which come first. */
test.each([
  ['on a laptop', 4],
  ['on a phone', 2],
  ['at 400 %', 1],
] as const)(
  'with the keyboard %s, everything is reached in order, shows its focus and is never covered',
  async (screen, pages) => {
    expect(await walkThrough(visit.site, visit.browser, SCREENS[screen], meter, pages)).toEqual([]);
    expect(meter.measured()).toBeGreaterThan(30);
  },
  240_000,
);

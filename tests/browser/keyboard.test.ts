import { expect, test } from 'vitest';
import { ringMeter } from '../support/accessibility/focus-ring.ts';
import { SCREENS, walkThrough } from '../support/accessibility/keyboard.ts';
import { inBrowser } from '../support/in-browser.ts';
import { serveSite } from '../support/served-site.ts';

const visit = inBrowser(serveSite);

/** `npm run proof` walks through every kind of page, and on other screens. */
test('on a phone, the keyboard alone reaches everything in order, and what has the focus shows it and is never covered', async () => {
  const meter = await ringMeter(visit.browser);
  const [, service = ''] = visit.site.samples;
  expect(await walkThrough(visit.site, visit.browser, SCREENS['on a phone'], meter, [service])).toEqual([]);
  expect(meter.measured()).toBeGreaterThan(20);
});

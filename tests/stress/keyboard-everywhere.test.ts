import { expect, test } from 'vitest';
import { ringMeter } from '../support/accessibility/focus-ring.ts';
import { SCREENS, walkThrough } from '../support/accessibility/keyboard-walk.ts';
import { inBrowser } from '../support/in-browser.ts';
import { serveSite } from '../support/served-site.ts';

const visit = inBrowser(serveSite);

test.each(Object.entries(SCREENS))(
  '%s, the keyboard alone reaches everything on every kind of page in order, and what has the focus shows it and is never covered',
  async (_, screen) => {
    const meter = await ringMeter(visit.browser);
    expect(await walkThrough(visit.site, visit.browser, screen, meter)).toEqual([]);
    expect(meter.measured()).toBeGreaterThan(30);
  },
  600_000,
);

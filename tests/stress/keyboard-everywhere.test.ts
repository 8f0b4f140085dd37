import { expect, test } from 'vitest';
import { ringMeter } from '../support/accessibility/focus-ring.ts';
import { SCREENS, wakeIslands, walkThrough, walkWithKeyboard } from '../support/accessibility/keyboard.ts';
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

test('in forced colours mode, what has the focus shows it', async () => {
  const context = await visit.browser.newContext({
    reducedMotion: 'reduce',
    forcedColors: 'active',
    viewport: SCREENS['on a laptop'],
  });
  const page = await context.newPage();
  const meter = await ringMeter(visit.browser);
  await page.goto(`${visit.site.address}/`);
  await wakeIslands(page);
  expect(await walkWithKeyboard(page, ({ kind }) => meter.judge(page, kind))).toEqual([]);
  await context.close();
}, 600_000);

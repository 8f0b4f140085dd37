import { afterAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { inBrowser } from '../support/in-browser.ts';
import { serveSite } from '../support/served-site.ts';

const visit = inBrowser(serveSite, () => launchBrowser({ withGraphicsCard: true }));
afterAll(() => visit.browser.close());

describe('the fog that drifts', () => {
  test('leaves the rest of the page alone: nothing is laid out or painted for its frames', async () => {
    const page = await visit.newPage({ reducedMotion: 'no-preference' });
    const isDrifting = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .some(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline),
      );
    // It drifts for some seconds only, of which a slow machine needs many for the rest of the page.
    await page.goto(visit.site.address, { waitUntil: 'commit' });
    await expect.poll(isDrifting).toBe(true);
    const session = await page.context().newCDPSession(page);
    const names: string[] = [];
    session.on('Tracing.dataCollected', ({ value }) => names.push(...value.map(({ name }) => String(name))));
    /**
     * How often something is laid out or painted within half a second. How often the page is prepared for that follows from
     * how many frames the machine draws.
     */
    const paintings = async () => {
      names.length = 0;
      const traceConfig = { includedCategories: ['devtools.timeline'] };
      await session.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' });
      await new Promise((resolve) => setTimeout(resolve, 500));
      const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
      await session.send('Tracing.end');
      await isComplete;
      expect(names).not.toEqual([]);
      return names.filter((name) => name === 'Layout' || name === 'Paint').length;
    };
    // In the first seconds, the page itself may still be arriving.
    const counted: number[] = [];
    while (await isDrifting()) {
      const count = await paintings();
      if (await isDrifting()) counted.push(count);
    }
    expect(Math.min(...counted)).toBe(0);
  });
});

import { afterAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { inBrowser } from '../support/in-browser.ts';
import { serveSite } from '../support/served-site.ts';

const visit = inBrowser(serveSite, () => launchBrowser({ withGraphicsCard: true }));
afterAll(() => visit.browser.close());

describe('the drifting fog', () => {
  test('causes neither layout nor paint of the page for its frames', async () => {
    const page = await visit.newPage({ reducedMotion: 'no-preference' });
    const isDrifting = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .some(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline),
      );
    // It drifts for a few seconds only, many of which a slow machine spends on loading the rest of the page.
    await page.goto(visit.site.address, { waitUntil: 'commit' });
    await expect.poll(isDrifting).toBe(true);
    const session = await page.context().newCDPSession(page);
    const names: string[] = [];
    session.on('Tracing.dataCollected', ({ value }) => names.push(...value.map(({ name }) => String(name))));
    /**
     * Counts layouts and paints within half a second. Events that prepare them are not counted, because their number depends
     * on the frame rate of the machine.
     */
    const countPaints = async () => {
      names.length = 0;
      const traceConfig = { includedCategories: ['devtools.timeline'] };
      await session.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' });
      await new Promise((resolve) => setTimeout(resolve, 500));
      const completed = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
      await session.send('Tracing.end');
      await completed;
      expect(names).not.toEqual([]);
      return names.filter((name) => name === 'Layout' || name === 'Paint').length;
    };
    // The page itself may still be loading in the first seconds, so only the minimum counts.
    const counts: number[] = [];
    while (await isDrifting()) {
      const count = await countPaints();
      if (await isDrifting()) counts.push(count);
    }
    expect(Math.min(...counts)).toBe(0);
  });
});

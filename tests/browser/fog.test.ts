import { afterAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { inBrowser } from '../support/in-browser.ts';
import { serveSite } from '../support/served-site.ts';

const visit = inBrowser(serveSite, () => launchBrowser({ withGraphicsCard: true }));
afterAll(() => visit.browser.close());

const MIN_FRAMES = 3;

describe('the drifting fog', () => {
  test('causes neither layout nor paint of the page for its frames', async () => {
    const page = await visit.newPage({ reducedMotion: 'no-preference' });
    /** Makes the drift, which lasts a few seconds, go on for as long as a slow machine needs. Returns the number of its parts. */
    const prolong = () =>
      page.evaluate(() => {
        const drifting = document
          .getAnimations()
          .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline);
        for (const { effect } of drifting) effect?.updateTiming({ iterations: Number.POSITIVE_INFINITY });
        return drifting.length;
      });
    await page.goto(visit.site.address, { waitUntil: 'commit' });
    await expect.poll(prolong).toBeGreaterThan(0);
    await page.waitForLoadState('load');
    const session = await page.context().newCDPSession(page);
    const names: string[] = [];
    session.on('Tracing.dataCollected', ({ value }) => names.push(...value.map(({ name }) => String(name))));
    /**
     * Counts layouts and paints within two seconds. Events that prepare them are not counted, because their number depends on
     * the frame rate of the machine. Without some frames, there would be nothing to see in any case.
     */
    const countPaints = async () => {
      names.length = 0;
      const traceConfig = { includedCategories: ['devtools.timeline'] };
      await session.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' });
      await new Promise((resolve) => setTimeout(resolve, 2000));
      const completed = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
      await session.send('Tracing.end');
      await completed;
      const count = (...wanted: string[]) => names.filter((name) => wanted.includes(name)).length;
      return count('UpdateLayoutTree') < MIN_FRAMES ? 'too few frames, timed out' : count('Layout', 'Paint');
    };
    // Late fonts and pictures of the page still cause some.
    await expect.poll(countPaints).toBe(0);
    expect(await prolong()).toBeGreaterThan(0);
  });
});

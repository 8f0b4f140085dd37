import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../src/build.ts';
import { site } from '../../templates/site.ts';
import { lostText, unfold } from '../support/accessibility/reflow.ts';
import { type Amount, COUNTED_PAGES, writeCountedSample } from '../support/counted-sample.ts';
import { inBrowser } from '../support/in-browser.ts';
import { sharedCacheOf } from '../support/known.ts';
import { serveSite } from '../support/served-site.ts';

/** Builds the sample with a different number of entries in its lists, expects no error, and serves it. */
async function serveCounted(folder: string, amount: Amount) {
  const [root, out] = [join(folder, amount), join(folder, `${amount}-dist`)];
  writeCountedSample(root, amount);
  const { problems, pages } = await build(site, { root, out, cache: sharedCacheOf(site) });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const files = pages.map(({ route: { url, entry } }) => ({ url, type: entry.type.name, file: entry.source.file }));
  return serveSite(Promise.resolve({ out, pages: files }));
}

async function serveBoth() {
  const folder = mkdtempSync(join(tmpdir(), 'nebel-counts-'));
  const [least, twice] = [await serveCounted(folder, 'least'), await serveCounted(folder, 'twice')];
  return {
    least,
    twice,
    close() {
      least.close();
      twice.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const visit = inBrowser(serveBoth);

test.each([
  ['as few as allowed', 'least', 360],
  ['as few as allowed', 'least', 1440],
  ['twice as many', 'twice', 360],
  ['twice as many', 'twice', 1440],
] as const)('with %s entries (%s), a viewport of %i pixels shows all of every page', async (_, amount, width) => {
  const page = await visit.newPage({ viewport: { width, height: 900 }, javaScriptEnabled: false });
  const wrong: string[] = [];
  for (const url of COUNTED_PAGES) {
    await page.goto(visit.site[amount].address + url);
    await page.evaluate(unfold);
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    wrong.push(
      ...[...(isTooWide ? ['is too wide'] : []), ...(await page.evaluate(lostText))].map((each) => `${url} ${each}`),
    );
  }
  expect(wrong).toEqual([]);
});

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import type { SiteDefinition } from '../../src/api/template-api.ts';
import { build } from '../../src/build.ts';
import { createStaticServer } from '../../src/hosting/serve/static-server.ts';
import { site as realSite } from '../../templates/site.ts';
import { copySample, sharedCacheOf } from '../support/data-files.ts';
import { inBrowser } from '../support/in-browser.ts';
import { suiteFolder } from '../support/mini-site.ts';
import { listen } from '../support/running.ts';

const PATH = '/nebel';

const visit = inBrowser(async () => {
  const root = suiteFolder();
  const out = join(root, 'dist');
  copySample(root);
  const site: SiteDefinition = { ...realSite, baseUrl: () => `https://user.example${PATH}` };
  const { stoppedBy } = await build(site, { root, out, cache: sharedCacheOf(realSite) });
  if (stoppedBy) throw new Error('The site does not build.');
  return listen(createStaticServer(out, { base: PATH }));
});

let page: Page;

beforeEach(async () => {
  page = await visit.newPage();
  await page.goto(`${visit.site.address}${PATH}/`);
});

const pathOf = (address: string) => new URL(address, page.url()).pathname;

test('the place finder leads to pages and to the form below the path of the site', { tags: 'slow' }, async () => {
  const finder = page.locator('.place-finder');
  await finder.scrollIntoViewIfNeeded();
  await finder.getByRole('combobox').fill('Horgen');
  await finder.getByRole('combobox').press('Enter');
  const more = finder.getByRole('link', { name: 'Mehr zu Horgen' });
  await more.waitFor();
  expect(pathOf((await more.getAttribute('href')) ?? '')).toBe(`${PATH}/regional/horgen/`);
  const ask = finder.getByRole('link', { name: 'Offerte anfordern' });
  const address = `${visit.site.address}${PATH}/?ort=Horgen#contact`;
  expect(await ask.evaluate((link) => (link as HTMLAnchorElement).href)).toBe(address);
  await ask.click();
  await expect.poll(() => page.url()).toBe(address);
});

test('the web app manifest is the one below the path of the site', { tags: 'slow' }, async () => {
  await page.waitForLoadState('networkidle');
  await page.mouse.click(1, 1);
  const manifest = page.locator('link[rel=manifest]');
  await manifest.waitFor({ state: 'attached' });
  expect(pathOf((await manifest.getAttribute('href')) ?? '')).toBe(`${PATH}/site.webmanifest`);
});

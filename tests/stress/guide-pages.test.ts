import { expect, test } from 'vitest';
import { axeFindings } from '../support/accessibility/axe.ts';
import { applySteps, teamPhoto, writeBelow } from '../support/guide.ts';
import { inBrowser, PHONE } from '../support/in-browser.ts';
import { serveStarter } from '../support/new-website.ts';

// What the steps of the guide leave on a new website is fit for its visitors.

const visit = inBrowser(serveStarter);

test.each([
  ['page-types', '/jobs/mechanic/'],
  ['front-end', '/'],
  ['islands', '/articles/chain-care/'],
  ['lists', '/advice/'],
  ['lists', '/topics/care/'],
  ['datasets', '/regions/hillside/'],
  ['images', '/services/repair/'],
])('what the chapter %s of the guide adds fits on a phone, and passes the rules of axe', async (guide, path) => {
  const photo = await teamPhoto();
  const { address } = await visit.site.serve('en', (folder) => {
    writeBelow(folder, 'data/photos/team.jpg', photo);
    applySteps(guide, folder);
  });
  const page = await visit.newPage();
  await page.goto(address + path);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  expect(await axeFindings(page)).toEqual([]);
});

test('a button that only a script shows stays hidden without scripts', async () => {
  const { address } = await visit.site.serve('en', (folder) => applySteps('islands', folder));
  const isShown = async (javaScriptEnabled: boolean) => {
    const page = await visit.newPage({ javaScriptEnabled });
    await page.goto(`${address}/articles/chain-care/`, { waitUntil: 'networkidle' });
    return page.locator('[data-print]').isVisible();
  };
  expect([await isShown(true), await isShown(false)]).toEqual([true, false]);
});

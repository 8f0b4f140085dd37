import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import { suiteFolder } from '../support/mini-site.ts';
import { miniSiteProject, openPreview, type Preview } from '../support/preview.ts';

/** A copy of the mini site. `save` and `breakIt` edit the red team's file as a writer would. */
function copy(project: string) {
  const { root, siteModule } = miniSiteProject(project);
  const red = join(root, 'data/teams/red.yaml');
  const text = readFileSync(red, 'utf8');
  const save = (lead: string) => writeFileSync(red, text.replace('We have', lead));
  const breakIt = () => writeFileSync(red, text.replace('league: first', 'league: frist'));
  return { root, siteModule, red, text, save, breakIt };
}

let browser: Browser;
/** Shared by all tests, because starting a preview takes seconds. */
let site: ReturnType<typeof copy>;
let preview: Preview;
/** A page that was opened before the first good build: the preview starts with a mistake. */
let early: Page;

beforeAll(async () => {
  site = copy(suiteFolder());
  writeFileSync(site.red, 'name: [');
  [browser, preview] = await Promise.all([sharedBrowser(), openPreview(site)]);
  early = await browser.newPage();
  await early.goto(`${preview.address}/teams/red/`);
  return async () => {
    await early.close();
    await preview.close();
  };
});

const DIALOG = 'nebel-preview dialog';

let restores = 0;

/** Restores the file, plus a comment so that it counts as changed. */
async function restore(): Promise<void> {
  restores += 1;
  await preview.until(
    () => writeFileSync(site.red, `${site.text}# ${restores}\n`),
    async () => !(await isBroken()) && (await preview.page('/teams/red/')).html.includes('We have'),
  );
}

const isBroken = async () => (await preview.state('/teams/red/')).report !== undefined;

/** Opens a page of the sound preview. Afterwards, the file is restored. */
async function open(path: string, width = 1000): Promise<Page> {
  if (await isBroken()) await restore();
  const page = await browser.newPage({ viewport: { width, height: 640 } });
  onTestFinished(() => page.close());
  await page.goto(preview.address + path);
  onTestFinished(restore);
  return page;
}

const waitForText = (page: Page, text: string) => page.getByText(text).first().waitFor();

test('the overlay is shown on an empty page until the first build passes, and then the page loads automatically', {
  tags: 'slow',
}, async () => {
  await early.getByRole('dialog').waitFor();
  writeFileSync(site.red, site.text);
  await early.getByRole('heading', { level: 1, name: 'Red Team' }).waitFor();
});

describe('a page of the preview', () => {
  test('is not reloaded when only another page has changed', { tags: 'slow' }, async () => {
    const page = await open('/teams/blue/');
    await page.evaluate(() => Object.assign(globalThis, { untouched: true }));
    site.save('Elsewhere we have');
    await expect.poll(async () => (await preview.page('/teams/red/')).html).toContain('Elsewhere we have');
    // Findings are sent to every page. Once they arrive, no message about the earlier build can still be in transit.
    site.breakIt();
    await page.locator(DIALOG).waitFor();
    expect(await page.evaluate(() => 'untouched' in globalThis)).toBe(true);
  });

  test('gets new styles', { tags: 'slow' }, async () => {
    const page = await open('/teams/blue/');
    const sheet = join(site.root, 'templates/styles/site.css');
    const styles = readFileSync(sheet, 'utf8');
    onTestFinished(() => writeFileSync(sheet, styles));
    writeFileSync(sheet, 'main{margin-left:41px}');
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('main') ?? document.body).marginLeft === '41px',
    );
  });
});

describe('the overlay', () => {
  test('states in German what is wrong, and disappears once it is fixed, when the page shows what was saved', {
    tags: 'slow',
  }, async () => {
    const page = await open('/teams/red/');
    site.breakIt();
    const dialog = page.getByRole('dialog', { name: '1 Fehler' });
    await dialog.waitFor();
    expect(await dialog.locator('mark').textContent()).toBe('frist');
    expect(await dialog.locator('.message').textContent()).toContain('«frist»');
    const link = dialog.getByRole('link', { name: /^data\/teams\/red\.yaml:\d+:9$/ });
    expect(await link.getAttribute('href')).toMatch(
      new RegExp(`^vscode://file${site.root}/data/teams/red\\.yaml:\\d+:9$`),
    );
    await waitForText(page, 'Abhilfe');
    site.save('Mended we have');
    await waitForText(page, 'Mended we have');
    await expect.poll(() => page.locator(DIALOG).isVisible()).toBe(false);
  });

  test('can be used with the keyboard alone, and read on a narrow screen', { tags: 'slow' }, async () => {
    const page = await open('/teams/red/', 360);
    site.breakIt();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const focused = () =>
      page.evaluate(() => document.querySelector('nebel-preview')?.shadowRoot?.activeElement?.textContent ?? '');
    const visited = new Set([await focused()]);
    for (let press = 0; press < 3; press += 1) {
      await page.keyboard.press('Tab');
      visited.add(await focused());
    }
    expect([...visited].join('|')).toMatch(/Ausblenden.*data\/teams\/red\.yaml|data\/teams\/red\.yaml.*Ausblenden/);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const reopen = page.getByRole('button', { name: '1 Fehler' });
    await reopen.focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    const { clientWidth, scrollWidth } = await dialog.evaluate(({ clientWidth, scrollWidth }) => ({
      clientWidth,
      scrollWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    expect(clientWidth).toBeLessThanOrEqual(360);
  });

  test('states that the preview is gone, and reconnects when it is back', { tags: 'slow' }, async () => {
    const page = await open('/teams/red/');
    await page.locator('nebel-preview').waitFor({ state: 'attached' });
    await preview.close();
    await waitForText(page, 'Die Vorschau antwortet nicht.');
    site.save('Meanwhile we have');
    preview = await openPreview({ ...site, port: Number(new URL(preview.address).port) });
    await waitForText(page, 'Meanwhile we have');
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { miniSiteProject, openPreview, startPreview } from '../support/preview.ts';

/** Starts a preview of a copy of the mini site. `save` and `breakIt` edit the red team's file as a writer would. */
async function previewCopy(project = temporaryFolder()) {
  const { root, siteModule } = miniSiteProject(project);
  const red = join(root, 'data/teams/red.yaml');
  const text = readFileSync(red, 'utf8');
  const preview = await openPreview({ root, siteModule });
  const save = (lead: string) => writeFileSync(red, text.replace('We have', lead));
  const breakIt = () => writeFileSync(red, text.replace('league: first', 'league: frist'));
  return { preview, root, red, text, save, breakIt };
}

type PreviewedCopy = Awaited<ReturnType<typeof previewCopy>>;

let browser: Browser;
/** Shared by all tests that change only the red team's file, because starting a preview takes seconds. */
let shared: PreviewedCopy;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nebel-dev-'));
  [browser, shared] = await Promise.all([sharedBrowser(), previewCopy(folder)]);
  return async () => {
    await shared.preview.close();
    rmSync(folder, { recursive: true });
  };
});

const DIALOG = 'nebel-preview dialog';

/** Opens a page of a preview in the browser. */
async function openIn({ preview }: PreviewedCopy, path: string, width = 1000): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 640 } });
  onTestFinished(() => page.close());
  await page.goto(preview.address + path);
  return page;
}

let restores = 0;

/** Opens a page of the shared preview. Afterwards the file is restored, plus a comment so that it counts as changed. */
async function open(path: string, width?: number) {
  const { preview, red, text } = shared;
  const page = await openIn(shared, path, width);
  onTestFinished(async () => {
    restores += 1;
    await preview.until(
      () => writeFileSync(red, `${text}# ${restores}\n`),
      async () => {
        const isFixed = (await preview.state('/teams/red/')).report === undefined;
        return isFixed && (await preview.page('/teams/red/')).html.includes('We have');
      },
    );
  });
  return { ...shared, page };
}

/** Opens a page of a separate preview, for a test that changes more. */
async function openAlone(path: string) {
  const own = await previewCopy();
  onTestFinished(own.preview.close);
  return { ...own, page: await openIn(own, path) };
}

const waitForText = (page: Page, text: string) => page.getByText(text).first().waitFor();

describe('a page of the preview', () => {
  test('shows what was saved', async () => {
    const { page, save } = await open('/teams/red/');
    save('Now we have');
    await waitForText(page, 'Now we have');
  });

  test('is not reloaded when only another page has changed', async () => {
    const { page, preview, save, breakIt } = await open('/teams/blue/');
    await page.evaluate(() => Object.assign(globalThis, { untouched: true }));
    save('Elsewhere we have');
    await expect.poll(async () => (await preview.page('/teams/red/')).html).toContain('Elsewhere we have');
    // Findings are sent to every page. Once they arrive, no message about the earlier build can still be in transit.
    breakIt();
    await page.locator(DIALOG).waitFor();
    expect(await page.evaluate(() => 'untouched' in globalThis)).toBe(true);
  });

  test('gets new styles without a reload, and only once, even if findings arrive while they load', async () => {
    const { page, root, breakIt } = await openAlone('/teams/blue/');
    await page.evaluate(() => Object.assign(globalThis, { untouched: true }));
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.css', async (route) => {
      await released;
      await route.continue();
    });
    const requested = page.waitForRequest('**/assets/*.css');
    writeFileSync(join(root, 'templates/styles/site.css'), 'main{margin-left:41px}');
    await requested;
    breakIt();
    await page.locator(DIALOG).waitFor();
    release();
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('main') ?? document.body).marginLeft === '41px',
    );
    expect(await page.evaluate(() => 'untouched' in globalThis)).toBe(true);
    await expect.poll(() => styleSheets(page)).toBe(1);
  });
});

const styleSheets = (page: Page) => page.evaluate(() => document.querySelectorAll('link[rel="stylesheet"]').length);

describe('the overlay', () => {
  test('states in German what is wrong, and disappears once it is fixed', async () => {
    const { page, root, breakIt, save } = await open('/teams/red/');
    breakIt();
    const dialog = page.getByRole('dialog', { name: '1 Fehler' });
    await dialog.waitFor();
    expect(await dialog.locator('mark').textContent()).toBe('frist');
    expect(await dialog.locator('.message').textContent()).toContain('«frist»');
    const link = dialog.getByRole('link', { name: /^data\/teams\/red\.yaml:\d+:9$/ });
    expect(await link.getAttribute('href')).toMatch(new RegExp(`^vscode://file${root}/data/teams/red\\.yaml:\\d+:9$`));
    await waitForText(page, 'Abhilfe');
    save('Mended we have');
    await waitForText(page, 'Mended we have');
    await expect.poll(() => page.locator(DIALOG).isVisible()).toBe(false);
  });

  test('can be used with the keyboard alone', async () => {
    const { page, breakIt } = await open('/teams/red/');
    breakIt();
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
  });

  test('can be read on a narrow screen', async () => {
    const { page, breakIt } = await open('/teams/red/', 360);
    breakIt();
    await page.getByRole('dialog').waitFor();
    const { width, content } = await page
      .locator(DIALOG)
      .evaluate((dialog) => ({ width: dialog.clientWidth, content: dialog.scrollWidth }));
    expect(content).toBeLessThanOrEqual(width);
    expect(width).toBeLessThanOrEqual(360);
  });

  test('is shown on an empty page until the first build passes, and then the page loads automatically', async () => {
    const { root, siteModule } = miniSiteProject();
    const red = join(root, 'data/teams/red.yaml');
    const text = readFileSync(red, 'utf8');
    writeFileSync(red, 'name: [');
    const preview = await startPreview({ root, siteModule });
    const page = await browser.newPage();
    onTestFinished(() => page.close());
    await page.goto(`${preview.address}/teams/red/`);
    await page.getByRole('dialog').waitFor();
    writeFileSync(red, text);
    await page.getByRole('heading', { level: 1, name: 'Red Team' }).waitFor();
  });

  test('states that the preview is gone, and reconnects when it is back', async () => {
    const { page, preview, root, red, text } = await openAlone('/teams/red/');
    await page.locator('nebel-preview').waitFor({ state: 'attached' });
    await preview.close();
    await waitForText(page, 'Die Vorschau antwortet nicht.');
    writeFileSync(red, text.replace('We have', 'Meanwhile we have'));
    await startPreview({
      root,
      siteModule: join(root, 'templates/site.tsx'),
      port: Number(new URL(preview.address).port),
    });
    await waitForText(page, 'Meanwhile we have');
  });
});

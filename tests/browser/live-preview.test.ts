import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { miniSiteProject, openPreview, startPreview } from '../support/preview.ts';

/** A copy of the mini site, its preview, and what a writer does to the red team's file. */
async function previewed(project = temporaryFolder()) {
  const { root, siteModule } = miniSiteProject(project);
  const red = join(root, 'data/teams/red.yaml');
  const text = readFileSync(red, 'utf8');
  const preview = await openPreview({ root, siteModule });
  const save = (words: string) => writeFileSync(red, text.replace('We have', words));
  const breakIt = () => writeFileSync(red, text.replace('league: first', 'league: frist'));
  return { preview, root, red, text, save, breakIt };
}

type Previewed = Awaited<ReturnType<typeof previewed>>;

let browser: Browser;
/** One preview for all tests that change the red team's file and nothing else: starting one takes seconds. */
let shared: Previewed;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nebel-dev-'));
  [browser, shared] = await Promise.all([sharedBrowser(), previewed(folder)]);
  return async () => {
    await shared.preview.close();
    rmSync(folder, { recursive: true });
  };
});

const DIALOG = 'nebel-preview dialog';

/** A page of a preview in a browser. */
async function openIn({ preview }: Previewed, path: string, width = 1000): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 640 } });
  onTestFinished(() => page.close());
  await page.goto(preview.address + path);
  return page;
}

let restored = 0;

/** A page of the preview that the tests share. Afterwards the file is as it was, but for a comment that makes it news. */
async function open(path: string, width?: number) {
  const { preview, red, text } = shared;
  const page = await openIn(shared, path, width);
  onTestFinished(async () => {
    restored += 1;
    await preview.until(
      () => writeFileSync(red, `${text}# ${restored}\n`),
      async () => {
        const isMended = (await preview.state('/teams/red/')).report === undefined;
        return isMended && (await preview.page('/teams/red/')).html.includes('We have');
      },
    );
  });
  return { ...shared, page };
}

/** A page of a preview of its own, for a test that changes more. */
async function openAlone(path: string) {
  const own = await previewed();
  onTestFinished(own.preview.close);
  return { ...own, page: await openIn(own, path) };
}

const says = (page: Page, words: string) => page.getByText(words).first().waitFor();

describe('a page of the preview', () => {
  test('shows what was saved', async () => {
    const { page, save } = await open('/teams/red/');
    save('Now we have');
    await says(page, 'Now we have');
  });

  test('is left alone when only another page has changed', async () => {
    const { page, preview, save, breakIt } = await open('/teams/blue/');
    await page.evaluate(() => Object.assign(globalThis, { untouched: true }));
    save('Elsewhere we have');
    await expect.poll(async () => (await preview.page('/teams/red/')).html).toContain('Elsewhere we have');
    // Findings reach this page too, so after them nothing of the build before can still be on its way.
    breakIt();
    await page.locator(DIALOG).waitFor();
    expect(await page.evaluate(() => 'untouched' in globalThis)).toBe(true);
  });

  test('gets new styles without a reload', async () => {
    const { page, root } = await openAlone('/teams/red/');
    await page.evaluate(() => Object.assign(globalThis, { untouched: true }));
    writeFileSync(join(root, 'templates/styles/site.css'), 'main{margin-left:37px}');
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('main') ?? document.body).marginLeft === '37px',
    );
    expect(await page.evaluate(() => 'untouched' in globalThis)).toBe(true);
    await expect.poll(() => styleSheets(page)).toBe(1);
  });

  test('has them once, also if there is other news before they have come', async () => {
    const { page, root, breakIt } = await openAlone('/teams/blue/');
    let letThrough = () => {};
    const isOpen = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/assets/*.css', async (route) => {
      await isOpen;
      await route.continue();
    });
    const asked = page.waitForRequest('**/assets/*.css');
    writeFileSync(join(root, 'templates/styles/site.css'), 'main{margin-left:41px}');
    await asked;
    breakIt();
    await page.locator(DIALOG).waitFor();
    letThrough();
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('main') ?? document.body).marginLeft === '41px',
    );
    await expect.poll(() => styleSheets(page)).toBe(1);
  });
});

const styleSheets = (page: Page) => page.evaluate(() => document.querySelectorAll('link[rel="stylesheet"]').length);

describe('the overlay', () => {
  test('says in German what is wrong and goes away when it is mended', async () => {
    const { page, root, breakIt, save } = await open('/teams/red/');
    breakIt();
    const dialog = page.getByRole('dialog', { name: '1 Fehler' });
    await dialog.waitFor();
    expect(await dialog.locator('mark').textContent()).toBe('frist');
    expect(await dialog.locator('.message').textContent()).toContain('«frist»');
    const link = dialog.getByRole('link', { name: /^data\/teams\/red\.yaml:\d+:9$/ });
    expect(await link.getAttribute('href')).toMatch(new RegExp(`^vscode://file${root}/data/teams/red\\.yaml:\\d+:9$`));
    await says(page, 'Abhilfe');
    save('Mended we have');
    await says(page, 'Mended we have');
    await expect.poll(() => page.locator(DIALOG).isVisible()).toBe(false);
  });

  test('is worked with the keyboard alone', async () => {
    const { page, breakIt } = await open('/teams/red/');
    breakIt();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const focused = () =>
      page.evaluate(() => document.querySelector('nebel-preview')?.shadowRoot?.activeElement?.textContent ?? '');
    const seen = new Set([await focused()]);
    for (let press = 0; press < 3; press += 1) {
      await page.keyboard.press('Tab');
      seen.add(await focused());
    }
    expect([...seen].join('|')).toMatch(/Ausblenden.*data\/teams\/red\.yaml|data\/teams\/red\.yaml.*Ausblenden/);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const note = page.getByRole('button', { name: '1 Fehler' });
    await note.focus();
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

  test('is shown on an empty page until there is a good one, which then comes by itself', async () => {
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

  test('says that the preview is gone, and goes on by itself when it is back', async () => {
    const { page, preview, root, red, text } = await openAlone('/teams/red/');
    await page.locator('nebel-preview').waitFor({ state: 'attached' });
    await preview.close();
    await says(page, 'Die Vorschau antwortet nicht.');
    writeFileSync(red, text.replace('We have', 'Meanwhile we have'));
    await startPreview({
      root,
      siteModule: join(root, 'templates/site.tsx'),
      port: Number(new URL(preview.address).port),
    });
    await says(page, 'Meanwhile we have');
  });
});

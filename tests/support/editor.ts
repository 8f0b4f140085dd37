/** Drives the studio as an editor would, and compares the data files before and after. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Day } from '../../src/base/lib/day.ts';
import { sharedBrowser } from './browser.ts';
import { copySample, PROJECT } from './data-files.ts';
import { suiteFolder } from './mini-site.ts';
import { openPreview, type Preview } from './preview.ts';

/** Current day in the preview. */
const TODAY = '2026-03-02' as Day;

/** Removed and added lines of a file. Lines that only moved do not count. */
export interface ChangedLines {
  readonly gone: readonly string[];
  readonly new: readonly string[];
}

const STUDIO = '/__nebel/edit';

/** Runs in the studio. Its texts are saved when they are left, and two seconds after the last key otherwise. */
function leaveText(): void {
  for (const { activeElement } of [document, document.querySelector('iframe')?.contentDocument ?? document]) {
    const text = activeElement as HTMLElement | null;
    if (text?.matches('textarea, input:not([type=checkbox]), [contenteditable]')) text.blur();
  }
}

/** Opens a preview of a copy of the sample while the tests of a file run, with a page in the studio. */
export function openEditor(start: string, device: BrowserContextOptions = {}) {
  let root: string;
  let preview: Preview;
  let page: Page;
  let before: ReadonlyMap<string, string>;

  const files = () =>
    new Map(
      readdirSync(join(root, 'data'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.yaml'))
        .map((name) => [join('data', name), readFileSync(join(root, 'data', name), 'utf8')] as const),
    );
  const open = (port = 0) =>
    openPreview({ root, port, siteModule: join(PROJECT, 'templates/site.ts'), edit: true, today: () => TODAY });
  const ready = async () => {
    await page
      .frameLocator('iframe')
      .locator('[data-nebel-field][contenteditable]')
      .first()
      .waitFor({ state: 'attached' });
    await page.getByRole('complementary').getByRole('heading', { level: 1 }).waitFor();
  };

  beforeAll(async () => {
    root = suiteFolder();
    copySample(root);
    const [browser, opened] = await Promise.all([sharedBrowser(), open()]);
    preview = opened;
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      ...device,
    });
    page = await context.newPage();
    await page.goto(preview.address + start);
    await page.getByRole('button', { name: 'Bearbeiten' }).click();
    await page.waitForURL(`**${STUDIO}${start}`);
    await ready();
  });
  beforeEach(() => {
    before = files();
  });
  afterAll(async () => {
    await page?.context().close();
    await preview?.close();
  });

  return {
    /** Folder with the copy of the sample that is edited. */
    get root() {
      return root;
    },
    get preview() {
      return preview;
    },
    /** One studio for all tests of a file: each test continues where the previous one stopped. */
    get page() {
      return page;
    },
    /** The website in the studio. */
    get frame() {
      return page.frameLocator('iframe');
    },
    /** The form beside it. */
    get panel() {
      return page.getByRole('complementary');
    },
    get dialog() {
      return page.getByRole('dialog');
    },
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
    exists: (file: string) => existsSync(join(root, file)),
    /** Data files that differ from before the test, with their changed lines. */
    changed(): Readonly<Record<string, ChangedLines>> {
      const after = files();
      const all = [...new Set([...before.keys(), ...after.keys()])].sort();
      return Object.fromEntries(
        all
          .filter((file) => before.get(file) !== after.get(file))
          .map((file) => {
            const [old, current] = [before.get(file)?.split('\n') ?? [], after.get(file)?.split('\n') ?? []];
            return [
              file,
              {
                gone: old.filter((line) => !current.includes(line)),
                new: current.filter((line) => !old.includes(line)),
              },
            ];
          }),
      );
    },
    /** Opens a page in the studio. */
    async writeOn(path: string) {
      if (new URL(page.url()).pathname === STUDIO + path && (await page.getByRole('dialog').count()) === 0) {
        const back = page.getByRole('button', { name: /^Zurück zu/ });
        if ((await back.count()) > 0) await back.click();
        return;
      }
      await page.goto(preview.address + STUDIO + path);
      await ready();
    },
    /** Runs an action, leaves the text that it may have typed, and waits until all of it is in the files. */
    async saving(act: () => Promise<unknown>) {
      const texts = () => JSON.stringify([...files()]);
      const old = texts();
      await act();
      await page.evaluate(leaveText);
      // More often, reading all files would slow down what it waits for.
      await expect.poll(() => texts() !== old, { interval: 200 }).toBe(true);
      await page.locator('.saved:is(.typing, .draft)').first().waitFor({ state: 'detached' });
    },
    /** Ends the program, and starts it again after an action. */
    async restart(act: () => Promise<unknown>) {
      await preview.close();
      await act();
      preview = await open(Number(new URL(preview.address).port));
    },
    /** Waits until the texts of the page that is shown can be typed into. */
    ready,
  };
}

export type Editor = ReturnType<typeof openEditor>;

/** Drives the preview as an editor would, and compares the data files before and after. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Day } from '../../src/base/lib/day.ts';
import { sharedBrowser } from './browser.ts';
import { PROJECT, SAMPLE } from './data-files.ts';
import { openPreview, type Preview } from './preview.ts';

/** Current day in the preview. */
const TODAY = '2026-03-02' as Day;

/** Removed and added lines of a file. Lines that only moved do not count. */
export interface ChangedLines {
  readonly gone: readonly string[];
  readonly new: readonly string[];
}

export interface Editor {
  /** Folder with the copy of the sample. */
  readonly root: string;
  readonly preview: Preview;
  /** One page for all tests of a file: each test continues where the previous one stopped. */
  readonly page: Page;
  /** The topmost dialog. */
  readonly dialog: Locator;
  read(file: string): string;
  exists(file: string): boolean;
  /** Content of a file before the test. */
  before(file: string): string | undefined;
  /** Contents of all data files, now and before the first test. */
  files(): ReadonlyMap<string, string>;
  atFirst(): ReadonlyMap<string, string>;
  /** Data files that differ from before the test, with their changed lines. */
  changed(): Readonly<Record<string, ChangedLines>>;
  /** Opens a page in edit mode. */
  writeOn(path: string): Promise<void>;
  /** Runs an action that changes a file, and waits for the rebuilt page: an earlier click would be lost. */
  changing(act: () => Promise<unknown>): Promise<void>;
  /** Waits until the page shows the latest build of the preview and its texts can be selected. */
  upToDate(): Promise<void>;
}

/** Opens a preview of a copy of the sample while the tests of a file run, with a page in edit mode. */
export function openEditor(start: string): Editor {
  let root: string;
  let preview: Preview;
  let page: Page;
  let before: ReadonlyMap<string, string>;
  let atFirst: ReadonlyMap<string, string>;

  const files = () =>
    new Map(
      readdirSync(join(root, 'data'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.yaml'))
        .map((name) => [join('data', name), readFileSync(join(root, 'data', name), 'utf8')] as const),
    );
  const upToDate = async () => {
    const shown = () =>
      page.evaluate(() => {
        const script = document.querySelector<HTMLScriptElement>('script[src^="/.nebel/"]');
        return script && new URL(script.src).searchParams.get('v');
      });
    await expect
      .poll(async () => (await shown()) === (await preview.state(new URL(page.url()).pathname)).version)
      .toBe(true);
    await page.getByRole('option').first().waitFor({ state: 'attached' });
  };

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'nebel-edit-'));
    cpSync(join(SAMPLE, 'data'), join(root, 'data'), { recursive: true });
    atFirst = files();
    const siteModule = join(PROJECT, 'templates/site.ts');
    const [browser, opened] = await Promise.all([
      sharedBrowser(),
      openPreview({ root, siteModule, edit: true, today: () => TODAY }),
    ]);
    preview = opened;
    page = await browser.newPage({ viewport: { width: 1200, height: 900 }, reducedMotion: 'reduce' });
    await page.goto(preview.address + start);
    await page.getByRole('button', { name: 'Bearbeiten' }).click();
    await page.getByRole('option').first().waitFor({ state: 'attached' });
  });
  beforeEach(() => {
    before = files();
  });
  afterAll(async () => {
    await page?.close();
    await preview?.close();
    rmSync(root, { recursive: true });
  });

  return {
    get root() {
      return root;
    },
    get preview() {
      return preview;
    },
    get page() {
      return page;
    },
    get dialog() {
      return page.getByRole('dialog').last();
    },
    read: (file) => readFileSync(join(root, file), 'utf8'),
    exists: (file) => existsSync(join(root, file)),
    before: (file) => before.get(file),
    atFirst: () => atFirst,
    files,
    changed() {
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
    async writeOn(path) {
      // A failed test may have left a dialog open.
      const isOpen = (await page.getByRole('dialog').count()) > 0;
      if (!isOpen && new URL(page.url()).pathname === path) return;
      await page.goto(preview.address + path);
      await upToDate();
    },
    async changing(act) {
      const built = preview.after(() => {});
      await act();
      await built;
      await upToDate();
    },
    upToDate,
  };
}

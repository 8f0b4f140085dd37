import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Island, SiteProvider, type SiteView } from '../../src/api/template-api.ts';
import { createStaticServer } from '../../src/hosting/serve/static-server.ts';
import { bundleScripts } from '../../src/site/bundle/scripts.ts';
import { Entry, type EntryProps } from '../fixtures/islands/entry.tsx';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { sharedBrowser } from '../support/browser.ts';
import { FIXTURES } from '../support/mini-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'nebel-island-'));
const server = createStaticServer(folder);
let browser: Browser;
let start: string | undefined;

beforeAll(async () => {
  const site = {
    ...miniSite,
    templates: join(FIXTURES, 'islands'),
    islands: { entry: 'entry.client.tsx' },
    scripts: [],
  };
  const bundled = await bundleScripts(site, { kind: 'relay' });
  start = bundled.start;
  mkdirSync(join(folder, 'assets'));
  for (const { path, contents } of bundled.files) {
    writeFileSync(join(folder, path.slice(path.lastIndexOf('assets/'))), contents);
  }
  for (const mode of ['sound', 'differing', 'broken', 'fragile'] as const) writePage(mode);
  writeSentPage();
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  browser = await sharedBrowser();
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

/** Writes the page that the browser reaches if it submits the form natively. */
function writeSentPage(): void {
  mkdirSync(join(folder, 'sent-by-browser'));
  writeFileSync(join(folder, 'sent-by-browser/index.html'), '<!doctype html><title>Sent</title>');
}

function writePage(mode: EntryProps['mode']): void {
  const island = renderToStaticMarkup(
    <SiteProvider value={{} as SiteView}>
      <Island name="entry" props={{ mode }}>
        <Entry mode={mode} />
      </Island>
    </SiteProvider>,
  );
  const script = `<script type="module" src="/assets/${start}"></script>`;
  const html = `<!doctype html><html lang="en"><head><title>${mode}</title>${script}</head><body>${island}</body></html>`;
  mkdirSync(join(folder, mode));
  writeFileSync(join(folder, mode, 'index.html'), html);
}

/** Opens a page whose island does not load until `release` or `fail` is called. */
async function open(mode: EntryProps['mode']) {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let fails = false;
  await page.route('**/assets/entry-*.js', async (route) => {
    await released;
    await (fails ? route.abort() : route.continue());
  });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${mode}/`);
  const fail = () => {
    fails = true;
    release();
  };
  return { page, errors, release, fail };
}

async function fillIn(page: Page): Promise<void> {
  await page.fill('[name=name]', 'Berta');
  await page.check('[name=member]');
  await page.selectOption('[name=team]', 'red');
  await page.fill('[name=note]', 'Good morning');
}

const enteredValues = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector('form');
    return form ? Object.fromEntries(new FormData(form)) : undefined;
  });

const FILLED_IN = { name: 'Berta', member: 'on', team: 'red', note: 'Good morning' };

describe('what a visitor typed before the island loaded', () => {
  test.each(['sound', 'differing', 'broken'] as const)('stays in the form: %s', async (mode) => {
    const { page, release, errors } = await open(mode);
    await fillIn(page);
    release();
    await (mode === 'broken' ? page.waitForEvent('console') : page.waitForSelector('[data-ready]'));
    expect(await enteredValues(page)).toEqual(FILLED_IN);
    expect(errors.length > 0).toBe(mode !== 'sound');
    await page.close();
  });

  test('is sent by the island, once, however often the visitor clicked', async () => {
    const { page, release } = await open('sound');
    await fillIn(page);
    await page.dblclick('[type=submit]');
    expect(await page.textContent('output')).toBe('0');
    release();
    await page.waitForFunction(() => document.querySelector('output')?.textContent !== '0');
    expect(await page.textContent('output')).toBe('1');
    expect(await enteredValues(page)).toEqual(FILLED_IN);
    await page.close();
  });

  test('is sent by the browser if the island loads and breaks', async () => {
    const { page, release } = await open('broken');
    await fillIn(page);
    await page.click('[type=submit]');
    release();
    await page.waitForURL(/\/sent-by-browser\/\?name=Berta&member=on&team=red&note=Good\+morning$/);
    await page.close();
  });

  test('is sent by the browser if the island cannot be loaded', async () => {
    const { page, fail } = await open('sound');
    await fillIn(page);
    await page.click('[type=submit]');
    fail();
    await page.waitForURL(/\/sent-by-browser\/\?name=Berta&member=on&team=red&note=Good\+morning$/);
    await page.close();
  });
});

describe('an island that breaks', () => {
  test('after it was ready leaves a working form with what was typed', async () => {
    const { page, release, errors } = await open('fragile');
    release();
    await page.waitForSelector('[data-ready]');
    await fillIn(page);
    await page.click('text=Break');
    expect(await enteredValues(page)).toEqual(FILLED_IN);
    expect(errors.join()).toContain('a bug in the island');
    await page.click('[type=submit]');
    await page.waitForURL(/\/sent-by-browser\//);
    await page.close();
  });

  test('at the start leaves a form that the browser sends', async () => {
    const { page, release } = await open('broken');
    release();
    await page.waitForEvent('console');
    await page.click('[type=submit]');
    await page.waitForURL(/\/sent-by-browser\/\?name=Anna/);
    await page.close();
  });
});

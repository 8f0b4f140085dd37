import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Island, SiteProvider, type SiteView } from '../../src/api/template-api.ts';
import { createStaticServer } from '../../src/hosting/serve/static-server.ts';
import { bundleScripts } from '../../src/site/bundle/scripts.ts';
import { Entry, type EntryProps } from '../fixtures/islands/entry.tsx';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { inBrowser } from '../support/in-browser.ts';
import { FIXTURES, suiteFolder } from '../support/mini-site.ts';
import { listen } from '../support/running.ts';

/** Serves a page for each mode of the island, and the page that the browser reaches if it submits the form natively. */
async function serveIslands() {
  const folder = suiteFolder();
  const { start, files } = await bundleScripts(
    { ...miniSite, templates: join(FIXTURES, 'islands'), islands: { entry: 'entry.client.tsx' }, scripts: [] },
    { kind: 'relay' },
  );
  const write = (path: string, contents: string | Uint8Array) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), contents);
  };
  for (const { path, contents } of files) write(path.slice(path.lastIndexOf('assets/')), contents);
  for (const mode of ['sound', 'differing', 'broken', 'fragile'] as const)
    write(`${mode}/index.html`, pageWith(mode, start));
  write('sent-by-browser/index.html', '<!doctype html><title>Sent</title>');
  return listen(createStaticServer(folder));
}

const visit = inBrowser(serveIslands);

function pageWith(mode: EntryProps['mode'], start: string | undefined): string {
  const island = renderToStaticMarkup(
    <SiteProvider value={{} as SiteView}>
      <Island name="entry" props={{ mode }}>
        <Entry mode={mode} />
      </Island>
    </SiteProvider>,
  );
  const script = `<script type="module" src="/assets/${start}"></script>`;
  return `<!doctype html><html lang="en"><head><title>${mode}</title>${script}</head><body>${island}</body></html>`;
}

/** Opens a page whose island does not load until `release` or `fail` is called. */
async function open(mode: EntryProps['mode']) {
  const page = await visit.newPage();
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
  await page.goto(`${visit.site.address}/${mode}/`);
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
  });

  test('is sent by the browser if the island loads and breaks', { tags: 'slow' }, async () => {
    const { page, release } = await open('broken');
    await fillIn(page);
    await page.click('[type=submit]');
    release();
    await page.waitForURL(/\/sent-by-browser\/\?name=Berta&member=on&team=red&note=Good\+morning$/);
  });

  test('is sent by the browser if the island cannot be loaded', async () => {
    const { page, fail } = await open('sound');
    await fillIn(page);
    await page.click('[type=submit]');
    fail();
    await page.waitForURL(/\/sent-by-browser\/\?name=Berta&member=on&team=red&note=Good\+morning$/);
  });
});

describe('an island that breaks', () => {
  test('after it was ready leaves a working form with what was typed', { tags: 'slow' }, async () => {
    const { page, release, errors } = await open('fragile');
    release();
    await page.waitForSelector('[data-ready]');
    await fillIn(page);
    await page.click('text=Break');
    expect(await enteredValues(page)).toEqual(FILLED_IN);
    expect(errors.join()).toContain('a bug in the island');
    await page.click('[type=submit]');
    await page.waitForURL(/\/sent-by-browser\//);
  });

  test('at the start leaves a form that the browser sends', { tags: 'slow' }, async () => {
    const { page, release } = await open('broken');
    release();
    await page.waitForEvent('console');
    await page.click('[type=submit]');
    await page.waitForURL(/\/sent-by-browser\/\?name=Anna/);
  });
});

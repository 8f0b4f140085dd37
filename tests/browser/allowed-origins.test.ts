import { expect, onTestFinished, test } from 'vitest';
import type { SecuritySettings } from '../../src/api/template-api.ts';
import { securityHeaders } from '../../src/hosting/hosts/security.ts';
import { sharedBrowser } from '../support/browser.ts';

// What a site allows from other servers arrives in a real browser, although they send no headers of their own.

const PAGE = `<!doctype html><title>Shop</title>
<iframe src="https://maps.example/embed"></iframe>
<script src="https://stats.example/count.js"></script>`;

const ALLOW: SecuritySettings['allow'] = {
  'frame-src': ['https://maps.example'],
  'script-src': ['https://stats.example'],
  'connect-src': ['https://stats.example'],
};

const RESPONSES: Readonly<Record<string, { contentType: string; body: string }>> = {
  'https://maps.example/embed': { contentType: 'text/html', body: '<p>A map</p>' },
  'https://stats.example/count.js': { contentType: 'text/javascript', body: "fetch('https://stats.example/hit')" },
};

/** Opens a page with these settings. Returns what other servers were asked for, and whether the frame has its map. */
async function visit(settings: SecuritySettings) {
  const context = await (await sharedBrowser()).newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const asked: string[] = [];
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (url === 'https://shop.example/')
      return route.fulfill({ contentType: 'text/html', body: PAGE, headers: securityHeaders(settings) });
    asked.push(url);
    return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, ...RESPONSES[url] });
  });
  await page.goto('https://shop.example/', { waitUntil: 'networkidle' });
  const [, frame] = page.frames();
  return { asked: asked.sort(), map: await frame?.evaluate(() => document.body?.textContent).catch(() => undefined) };
}

test('by default, a page asks no other server', async () => {
  const { asked, map } = await visit({});
  expect([asked, map]).toEqual([[], expect.not.stringContaining('A map')]);
});

test('with its origins allowed, a map appears and a visit is counted', async () => {
  expect(await visit({ allow: ALLOW })).toEqual({
    asked: ['https://maps.example/embed', 'https://stats.example/count.js', 'https://stats.example/hit'],
    map: 'A map',
  });
});

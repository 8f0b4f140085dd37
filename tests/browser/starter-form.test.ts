import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { createStaticServer } from '../../src/hosting/serve/static-server.ts';
import { silentLists } from '../support/accessibility/silent-lists.ts';
import { command } from '../support/command.ts';
import { PROJECT } from '../support/data-files.ts';
import { inBrowser } from '../support/in-browser.ts';
import { nebelIn } from '../support/nebel.ts';

/** Serves a new website without a relay: the tests answer its requests. */
async function serveStarter() {
  const outer = mkdtempSync(join(tmpdir(), 'nebel-starter-'));
  const folder = join(outer, 'bike-shop');
  await command(undefined, ['init', folder, '--engine', PROJECT, '--lang', 'en']);
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(PROJECT, join(folder, 'node_modules/nebel'));
  await nebelIn(folder, ['build']);
  const server = createStaticServer(join(folder, 'dist'));
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  return {
    out: join(folder, 'dist'),
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(outer, { recursive: true });
    },
  };
}

const visit = inBrowser(serveStarter);

async function openForm() {
  const page = await visit.newPage();
  await page.goto(`${visit.site.address}/`);
  const form = page.locator('form[data-thanks]');
  for (const field of await form.locator(':is(input, textarea)[required]').all())
    await field.fill((await field.getAttribute('type')) === 'email' ? 'ann@example.com' : '1234567');
  for (const choice of await form.locator('select[required]').all()) await choice.selectOption({ index: 1 });
  return { page, form };
}

test('the form of a new website is sent by the browser itself when the code that sends cannot be loaded', async () => {
  const { page, form } = await openForm();
  await page.route(/\.js$/, (route) => route.abort());
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await form.locator('button[type=submit]').click();
  expect((await posted).headers()['content-type']).toContain('application/x-www-form-urlencoded');
});

test('the form of a new website says what is wrong at each field, also to screen readers', async () => {
  const { page, form } = await openForm();
  const name = (await form.locator('[required]').first().getAttribute('name')) ?? '';
  await page.route('**/api/**', (route) => route.fulfill({ status: 422, json: { errors: { [name]: 'Too short.' } } }));
  await form.locator('button[type=submit]').click();
  const field = form.locator(`[name="${name}"]`);
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  const described = await field.evaluate(
    (each) => document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(described).toBe('Too short.');
  expect(await field.evaluate((each) => each === document.activeElement)).toBe(true);
});

test('a new website says what to do when the file of its home page is opened by a double click, and only then', async () => {
  const page = await visit.newPage({ javaScriptEnabled: false });
  const notice = page.getByText('run «npm start» instead');
  await page.goto(pathToFileURL(join(visit.site.out, 'index.html')).href);
  expect(await notice.isVisible()).toBe(true);
  await page.goto(`${visit.site.address}/`);
  expect(await notice.isVisible()).toBe(false);
});

test('every list of a new website without markers states that it is a list', async () => {
  const page = await visit.newPage();
  for (const path of ['/', '/services/repair/', '/articles/chain-care/']) {
    await page.goto(visit.site.address + path);
    expect(await page.evaluate(silentLists), path).toEqual([]);
  }
});

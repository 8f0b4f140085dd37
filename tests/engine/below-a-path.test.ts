import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createStaticServer } from '../../src/hosting/serve/static-server.ts';
import { site as starter } from '../../src/scaffold/starter/templates/site.ts';
import { command, commandIn, createWebsite } from '../support/command.ts';
import { crawl, failures } from '../support/crawl.ts';
import { suiteFolder } from '../support/mini-site.ts';
import { startPreview } from '../support/preview.ts';
import { listenDuringTest, startCommand } from '../support/running.ts';
import { postForm } from '../support/small-relay.ts';

const PATH = '/bike-shop';

/** A new website, as its owner publishes it as a project page: below a path. */
let root: string;
const outer = suiteFolder();

beforeAll(async () => {
  root = await createWebsite(join(outer, 'site'), 'en');
  const data = join(root, 'data/site.yaml');
  writeFileSync(data, readFileSync(data, 'utf8').replace(/baseUrl: .*/, `baseUrl: https://user.example${PATH}`));
  expect(await commandIn(root, ['build'])).toMatchObject({ code: 0 });
});

const builtFile = (name: string) => readFileSync(join(root, 'dist', name), 'utf8');

test('every link of a site in a folder of a plain server leads to a file in this folder', async () => {
  const host = join(outer, 'host');
  cpSync(join(root, 'dist'), join(host, PATH), { recursive: true });
  // The crawler leaves out everything but this name.
  const address = (await listenDuringTest(createStaticServer(host))).replace('127.0.0.1', 'localhost');
  const links = await crawl(`${address}${PATH}/`);
  expect(failures(links)).toEqual([]);
  const own = links.map(({ url }) => url).filter((url) => url.startsWith(address));
  expect(own.filter((url) => !url.startsWith(`${address}${PATH}/`))).toEqual([]);
  expect(own.length).toBeGreaterThan(10);
});

test('what machines read of a site below a path names its whole address', () => {
  expect(builtFile('sitemap.xml')).toContain(`<loc>https://user.example${PATH}/services/repair/</loc>`);
  expect(builtFile('robots.txt')).toContain(`https://user.example${PATH}/sitemap.xml`);
  expect(builtFile('index.html')).toContain(`rel="canonical" href="https://user.example${PATH}/"`);
  expect(builtFile('_headers')).toContain(`\n${PATH}/assets/*\n`);
  expect(builtFile('_redirects')).toContain(`${PATH}/.htaccess ${PATH}/404.html 404!`);
  expect(builtFile('.htaccess')).toContain(`ErrorDocument 404 ${PATH}/404.html`);
});

const INQUIRY = {
  firstName: 'Ann',
  lastName: 'Miller',
  email: 'ann@example.com',
  postalCode: '10001',
  city: 'Riverside',
  service: 'repair',
  message: 'Two flat tyres.',
};

test('a preview below a path serves the site there, and takes forms there and at the bare address', {
  tags: 'slow',
}, async () => {
  const { address, end } = await startCommand(['preview', '--root', root, '--store', join(outer, 'leads.sqlite')]);
  expect(address, 'the network cannot reach it').toMatch(new RegExp(`^http://127\\.0\\.0\\.1:\\d+${PATH}$`));
  const host = address.slice(0, -PATH.length);
  expect((await fetch(`${host}/`, { redirect: 'manual' })).headers.get('location')).toBe(`${PATH}/`);
  expect((await fetch(`${host}/services/repair/`)).status).toBe(404);
  const slashless = await fetch(`${address}/services/repair`, { redirect: 'manual' });
  expect(slashless.headers.get('location')).toBe(`${PATH}/services/repair/`);
  expect(await (await fetch(`${address}/`)).text()).toContain(`action="${PATH}/api/inquiries"`);

  for (const form of [`${address}/api/inquiries`, `${host}/api/inquiries`]) {
    const accepted = await postForm(form, INQUIRY);
    expect(accepted).toMatchObject({ status: 303 });
    expect(accepted.headers.get('location')).toBe(`${PATH}/thanks/`);
    const refused = await postForm(form, { ...INQUIRY, email: '' });
    const page = await refused.text();
    expect(refused.status).toBe(422);
    expect(page).toContain(`action="${PATH}/api/inquiries"`);
    const sheet = /<link rel="stylesheet" href="([^"]*)"/.exec(page)?.[1];
    expect((await fetch(host + sheet)).status).toBe(200);
  }
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(await end('SIGINT')).toBe(0);
});

test('a site built for a path that its data do not name is previewed there', { tags: 'slow' }, async () => {
  const options = ['--out', 'staged', '--base-url', 'https://staging.example/next/'];
  expect(await commandIn(root, ['build', ...options])).toMatchObject({ code: 0 });
  const { address } = await startCommand([
    'preview',
    '--root',
    root,
    '--out',
    'staged',
    '--store',
    join(outer, 'staged.sqlite'),
  ]);
  expect(address).toMatch(/\/next$/);
  const accepted = await postForm(`${address}/api/inquiries`, INQUIRY);
  expect(accepted.headers.get('location')).toBe('/next/thanks/');
});

test('the live preview shows a site below its path, and leads there from the start of the host', {
  tags: 'slow',
}, async () => {
  const preview = await startPreview({ root, siteModule: join(root, 'templates/site.ts') });
  const page = await preview.page(`${PATH}/services/repair/`);
  expect(page).toMatchObject({ status: 200 });
  expect(page.html).toContain(`href="${PATH}/`);
  expect(await preview.page('/')).toMatchObject({ status: 302 });
  const [sheet = ''] = /(?<=href=")[^"]+\.css/.exec(page.html) ?? [];
  expect(await preview.page(sheet)).toMatchObject({ status: 200 });
});

test.each(['https://club.example/?a', 'https://club.example/a b', 'https://club.example/a/../b&c', 'club.example/a'])(
  '%s is refused as the address of a site',
  async (address) => {
    expect(await command(starter, ['build', '--root', root, '--base-url', address])).toMatchObject({ code: 2 });
  },
);

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../../tests/support/running.ts';
import { createStaticServer } from './static-server.ts';

const HEADERS = `# A comment: not a header
/*
  X-Frame-Options: DENY
  Strict-Transport-Security: max-age=1
  Content-Security-Policy: default-src 'none'; upgrade-insecure-requests

/assets/*
  Cache-Control: max-age=31536000, immutable
`;

let parent: string;
let address: string;
let close: () => void;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'nebel-serve-'));
  const folder = join(parent, 'dist');
  for (const path of ['teams/red', 'assets']) mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<h1>Home</h1>');
  writeFileSync(join(folder, 'teams/red/index.html'), `<h1>Red</h1>${'x'.repeat(2000)}`);
  writeFileSync(join(folder, '404.html'), '<h1>Not here</h1>');
  writeFileSync(join(folder, 'assets/site-ABC.css'), 'body{}');
  for (const name of ['wall-400-ABC.jpeg', 'Prices.PDF', 'concerts.ics', 'concerts.rss', 'concert.mp4', 'data.unknown'])
    writeFileSync(join(folder, 'assets', name), '');
  writeFileSync(join(folder, '.nebel'), '');
  writeFileSync(join(folder, '_headers'), HEADERS);
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  ({ address, close } = await listen(createStaticServer(folder)));
});

afterAll(() => {
  close();
  rmSync(parent, { recursive: true, force: true });
});

/** Longer than any file system allows. */
const LONG = `/${'a'.repeat(300)}`;

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(address + path, { redirect: 'manual', headers: { 'Accept-Encoding': 'identity', ...headers } });

describe('like plain static hosting, the server', () => {
  test('redirects with the whole query', async () => {
    expect((await get('/teams/red?from=a?b=c')).headers.get('location')).toBe('/teams/red/?from=a?b=c');
  });

  test('never redirects to another host', async () => {
    expect((await get('//teams/red')).headers.get('location')).toBe('/teams/red/');
  });

  test.each([
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/.nebel',
    '/_headers',
    '/%00',
    '/%E0%A4%A',
    LONG,
    '/index.html/x',
  ])('discloses nothing for %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toMatch(/secret|Cache-Control/);
  });

  test.each([
    ['wall-400-ABC.jpeg', 'image/jpeg'],
    ['Prices.PDF', 'application/pdf'],
    ['concerts.ics', 'text/calendar; charset=utf-8'],
    ['concerts.rss', 'application/rss+xml; charset=utf-8'],
    ['concert.mp4', 'video/mp4'],
    ['data.unknown', 'application/octet-stream'],
  ])('sends %s as %s', async (name, type) => {
    expect((await get(`/assets/${name}`)).headers.get('content-type')).toBe(type);
  });

  test('compresses text for browsers that support it, with a Vary header', async () => {
    const response = await get('/teams/red/', { 'Accept-Encoding': 'gzip;q=1, br;q=0' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toContain('<h1>Red</h1>');
  });
});

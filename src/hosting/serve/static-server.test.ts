import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { suiteFolder } from '../../../tests/support/mini-site.ts';
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
  parent = suiteFolder();
  const folder = join(parent, 'dist');
  for (const path of ['teams/red', 'assets']) mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<h1>Home</h1>');
  writeFileSync(join(folder, 'teams/red/index.html'), `<h1>Red</h1>${'x'.repeat(2000)}`);
  writeFileSync(join(folder, '404.html'), '<h1>Not here</h1>');
  writeFileSync(join(folder, 'assets/site-ABC.css'), 'body{}');
  for (const name of [
    'wall-400-ABC.jpeg',
    'Prices.PDF',
    'concerts.ics',
    'concerts.rss',
    'concert.webm',
    'data.unknown',
  ])
    writeFileSync(join(folder, 'assets', name), '');
  writeFileSync(join(folder, 'assets/concert.mp4'), '0123456789');
  writeFileSync(join(folder, '.nebel'), '');
  writeFileSync(join(folder, '_headers'), HEADERS);
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  ({ address, close } = await listen(createStaticServer(folder)));
});

afterAll(() => close());

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
    ['concert.webm', 'video/webm'],
    ['data.unknown', 'application/octet-stream'],
  ])('sends %s as %s', async (name, type) => {
    expect((await get(`/assets/${name}`)).headers.get('content-type')).toBe(type);
  });

  test.each([
    ['bytes=0-1', 206, '01', 'bytes 0-1/10'],
    ['bytes=8-', 206, '89', 'bytes 8-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=4-99', 206, '456789', 'bytes 4-9/10'],
    ['bytes=10-', 200, '0123456789', null],
    ['bytes=0-1,4-5', 200, '0123456789', null],
  ])('sends the part %s of a video, as Safari requests it to play', async (Range, status, text, range) => {
    const response = await get('/assets/concert.mp4', { Range });
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
      status,
      text,
      range,
    ]);
  });

  test('sends the whole video if a part of an earlier one is requested', async () => {
    const response = await get('/assets/concert.mp4', { Range: 'bytes=2-3', 'If-Range': '"earlier"' });
    expect([response.status, await response.text()]).toEqual([200, '0123456789']);
  });

  test('compresses text for browsers that support it, with a Vary header', async () => {
    const response = await get('/teams/red/', { 'Accept-Encoding': 'gzip;q=1, br;q=0' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toContain('<h1>Red</h1>');
  });
});

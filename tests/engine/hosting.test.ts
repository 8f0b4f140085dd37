import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { hostFiles, SERVERS } from '../../src/hosting/hosts/hosts.ts';
import { type HostModel, hostModel } from '../../src/hosting/hosts/model.ts';
import { createStaticServer } from '../../src/hosting/serve/static-server.ts';
import { suiteFolder } from '../support/mini-site.ts';
import { listen, type Started } from '../support/running.ts';
import {
  documentedLogs,
  isInstalled,
  PROGRAMS,
  type ServerName,
  startServer,
  type WebServer,
} from '../support/web-server.ts';

// Visitors get the same responses whatever hosts the site: one table for all hosts.

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not here</h1>',
  '503.html': '<h1>Not arrived</h1>',
  'teams/red/index.html': '<h1>Red</h1>',
  'assets/site-ABC.css': 'body{}',
  'site.webmanifest': '{}',
  // Redirect page of a moved address, for hosts without redirects.
  'old/index.html': '<h1>Moved</h1>',
  '.nebel': 'secret',
  '.well-known/security.txt': 'Contact: mailto:x@club.example',
};

const MODEL = hostModel({
  redirects: [
    { from: '/old/', to: '/teams/red/', status: 301 },
    { from: '/now.html', to: '/', status: 302 },
    { from: '/lost/', status: 410 },
  ],
  outputs: Object.keys(FILES),
  relayPaths: ['/api/join'],
});

interface Answer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Row {
  readonly path: string;
  /** Any of these is correct. */
  readonly status: readonly number[];
  readonly location?: string;
  readonly body?: string;
  readonly cache?: RegExp;
  /** Media type. */
  readonly type?: string;
}

const REVALIDATED = /^(no-cache|public, ?max-age=0, ?must-revalidate)$/;

/** Permanent redirects: hosts differ in which of the two they send. */
const PERMANENT = [301, 308];

const TABLE: readonly Row[] = [
  { path: '/', status: [200], body: 'Home', cache: REVALIDATED },
  { path: '/teams/red/', status: [200], body: 'Red', cache: REVALIDATED },
  { path: '/teams/red', status: PERMANENT, location: '/teams/red/' },
  { path: '/assets/site-ABC.css', status: [200], body: 'body{}', cache: /^public, max-age=31536000, immutable$/ },
  { path: '/site.webmanifest', status: [200], cache: REVALIDATED, type: 'application/manifest+json' },
  { path: '/.well-known/security.txt', status: [200], body: 'Contact' },
  { path: '/nowhere/', status: [404], body: 'Not here', cache: REVALIDATED },
  { path: '/teams/red/nowhere', status: [404], body: 'Not here' },
  { path: '/old/', status: [301], location: '/teams/red/' },
  { path: '/old/?a=b&c=%26', status: [301], location: '/teams/red/?a=b&c=%26' },
  { path: '/now.html', status: [302], location: '/' },
  { path: '/lost/', status: [410], body: 'Not here' },
  // Folders have no listing.
  { path: '/assets/', status: [404], body: 'Not here' },
  { path: '/teams/', status: [404], body: 'Not here' },
];

/** Only a server can set headers by status. A missing asset must not be cached, because the next upload may add it. */
const MISSING_ASSET: Row = { path: '/assets/site-DEF.css', status: [404], body: 'Not here', cache: REVALIDATED };

const HIDDEN = ['/.nebel', '/.htaccess', '/_headers', '/_redirects'];

/** Meaningless over plain http; the preview leaves it out. */
const TLS_ONLY = 'strict-transport-security';

let folder: string;
const configOf = (name: ServerName, model: HostModel, relay: string) => SERVERS[name]?.(model, relay) ?? '';

const inLowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([header, value]) => [header.toLowerCase(), value]));

let site: string;
let relay: ReturnType<typeof createServer>;

const relayAddress = () => `127.0.0.1:${(relay.address() as AddressInfo).port}`;

type Get = (path: string, init?: RequestInit) => Promise<Answer>;

const fetchFrom =
  (address: string): Get =>
  async (path, init) => {
    const answer = await fetch(address + path, { redirect: 'manual', ...init });
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
  };

beforeAll(async () => {
  folder = suiteFolder();
  // Apache runs as another user.
  chmodSync(folder, 0o755);
  site = join(folder, 'site');
  const made = hostFiles(MODEL).map(({ output, bytes }) => [output, bytes] as const);
  for (const [path, content] of [...Object.entries(FILES), ...made]) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), content);
  }
  relay = createServer((request, response) => {
    const answer = () =>
      response.writeHead(422, { ...MODEL.headers, 'Cache-Control': 'no-store' }).end('the form again');
    request.resume().on('end', answer);
  });
  await new Promise<void>((started) => relay.listen(0, '127.0.0.1', started));
});

afterAll(() => {
  relay.closeAllConnections();
  relay.close();
});

function testTable(name: string, get: Get, rows: readonly Row[] = TABLE): void {
  test.each(rows)('$path is answered as documented', async ({ path, status, location, body, cache, type }) => {
    const answer = await get(path);
    expect(status).toContain(answer.status);
    if (location !== undefined) {
      const to = answer.headers.location ?? '';
      expect(to.replace(/^http:\/\/[^/]+/, '')).toBe(location);
      expect(to).not.toMatch(/^\/\//);
    }
    if (body !== undefined) expect(answer.body).toContain(body);
    if (type !== undefined) expect(answer.headers['content-type']?.split(';')[0]).toBe(type);
    if (cache) expect(answer.headers['cache-control']).toMatch(cache);
  });

  test.each(HIDDEN)('%s is not served', async (path) => {
    const answer = await get(path);
    expect([404, 302]).toContain(answer.status);
    expect(answer.body).not.toMatch(/secret|RedirectMatch|Content-Security-Policy/);
  });

  test.each(['/', '/teams/red/', '/nowhere/', '/assets/site-ABC.css'])(
    '%s comes with all headers, once',
    async (path) => {
      const { headers } = await get(path);
      for (const [header, value] of Object.entries(MODEL.headers)) {
        const key = header.toLowerCase();
        if (name === 'the preview' && key === TLS_ONLY) continue;
        expect(headers[key], header).toBe(
          name === 'the preview' ? value.replace('; upgrade-insecure-requests', '') : value,
        );
      }
    },
  );
}

test('the headers are those for which Mozilla’s Observatory grades a site A+', () => {
  expect(MODEL.headers).toMatchObject({
    'Content-Security-Policy': expect.stringMatching(/default-src 'none'.*script-src 'self'.*frame-ancestors 'none'/),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

test('Netlify and Cloudflare Pages get every header, and serve no file of ours', () => {
  const [headers, redirects] = ['_headers', '_redirects'].map((file) => readFileSync(join(site, file), 'utf8'));
  for (const [name, value] of Object.entries(MODEL.headers)) expect(headers).toContain(`\n  ${name}: ${value}\n`);
  // Netlify takes the first of two lines, Cloudflare the second.
  for (const path of ['/.nebel', '/.htaccess']) expect(redirects).toContain(`${path} /404.html 404!\n${path} / 302\n`);
});

describe('the preview', () => {
  let server: Started;
  beforeAll(async () => {
    server = await listen(createStaticServer(site));
  });
  afterAll(() => server.close());
  const get: Get = (path) => fetchFrom(server.address)(path);
  testTable('the preview', get, [...TABLE, MISSING_ASSET]);
});

describe.each(['nginx', 'apache', 'hardenedApache', 'caddy'] as const)('a real server', (name: ServerName) => {
  const isMissing = !isInstalled(name);
  describe(name, () => {
    beforeEach(({ skip }) => skip(isMissing, `${name}: there is no ${PROGRAMS[name]} on this machine.`));
    // Hosts with Apache have no relay beside it.
    const isApache = name !== 'nginx' && name !== 'caddy';
    let server: WebServer;
    beforeAll(async () => {
      if (isMissing) return;
      const config = configOf(name, MODEL, relayAddress());
      server = await startServer(name, { site, work: join(folder, name), config });
    });
    afterAll(() => server?.close());

    testTable(name, (path) => fetchFrom(server.address)(path), [...TABLE, MISSING_ASSET]);

    test('compresses text', async () => {
      const large = join(site, 'large.css');
      writeFileSync(large, 'body{}'.repeat(1000));
      const { headers } = await fetchFrom(server.address)('/large.css', { headers: { 'Accept-Encoding': 'gzip' } });
      expect(headers['content-encoding']).toBe('gzip');
    });

    if (name !== 'hardenedApache') {
      test('logs no keys in the documented format, even if the relay does not answer', async () => {
        const model = { ...MODEL, relayPaths: ['/api/join', '/api/join/photos/', '/inbox/'] };
        for (const behind of isApache ? [relayAddress()] : [relayAddress(), '127.0.0.1:9']) {
          const work = join(folder, `${name}-logging-${behind.replace(/\W/g, '-')}`);
          const serving = { site, work, config: configOf(name, model, behind), logs: documentedLogs(name, work) };
          const logging = await startServer(name, serving);
          onTestFinished(() => logging.close());
          const headers = { Referer: `${logging.address}/inbox/access/link?key=SECRET` };
          const keyed = ['/inbox/access/link', '/api/join/photos/1/1.jpg', '/teams/red/', '/old/', '/nowhere/'];
          for (const path of keyed) await fetchFrom(logging.address)(`${path}?key=SECRET`, { headers });
          await fetchFrom(logging.address)('/inbox/access/link', { method: 'POST', body: 'key=SECRET', headers });
          await fetchFrom(logging.address)('/api/join');
          await fetchFrom(logging.address)('/teams/?last');
          await expect.poll(() => logging.logged()).toMatch(/\/teams\/(?!red)/);
          expect(logging.logged()).toContain('/nowhere/');
          expect(logging.logged()).not.toContain('SECRET');
        }
      });
    }

    if (isApache) return;

    test('forwards forms to the relay, and duplicates none of its headers', async () => {
      const { status, headers, body } = await fetchFrom(server.address)('/api/join', { method: 'POST', body: 'a=b' });
      expect([status, body]).toEqual([422, 'the form again']);
      expect(headers['cache-control']).toBe('no-store');
      for (const [header, value] of Object.entries(MODEL.headers)) {
        expect(headers[header.toLowerCase()], header).toBe(value);
      }
    });

    describe('where the relay does not answer', () => {
      const NO_RELAY = '127.0.0.1:9';
      const withoutPage = { ...MODEL, unavailablePage: undefined };
      const post = async (model: HostModel, behind: string, body: string) => {
        const config = configOf(name, model, behind);
        const serverAlone = await startServer(name, { site, work: join(folder, `${name}-alone`), config });
        onTestFinished(() => serverAlone.close());
        return fetchFrom(serverAlone.address)('/api/join', { method: 'POST', body });
      };

      test.each<[number, string, string | undefined, string]>([
        [502, 'there is no relay', NO_RELAY, 'a=b'],
        [413, 'the form is larger than the server accepts', undefined, `a=${'b'.repeat(1_100_000)}`],
      ])('answers %i with its own page, where %s', async (status, _, elsewhere, form) => {
        const answer = await post(MODEL, elsewhere ?? relayAddress(), form);
        expect([answer.status, answer.body]).toEqual([status, '<h1>Not arrived</h1>']);
        expect(answer.headers).toMatchObject(inLowerCase({ ...MODEL.headers, ...MODEL.revalidated }));
      });

      test('sends all headers, even without such a page', async () => {
        const answer = await post(withoutPage, NO_RELAY, 'a=b');
        expect(answer.status).toBe(502);
        expect(answer.headers).toMatchObject(inLowerCase(MODEL.headers));
      });
    });
  });
});

import { describe, expect, test } from 'vitest';
import type { SecuritySettings } from '../../api/template-api.ts';
import type { Redirect } from '../../api/types.ts';
import { hostFiles, SERVERS } from './hosts.ts';
import { type HostingOptions, hostModel } from './model.ts';
import { relayHosting, securityHeaders } from './security.ts';

const REDIRECTS: readonly Redirect[] = [
  { from: '/old/', to: '/new/', status: 301 },
  { from: '/old.v1.html', to: '/new/', status: 302 },
  { from: '/lost/', status: 410 },
];

const NEEDS: HostingOptions = { redirects: REDIRECTS, outputs: ['index.html', '404.html'], relayPaths: ['/api/join'] };
const ELSEWHERE = { kind: 'relay', origin: 'https://relay.example' } as const;

const contentOf = (output: string, needs: Partial<HostingOptions> = {}) =>
  String(hostFiles(hostModel({ ...NEEDS, ...needs })).find((file) => file.output === output)?.bytes);

/** Parses a policy into directive → sources. */
function policyOf(options: Parameters<typeof securityHeaders>[0]): Readonly<Record<string, string>> {
  const policy = securityHeaders(options)['Content-Security-Policy'] ?? '';
  return Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]));
}

describe('the content security policy', () => {
  test('allows nothing that is not listed, and nothing unsafe', () => {
    const { 'img-src': pictures, ...others } = policyOf({});
    expect(others['default-src']).toBe("'none'");
    expect(Object.values(others).join(' ')).not.toMatch(/unsafe|data:|blob:|\*/);
    expect(pictures).toBe("'self' data:");
  });

  test('allows videos and sound of the site itself, also beside those of another server', () => {
    expect(policyOf({})).toMatchObject({ 'media-src': "'self'" });
    const allow = { 'media-src': ['https://media.example'] } as const;
    expect(policyOf({ allow })).toMatchObject({ 'media-src': "'self' https://media.example" });
  });

  test('contains the normalised origin of a relay elsewhere, and so does the CORS header', () => {
    const typed = { kind: 'relay', origin: 'https://Relay.Example:443' } as const;
    expect(policyOf({ delivery: typed })).toEqual(policyOf({ delivery: ELSEWHERE }));
    expect(contentOf('_headers', { delivery: typed })).toBe(contentOf('_headers', { delivery: ELSEWHERE }));
  });

  test('allows scripts to write to the store if inquiries are delivered directly', () => {
    const store = { kind: 'direct', endpoint: 'https://store.example/api', base: 'b', key: 'k', forms: [] } as const;
    expect(policyOf({ delivery: store })).toMatchObject({
      'connect-src': "'self' https://store.example",
      'form-action': "'self'",
    });
  });

  test('contains the servers that the site allows, and then asks nothing more of them', () => {
    const allow = { 'frame-src': ['https://maps.example'], 'script-src': ['https://Stats.example/'] } as const;
    expect(policyOf({ allow })).toEqual({
      ...policyOf({}),
      'frame-src': 'https://maps.example',
      'script-src': "'self' https://stats.example",
    });
    expect(securityHeaders({})).toHaveProperty('Cross-Origin-Embedder-Policy');
    expect(securityHeaders({ allow })).not.toHaveProperty('Cross-Origin-Embedder-Policy');
  });

  test('of a page rendered by a relay elsewhere allows the files of the site', () => {
    const { pagesOrigin, answerHeaders } = relayHosting({ delivery: ELSEWHERE }, 'https://club.example');
    expect(pagesOrigin).toBe('https://club.example');
    const policy = answerHeaders(pagesOrigin)['Content-Security-Policy'];
    expect(policy).toContain('style-src https://club.example;');
    expect(policy).toContain("form-action 'self' https://relay.example https://club.example;");
    expect(contentOf('_headers', { delivery: ELSEWHERE })).toContain(
      '  Access-Control-Allow-Origin: https://relay.example\n',
    );
    expect(contentOf('_headers', { delivery: ELSEWHERE })).toContain('  Cross-Origin-Resource-Policy: cross-origin\n');
    expect(answerHeaders(pagesOrigin)['Cross-Origin-Resource-Policy']).toBe('same-origin');
  });
});

test('every path in the configuration of a host begins with the path of the site', () => {
  const model = hostModel({ ...NEEDS, outputs: [...NEEDS.outputs, '503.html'], base: '/2025' });
  const texts = [
    ...hostFiles(model).map(({ bytes }) => String(bytes)),
    ...Object.values(SERVERS).map((of) => of(model, 'relay:1')),
  ];
  const own = /\/(?:assets|old|new|lost|404\.html|503\.html|api|_headers|_redirects|\.nebel|\.htaccess)\b/g;
  for (const text of texts)
    for (const { index, 0: path } of text.replaceAll('\\', '').matchAll(own))
      expect(text.replaceAll('\\', '').slice(0, index), path).toMatch(/\/2025$/);
});

describe('Strict-Transport-Security', () => {
  const valueFor = (hsts?: SecuritySettings['hsts']) =>
    securityHeaders(hsts === undefined ? {} : { hsts })['Strict-Transport-Security'];

  test('lasts two years and includes subdomains, unless the site says otherwise', () => {
    expect(valueFor()).toBe('max-age=63072000; includeSubDomains');
    expect(valueFor({ maxAge: 300, subdomains: false })).toBe('max-age=300');
  });

  test('offers a domain for preloading only if its owner wants that', () => {
    expect(valueFor({ preload: true })).toBe('max-age=63072000; includeSubDomains; preload');
  });

  test.each(['_headers', '.htaccess'])('can be left out of %s', (file) => {
    expect(contentOf(file)).toContain('Strict-Transport-Security');
    expect(contentOf(file, { hsts: false })).not.toContain('Strict-Transport-Security');
  });

  test.each(Object.keys(SERVERS))('can be left out of the configuration for %s, also where it forwards', (name) => {
    const config = (needs: Partial<HostingOptions>) => SERVERS[name]?.(hostModel({ ...NEEDS, ...needs }), 'relay:1');
    expect(config({})).toContain('Strict-Transport-Security');
    expect(config({ hsts: false })).not.toMatch(/Strict-Transport-Security|undefined/);
  });
});

describe('Netlify and Cloudflare', () => {
  test('get the rules for each redirect', () => {
    const lines = contentOf('_redirects')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines.slice(0, 5)).toEqual([
      '/old/ /new/ 301!',
      '/old/ /new/ 301',
      '/old.v1.html /new/ 302!',
      '/old.v1.html /new/ 302',
      '/lost/ /404.html 410!',
    ]);
  });

  test('get all headers within their limits: 2000 characters a line, 100 rules', () => {
    const lines = contentOf('_headers', { delivery: ELSEWHERE }).split('\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000);
    expect(lines.filter((line) => line.startsWith('/'))).toEqual(['/*', '/assets/*']);
  });

  test('never get a header twice for one path, because some hosts would join the values', () => {
    const [all = '', assets = ''] = contentOf('_headers', { delivery: ELSEWHERE }).split('/assets/*');
    const names = (text: string) => [...text.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
    expect(names(all).length).toBeGreaterThan(5);
    expect(names(assets).filter((name) => names(all).includes(name))).toEqual([]);
  });
});

describe('Apache', () => {
  const rules = [...contentOf('.htaccess').matchAll(/^RedirectMatch (\d+) "([^"]*)"(?: "([^"]*)")?$/gm)]
    .map(([, status, pattern = '', to]) => ({ status, pattern: new RegExp(pattern), to }))
    .filter(({ status }) => status !== '404');

  test('matches paths as a whole, and dots literally', () => {
    const countMatches = (path: string) => rules.filter(({ pattern }) => pattern.test(path)).length;
    expect(['/old/', '/old.v1.html', '/lost/'].map(countMatches)).toEqual([1, 1, 1]);
    expect(['/old/page/', '/very/old/', '/oldXv1.html', '/lost'].map(countMatches)).toEqual([0, 0, 0, 0]);
  });
});

describe.each(Object.keys(SERVERS))('%s', (name) => {
  const config = (needs: Partial<HostingOptions>) =>
    SERVERS[name]?.(hostModel({ ...NEEDS, ...needs }), '127.0.0.1:8787');

  test('forwards the inbox with all paths below it, but no path that only begins alike', () => {
    const text = String(config({ relayPaths: ['/inbox/'] }));
    const patterns = [...text.matchAll(/location ~ \(\?:(.*)\) \{/g)].map(([, pattern = '']) => new RegExp(pattern));
    const globs = /@relay path (.*)/.exec(text)?.[1]?.split(' ') ?? [];
    const isForwarded = (path: string) =>
      patterns.some((pattern) => pattern.test(path)) ||
      globs.some((glob) => glob === path || (glob.endsWith('*') && path.startsWith(glob.slice(0, -1))));
    expect(['/inbox', '/inbox/', '/inbox/log/'].map(isForwarded)).toEqual([true, true, true]);
    expect(['/inboxes/', '/', '/old/inbox/'].map(isForwarded)).toEqual([false, false, false]);
  });

  test('does not forward to a relay elsewhere', () => {
    expect(config({ delivery: ELSEWHERE })).not.toContain('127.0.0.1:8787');
  });
});

test('nginx answers a body that is too large with the page of the site over HTTP/2 too, where it is measured twice', () => {
  const model = hostModel({ ...NEEDS, outputs: [...NEEDS.outputs, '503.html'] });
  expect(SERVERS.nginx?.(model, 'relay:1')).toContain('location = /503.html {\n    client_max_body_size 0;\n}\n');
});

test('nginx and Caddy accept bodies of the size that a form can send, and no larger ones', () => {
  const config = (name: 'nginx' | 'caddy', formFiles: number) =>
    SERVERS[name]?.(hostModel({ ...NEEDS, relayPaths: ['/api/join', '/api/join/photos/'], formFiles }), 'relay:1') ??
    '';
  expect(config('nginx', 0)).toContain('client_max_body_size 1m;');
  expect(config('nginx', 25_000_000)).toContain('client_max_body_size 30m;');
  expect(config('nginx', 0)).toContain('^/api/join/photos(?:/|$)');
  expect(config('caddy', 0)).toContain('/api/join/photos/*');
  /** True if Caddy itself rejects a body of this size. */
  const refuses = (formFiles: number, bytes: number) =>
    new RegExp(/header_regexp Content-Length (\S+)/.exec(config('caddy', formFiles))?.[1] ?? '').test(String(bytes));
  expect([999_999, 1_000_000, 70_000_000].map((bytes) => refuses(0, bytes))).toEqual([false, true, true]);
  const limits = [25_100_000, 29_999_999, 30_000_000, 99_000_000, 100_000_000];
  expect(limits.map((bytes) => refuses(25_000_000, bytes))).toEqual([false, false, true, true, true]);
  expect(refuses(95_000_000, 99_999_999)).toBe(false);
  expect(refuses(95_000_000, 100_000_000)).toBe(true);
});

import { describe, expect, test } from 'vitest';
import { miniSite } from '../../../tests/fixtures/mini-site/site.tsx';
import { pageTypeOf } from '../../../tests/support/mini-site.ts';
import { sourceOf } from '../../../tests/support/source.ts';
import { type Addresses, fileBehind } from './addresses.ts';
import { checkLedger } from './check-ledger.ts';

const ADDRESSES: Addresses = {
  open: new Set(['/yearly/', '/new/', '/', '/red/']),
  hidden: new Map([
    ['/draft/', { kind: 'draft' }],
    ['/later/', { kind: 'scheduled', from: '2026-12-20', field: 'from' }],
    ['/over/', { kind: 'expired', until: '2026-12-01' }],
  ]),
  timed: new Map([
    ['/yearly/', { draft: false, from: '2026-11-01', until: '2027-11-01' }],
    ['/new/', { draft: false, from: '2026-11-01' }],
    ['/later/', { draft: false, from: '2026-12-20' }],
    ['/over/', { draft: false, until: '2026-12-01' }],
  ]),
};

function check(text: string, { undecided = false, addresses = ADDRESSES } = {}) {
  const source = sourceOf(`addresses:\n${text}`);
  const fileBehind = (url: string) =>
    url.startsWith('/f/') ? { file: `data${url.slice(0, -1)}.yaml`, type: 'f' } : undefined;
  const pagesAt = (urls: readonly string[]) =>
    urls.map((at) => ({ url: at, file: `data${at.slice(0, -1)}.yaml`, type: 'f', name: undefined }));
  return checkLedger(source, { addresses, fileBehind, pagesAt, undecided });
}

/** Returns severity, code, position and parameters of each finding. */
const found = (text: string, options = {}) =>
  check(text, options).findings.map(({ code, severity, params, place: { range } }) => [
    `${severity} ${code} ${range?.line}:${range?.column}`,
    params,
  ]);
const redirects = (text: string) => check(text).redirects;

test('a listed page that is public or past its last day causes no finding', () => {
  expect(check('  - url: /red/\n  - url: /over/')).toEqual({
    findings: [],
    redirects: [],
    unlisted: ['/', '/new/', '/yearly/'],
  });
});

describe('an address without a page', () => {
  const disappeared = (url: string, more: object = {}) => [['error route-disappeared 2:10', { url, ...more }]];

  test('is reported, with its former file and the new address that probably replaces it', () => {
    expect(found('  - url: /elsewhere/')).toEqual(disappeared('/elsewhere/'));
    expect(found('  - url: /f/x/')).toEqual(disappeared('/f/x/', { file: 'data/f/x.yaml' }));
    expect(found('  - url: /reds/')).toEqual(
      disappeared('/reds/', { suggestion: '/red/', renamedTo: 'data/red.yaml' }),
    );
    expect(found('  - url: /reds/\n  - url: /red/')).toEqual(disappeared('/reds/'));
  });

  test('is reported while its page is hidden, unless its last day is over', () => {
    expect(found('  - url: /draft/')).toEqual(disappeared('/draft/', { state: 'draft' }));
    expect(found('  - url: /later/')).toEqual(disappeared('/later/', { state: 'scheduled', field: 'from' }));
    expect(found('  - url: /over/')).toEqual([]);
  });

  test('is not reported while files cannot be matched to addresses, unless its own file exists', () => {
    expect(found('  - url: /elsewhere/', { undecided: true })).toEqual([]);
    expect(found('  - url: /draft/', { undecided: true })).toEqual(disappeared('/draft/', { state: 'draft' }));
  });
});

describe('an address that has a page', () => {
  test('is the same with the name of its file and without its last slash, because it is to some hosts', () => {
    for (const [url, page] of [
      ['/index.html', '/'],
      ['/red/index.html', '/red/'],
      ['/red', '/red/'],
    ]) {
      expect(found(`  - url: ${url}\n    redirect: ${page}`)).toEqual([
        ['error redirect-existing 3:15', { url, field: 'redirect' }],
      ]);
      for (const answer of [`redirect: ${page}`, 'gone: true'])
        expect(redirects(`  - url: ${url}\n    ${answer}`)).toEqual([]);
      expect(found(`  - url: ${url}`)).toEqual([]);
    }
    expect(redirects('  - url: /old/index.html\n    redirect: /red/')).toHaveLength(1);
  });

  test('causes only a warning if it is still redirected after the first day of its page', () => {
    expect(found('  - url: /new/\n    redirect: /red/')).toEqual([
      ['warning redirect-existing 3:15', { url: '/new/', field: 'redirect' }],
    ]);
    expect(redirects('  - url: /new/\n    redirect: /red/')).toEqual([]);
  });
});

describe('a redirect', () => {
  const to = (target: string, more = '') => `  - url: /old/\n    redirect: ${target}\n${more}`;

  test('must lead to a public page', () => {
    expect(found(to('/red/'))).toEqual([]);
    expect(found(to('/nothing/like/it/'))).toMatchObject([['error redirect-target 3:15', { suggestion: undefined }]]);
    expect(found(to('/draft/'))).toEqual([
      ['error link-not-public 3:15', { target: '/draft/', state: 'draft', day: undefined }],
    ]);
    expect(found(to('/over/'))).toEqual([
      ['warning link-not-public 3:15', { target: '/over/', state: 'expired', day: '2026-12-01' }],
    ]);
  });
});

describe('redirects for a host', () => {
  const listed = (url: string, more: string) => `  - url: ${JSON.stringify(url)}\n    ${more}`;
  const answers = ['gone: true', 'redirect: /red/'];

  test.each([
    'old/',
    '//old/',
    '/a//b/',
    '/a b/',
    '/a/*',
    '/:a/',
    '/a;/',
    '/.old/',
    '/old/..',
    '/old/#a',
    '/%61/',
    '/ä/',
    '/old/\n',
  ])('reject an address that a host could interpret differently: %j', (url) => {
    for (const more of answers) {
      expect(found(listed(url, more))).toEqual([['error link-form 2:10', { href: url }]]);
      expect(redirects(listed(url, more))).toEqual([]);
    }
  });

  test.each(['/old', '/_/', '/-x/Y_9/', '/a/b/c.d-e.html', '/1/22/w-k/', '/a.b/'])('accept the address %j', (url) => {
    for (const more of answers) {
      expect(found(listed(url, more))).toEqual([]);
      expect(redirects(listed(url, more))).toHaveLength(1);
    }
  });
});

test('the file of an address is derived where possible', () => {
  expect(fileBehind(miniSite, '/teams/gold/')?.file).toBe('data/teams/gold.yaml');
  expect(fileBehind(miniSite, '/notices/fair/')?.file).toBe('data/notices/fair.yaml');
  const deep = { ...miniSite, pageTypes: [{ ...pageTypeOf('team'), url: (slug: string) => `/a/b/${slug}/` }] };
  expect(fileBehind(deep, '/a/b/gold/')?.file).toBe('data/teams/gold.yaml');
  expect(fileBehind(miniSite, '/')?.file).toBe('data/home.yaml');
  expect(fileBehind(miniSite, '/elsewhere/x/')).toBeUndefined();
});

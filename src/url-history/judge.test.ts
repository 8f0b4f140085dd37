import { describe, expect, test } from 'vitest';
import { sourceOf } from '../../tests/support/source.ts';
import { type Addresses, judgeLedger } from './judge.ts';

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

function judged(text: string, { undecided = false, addresses = ADDRESSES } = {}) {
  const source = sourceOf(`addresses:\n${text}`);
  const originOf = (url: string) =>
    url.startsWith('/f/') ? { file: `data${url.slice(0, -1)}.yaml`, type: 'f' } : undefined;
  const pagesAt = (urls: readonly string[]) =>
    urls.map((at) => ({ url: at, file: `data${at.slice(0, -1)}.yaml`, type: 'f', name: undefined }));
  return judgeLedger(source, { addresses, originOf, pagesAt, undecided });
}

/** What a list is blamed for: code, line and column, what it says. */
const found = (text: string, options = {}) =>
  judged(text, options).problems.map(({ code, severity, params, place: { range } }) => [
    `${severity} ${code} ${range?.line}:${range?.column}`,
    params,
  ]);
const hosts = (text: string) => judged(text).redirects;

test('without a list, every page is new and nothing is wrong', () => {
  expect(
    judgeLedger(undefined, { addresses: ADDRESSES, originOf: () => undefined, pagesAt: () => [], undecided: false }),
  ).toEqual({
    problems: [],
    redirects: [],
    unlisted: ['/', '/new/', '/red/', '/yearly/'],
  });
});

test('a page that is public or hidden by its day is in the list and is left alone', () => {
  expect(judged('  - url: /red/\n  - url: /over/')).toEqual({
    problems: [],
    redirects: [],
    unlisted: ['/', '/new/', '/yearly/'],
  });
});

test('an address that is listed twice is named the second time, and only the first counts', () => {
  const text = '  - url: /old/\n    redirect: /red/\n  - url: /old/\n    gone: true';
  expect(found(text)).toEqual([['error route-listed-twice 4:10', { url: '/old/' }]]);
  expect(hosts(text)).toEqual([{ from: '/old/', to: '/red/', status: 301 }]);
});

describe('an address without a page', () => {
  const disappeared = (url: string, more: object = {}) => [
    [
      'error route-disappeared 2:10',
      {
        url,
        file: undefined,
        state: undefined,
        field: undefined,
        suggestion: undefined,
        renamedTo: undefined,
        ...more,
      },
    ],
  ];

  test('is missed, with the file it came from and the new address that was probably meant', () => {
    expect(found('  - url: /elsewhere/')).toEqual(disappeared('/elsewhere/'));
    expect(found('  - url: /f/x/')).toEqual(disappeared('/f/x/', { file: 'data/f/x.yaml' }));
    expect(found('  - url: /reds/')).toEqual(
      disappeared('/reds/', { suggestion: '/red/', renamedTo: 'data/red.yaml' }),
    );
    expect(found('  - url: /reds/\n  - url: /red/')).toEqual(disappeared('/reds/'));
  });

  test('is missed while its page is hidden, until its last day is over', () => {
    expect(found('  - url: /draft/')).toEqual(disappeared('/draft/', { state: 'draft' }));
    expect(found('  - url: /later/')).toEqual(disappeared('/later/', { state: 'scheduled', field: 'from' }));
    expect(found('  - url: /over/')).toEqual([]);
  });

  test('is not missed while no one can tell which file is which, unless its file is there', () => {
    expect(found('  - url: /elsewhere/', { undecided: true })).toEqual([]);
    expect(found('  - url: /draft/', { undecided: true })).toEqual(disappeared('/draft/', { state: 'draft' }));
  });

  test('may be gone, or moved, and not both', () => {
    expect(found('  - url: /old/\n    gone: true')).toEqual([]);
    expect(hosts('  - url: /old/\n    gone: true')).toEqual([{ from: '/old/', status: 410 }]);
    expect(found('  - url: /old/\n    redirect: /red/\n    gone: true')).toEqual([
      ['error redirect-or-gone 4:11', { url: '/old/' }],
    ]);
  });
});

describe('an address that has a page', () => {
  test('cannot be gone or moved', () => {
    expect(found('  - url: /red/\n    gone: true')).toEqual([
      ['error redirect-existing 3:11', { url: '/red/', field: 'gone' }],
    ]);
    expect(found('  - url: /red/\n    redirect: /')).toEqual([
      ['error redirect-existing 3:15', { url: '/red/', field: 'redirect' }],
    ]);
    expect(hosts('  - url: /red/\n    redirect: /')).toEqual([]);
  });

  test('cannot be for long once its first day has come, which stops nothing', () => {
    expect(found('  - url: /new/\n    redirect: /red/')).toEqual([
      ['warning redirect-existing 3:15', { url: '/new/', field: 'redirect' }],
    ]);
    expect(hosts('  - url: /new/\n    redirect: /red/')).toEqual([]);
  });

  test('can be, for the time when its page is not there', () => {
    expect(found('  - url: /yearly/\n    redirect: /red/')).toEqual([]);
    expect(hosts('  - url: /yearly/\n    redirect: /red/')).toEqual([]);
    expect(hosts('  - url: /over/\n    redirect: /red/')).toEqual([{ from: '/over/', to: '/red/', status: 302 }]);
    expect(hosts('  - url: /over/\n    gone: true')).toEqual([{ from: '/over/', status: 410 }]);
  });
});

describe('a redirect', () => {
  const to = (target: string, more = '') => `  - url: /old/\n    redirect: ${target}\n${more}`;

  test('leads to a page that is public', () => {
    expect(found(to('/red/'))).toEqual([]);
    expect(hosts(to('/rad/'))).toEqual([]);
    expect(found(to('/rad/'))).toEqual([['error redirect-target 3:15', { to: '/rad/', suggestion: '/red/' }]]);
    expect(found(to('/nothing/like/it/'))).toMatchObject([['error redirect-target 3:15', { suggestion: undefined }]]);
    expect(found(to('/draft/'))).toEqual([
      ['error link-not-public 3:15', { target: '/draft/', state: 'draft', day: undefined }],
    ]);
    expect(found(to('/over/'))).toEqual([
      ['warning link-not-public 3:15', { target: '/over/', state: 'expired', day: '2026-12-01' }],
    ]);
  });

  test('leads there in one step', () => {
    const chain = to('/b/', '  - url: /b/\n    redirect: /c/\n  - url: /c/\n    redirect: /red/');
    expect(found(chain)).toEqual([
      ['error redirect-chain 3:15', { to: '/b/', end: '/red/' }],
      ['error redirect-chain 5:15', { to: '/c/', end: '/red/' }],
    ]);
    expect(hosts(chain)).toEqual([{ from: '/c/', to: '/red/', status: 301 }]);
  });

  test('ends somewhere', () => {
    expect(found(to('/old/'))).toEqual([['error redirect-loop 3:15', { to: '/old/' }]]);
    expect(found(to('/b/', '  - url: /b/\n    redirect: /old/'))).toEqual([
      ['error redirect-loop 3:15', { to: '/b/' }],
      ['error redirect-loop 5:15', { to: '/old/' }],
    ]);
    expect(
      found(to('/b/', '  - url: /b/\n    redirect: /c/\n  - url: /c/\n    redirect: /b/')).map(([code]) => code),
    ).toEqual(['error redirect-loop 3:15', 'error redirect-loop 5:15', 'error redirect-loop 7:15']);
  });

  test('does not end at an address that is gone', () => {
    expect(found(to('/b/', '  - url: /b/\n    gone: true'))).toMatchObject([
      ['error redirect-target 3:15', { to: '/b/' }],
    ]);
  });
});

describe('an address that a host would read in a way of its own', () => {
  const listed = (url: string, more: string) => `  - url: ${JSON.stringify(url)}\n    ${more}`;
  const answers = ['gone: true', 'redirect: /red/'];

  test.each([
    'old/',
    'x/old/',
    '//old/',
    '/a//b/',
    '/a b/',
    '/a/*',
    '/:a/',
    '/(a)/',
    '/{a}/',
    '/a;/',
    '/.old/',
    '/old/..',
    '/old/?a',
    '/old/#a',
    '/%61/',
    '/ä/',
    '/old/\n',
  ])('is no answer for a host: %j', (url) => {
    for (const more of answers) {
      expect(found(listed(url, more))).toEqual([['error link-form 2:10', { href: url }]]);
      expect(hosts(listed(url, more))).toEqual([]);
    }
  });

  test.each(['/old', '/_/', '/-x/Y_9/', '/a/b/c.d-e.html', '/1/22/w-k/', '/a.b/'])('and %j is one', (url) => {
    for (const more of answers) {
      expect(found(listed(url, more))).toEqual([]);
      expect(hosts(listed(url, more))).toHaveLength(1);
    }
  });
});

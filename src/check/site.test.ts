import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPage } from './page/read-page.ts';
import { addressOf, originOf, targetOf } from './site.ts';

const ORIGIN = 'https://club.example';
const piece = fc.constantFrom('red', 'a.b', 'A-1_', '..', '.', '', 'grün', '%20', 'api', '#', 'x?y', '//');

test('an address that means just what it says leads where a browser goes', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 5 }), fc.constantFrom('', '/', '#top', '/#a-b', '#'), (pieces, end) => {
      const href = `/${pieces.join('/')}${end}`;
      // With the origin in front, an address is never read in the short way.
      const inFull = targetOf(ORIGIN, 'teams/red/index.html', `${ORIGIN}${href}`);
      if (!href.startsWith('//')) expect(targetOf(ORIGIN, 'teams/red/index.html', href)).toEqual(inFull);
    }),
    {
      examples: [
        [['a.?', 'b'], ''],
        [['a', 'b.?'], ''],
        [['a.\\', 'b'], ''],
        [['red'], '# '],
      ],
    },
  );
});

test('an address leads to a place on this site, or away from it', () => {
  expect(targetOf(ORIGIN, 'index.html', '/teams/red/#times')).toEqual({ path: '/teams/red/', anchor: 'times' });
  expect(targetOf(ORIGIN, 'index.html', '//')).toEqual({ path: '//', anchor: '' });
  expect(targetOf(undefined, 'index.html', `${ORIGIN}/`)).toBeUndefined();
  expect(targetOf(ORIGIN, 'a b/50%/index.html', '../red/')).toEqual({ path: '/a b/red/', anchor: '' });
});

test('a file has the address under which a host serves it', () => {
  const outputs = ['index.html', 'a/index.html', 'a.html', 'a/my-index.html', 'a/index.html.html'];
  expect(outputs.map((output) => addressOf({ output }))).toEqual([
    '/',
    '/a/',
    '/a.html',
    '/a/my-index.html',
    '/a/index.html.html',
  ]);
});

describe('the address of a site', () => {
  const stating = (...hrefs: (string | undefined)[]) =>
    originOf(
      hrefs.map((href) => readPage('x.html', href === undefined ? '' : `<link rel="canonical" href="${href}">`)),
    );

  test('is what most pages state, wherever they stand', () => {
    const [club, other] = [`${ORIGIN}/a/`, 'https://other.example/'];
    expect(stating(other, club, undefined, club)).toBe(ORIGIN);
    expect(stating(club, club, other)).toBe(ORIGIN);
    expect(stating('/', 'nowhere')).toBeUndefined();
  });

  test('is the first in the alphabet of several that are stated as often', () => {
    expect(stating('https://b.example/', 'https://a.example/', 'https://c.example/')).toBe('https://a.example');
  });
});

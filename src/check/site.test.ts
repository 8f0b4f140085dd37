import { describe, expect, test } from 'vitest';
import { readPage } from './read-page.ts';
import { originOf, targetOf } from './site.ts';

const ORIGIN = 'https://club.example';
test('an address leads to a place on this site, or away from it', () => {
  expect(targetOf(ORIGIN, 'index.html', '/teams/red/#times')).toEqual({ path: '/teams/red/', anchor: 'times' });
  expect(targetOf(ORIGIN, 'index.html', '//')).toEqual({ path: '//', anchor: '' });
  expect(targetOf(undefined, 'index.html', `${ORIGIN}/`)).toBeUndefined();
  expect(targetOf(ORIGIN, 'a b/50%/index.html', '../red/')).toEqual({ path: '/a b/red/', anchor: '' });
});

describe('the address of a site', () => {
  const stating = (...hrefs: (string | undefined)[]) =>
    originOf(
      hrefs.map((href) => readPage('x.html', href === undefined ? '' : `<link rel="canonical" href="${href}">`)),
    );

  test('is what most pages state, wherever they are', () => {
    const [club, other] = [`${ORIGIN}/a/`, 'https://other.example/'];
    expect(stating(other, club, undefined, club)).toBe(ORIGIN);
    expect(stating(club, club, other)).toBe(ORIGIN);
    expect(stating('/', 'nowhere')).toBeUndefined();
  });

  test('is the first in the alphabet of several that are stated as often', () => {
    expect(stating('https://b.example/', 'https://a.example/', 'https://c.example/')).toBe('https://a.example');
  });
});

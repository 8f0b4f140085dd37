import { describe, expect, test } from 'vitest';
import { readPage } from './read-page.ts';
import { statedOrigin } from './site.ts';

const ORIGIN = 'https://club.example';

describe('the origin of a site', () => {
  const originOfPages = (...hrefs: (string | undefined)[]) =>
    statedOrigin(
      hrefs.map((href) => readPage('x.html', href === undefined ? '' : `<link rel="canonical" href="${href}">`)),
    );

  test('is the one that most pages state, in whichever order', () => {
    const [club, other] = [`${ORIGIN}/a/`, 'https://other.example/'];
    expect(originOfPages(other, club, undefined, club)).toBe(ORIGIN);
    expect(originOfPages(club, club, other)).toBe(ORIGIN);
    expect(originOfPages('/', 'nowhere')).toBeUndefined();
  });

  test('is alphabetically the first of several that are equally frequent', () => {
    expect(originOfPages('https://b.example/', 'https://a.example/', 'https://c.example/')).toBe('https://a.example');
  });
});

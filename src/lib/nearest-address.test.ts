import { describe, expect, test } from 'vitest';
import { nearestAddress } from './nearest-address.ts';

const PAGES = [
  '/',
  '/404.html',
  '/services/',
  '/services/schule/',
  '/regional/bern/',
  '/regional/zug/',
  '/services/keller/',
];

describe('an address with a slip of the pen', () => {
  test.each([
    ['/regional/bren/', '/regional/bern/'],
    ['/regional/berm/', '/regional/bern/'],
    ['/services/schuhle/', '/services/schule/'],
    ['/servces/keler/', '/services/keller/'],
    ['/Services/Schule/', '/services/schule/'],
    ['/services/schule', '/services/schule/'],
    ['/service/', '/services/'],
    ['/405.html', '/404.html'],
  ])('%s is taken for %s', (address, meant) => expect(nearestAddress(address, PAGES)).toBe(meant));

  test('is taken for the nearest of several, in whatever order they come', () => {
    expect(nearestAddress('/teams/', ['/items/', '/team/', '/steam/'])).toBe('/team/');
    expect(nearestAddress('/bat/', ['/cat/', '/bar/'])).toBe('/bar/');
    expect(nearestAddress('/bat/', ['/bar/', '/cat/'])).toBe('/bar/');
  });
});

describe('no address is suggested', () => {
  test.each([
    '/regional/meilen/',
    '/regional/uri/',
    '/regional/zu/lang/',
    '/services/schimmel/',
    '/services/bern/',
    '/bern/',
    '/services/schule/keller/',
  ])('for %s, which is another page and no slip of the pen', (address) =>
    expect(nearestAddress(address, PAGES)).toBeUndefined(),
  );

  test('where there is nothing to choose from', () => expect(nearestAddress('/bern/', [])).toBeUndefined());

  test('for an address of a hundred thousand letters, in no time', () => {
    const started = performance.now();
    expect(nearestAddress(`/${'a'.repeat(100_000)}/`, PAGES)).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(100);
  });
});

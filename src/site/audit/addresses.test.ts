import { expect, test } from 'vitest';
import { addressesOfStyle } from '../../api/markup/style-addresses.ts';
import { type Attributes, addressesOfSet, readAttributes, refreshTarget } from './addresses.ts';

test.each<[name: string, attributes: Attributes]>([
  ['input', { src: '/x' }],
  ['meta', { itemprop: 'name', content: '/x' }],
  ['rect', { fill: 'red' }],
  ['link', { href: '/x', rel: 'next CANONICAL' }],
  ['meta', { property: 'og:image' }],
  ['meta', { property: 'og:image:alt', content: '/x' }],
  ['meta', { property: 'my-og:image', content: '/x' }],
  ['meta', { name: 'description', content: '0; url=/x' }],
  ['meta', { 'http-equiv': 'refresh' }],
])('the element %s with the attributes %j has no address', (name, attributes) =>
  expect(readAttributes(name, attributes).addresses).toEqual([]),
);

test('an element named like a property of every object has no addresses', () => {
  expect(readAttributes('constructor', { href: '/x' }).addresses).toEqual([]);
});

test.each(['0;/x', '0 /x', '.5;url=/x', '0;url="/x" later', '0; URL=/x', '0; url="/x"'])(
  'a refresh with %j redirects',
  (content) => expect(refreshTarget({ 'http-equiv': 'refresh', content })).toBe('/x'),
);

test.each(['', '5', '5;', 'x;url=/x', '5url=/x', ';url=/x'])('a refresh with %j does not redirect', (content) => {
  expect(refreshTarget({ 'http-equiv': 'refresh', content })).toBeUndefined();
});

test.each([
  ['/a.webp', ['/a.webp']],
  ['/a.webp 1x, /b.webp 2x', ['/a.webp', '/b.webp']],
  ['  /a.webp 400w ,\n /b,c.webp 800w,', ['/a.webp', '/b,c.webp']],
  ['/a.webp, /b.webp', ['/a.webp', '/b.webp']],
  ['/a.webp,, /b.webp', ['/a.webp', '/b.webp']],
  ['', []],
])('each address in the srcset %j is found', (set, addresses) => expect(addressesOfSet(set)).toEqual(addresses));

test.each([
  'p::before{content:"url(/x)"}',
  'p{content:\'@import "/x"\'}',
  '@namespace url(http://www.w3.org/2000/svg);@namespace svg "/x";@namespace url("/x");',
  '@charset "utf-8";',
  'p{src:local("x") format("woff2");width:attr(href)}',
  'a[href="/x"]{}',
])('%s has no address', (css) => expect(addressesOfStyle(css)).toEqual([]));

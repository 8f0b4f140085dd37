import { describe, expect, test } from 'vitest';
import type { AddressUse } from '../../api/markup/attributes.ts';
import { addressesOfStyle } from '../../api/markup/style-addresses.ts';
import { type Attributes, addressesOfSet, readAttributes, refreshTarget } from './addresses.ts';
import { addressesOfData } from './text-addresses.ts';

describe('addresses in the attributes of an element', () => {
  test.each<[name: string, attributes: Attributes, use: AddressUse]>([
    ['a', { href: '/x' }, 'link'],
    ['link', { href: '/x', rel: 'icon' }, 'file'],
    ['script', { src: '/x' }, 'file'],
    ['img', { srcset: '/x 2x' }, 'file'],
    ['video', { poster: '/x' }, 'file'],
    ['iframe', { src: '/x' }, 'file'],
    ['form', { action: '/x' }, 'file'],
    ['form', { action: '/x', method: 'POST' }, 'post'],
    ['button', { formaction: '/x', formmethod: 'post' }, 'post'],
    ['input', { src: '/x', type: 'image' }, 'file'],
    ['q', { cite: '/x' }, 'statement'],
    ['area', { ping: ' /x ' }, 'post'],
    ['td', { background: '/x' }, 'file'],
    ['meta', { 'http-equiv': 'Refresh', content: '0; url=/x' }, 'link'],
    ['meta', { property: 'og:url', content: '/x' }, 'statement'],
    ['meta', { itemprop: 'name image', content: '/x' }, 'statement'],
  ])('%s %j has one', (name, attributes, use) => {
    expect(readAttributes(name, attributes).addresses).toEqual([{ href: '/x', use }]);
  });

  test.each<[name: string, attributes: Attributes]>([
    ['use', { href: '/x' }],
    ['use', { 'xlink:href': '/x' }],
    ['rect', { fill: 'url(/x)' }],
  ])('%s %j has one in a drawing', (name, attributes) => {
    expect(readAttributes(name, attributes).addresses).toEqual([{ href: '/x', use: 'file', drawing: true }]);
  });

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
  ])('%s %j has none', (name, attributes) => expect(readAttributes(name, attributes).addresses).toEqual([]));
});

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

describe('each address in a srcset is found', () => {
  test.each([
    ['/a.webp', ['/a.webp']],
    ['/a.webp 1x, /b.webp 2x', ['/a.webp', '/b.webp']],
    ['  /a.webp 400w ,\n /b,c.webp 800w,', ['/a.webp', '/b,c.webp']],
    ['/a.webp, /b.webp', ['/a.webp', '/b.webp']],
    ['/a.webp,, /b.webp', ['/a.webp', '/b.webp']],
    ['', []],
  ])('%j', (set, addresses) => expect(addressesOfSet(set)).toEqual(addresses));
});

test('an address in a style sheet can be written in every way that browsers accept', () => {
  const hrefs = (css: string) => addressesOfStyle(css).map(({ href }) => href);
  expect(
    hrefs('@import"a.css";@IMPORT url(b.css) print;@import URL( "c.css" ) layer(x) supports(src: url(n));'),
  ).toEqual(['a.css', 'b.css', 'c.css']);
  expect(hrefs('p{a:url(/\\61.svg);b:u\\72l("b\\2e svg");c:src("c");d:url(d) url(\'e\')}')).toEqual([
    '/a.svg',
    'b.svg',
    'c',
    'd',
    'e',
  ]);
  expect(hrefs('p{a:image-set("a" type("n") 1x, url(b) 2x)}')).toEqual(['a', 'b']);
});

test.each([
  'p::before{content:"url(/x)"}',
  'p{content:\'@import "/x"\'}',
  '@namespace url(http://www.w3.org/2000/svg);@namespace svg "/x";@namespace url("/x");',
  '@charset "utf-8";',
  'p{src:local("x") format("woff2");width:attr(href)}',
  'a[href="/x"]{}',
])('%s has no address', (css) => expect(addressesOfStyle(css)).toEqual([]));

test('addresses in structured data are whole ones anywhere, and those from the root where an address belongs', () => {
  const data = {
    name: '/a/',
    url: '/b/#c',
    image: [{ url: 'https://d.example/e' }, '/f.webp'],
    description: 'https://g.example/ is ours.',
    potentialAction: { target: { urlTemplate: '/search?q={term}' } },
    other: '//h.example/i',
  };
  expect(addressesOfData(JSON.stringify(data))).toEqual(['/b/', 'https://d.example/e', '/f.webp', '//h.example/i']);
  expect(addressesOfData('"x"')).toEqual([]);
  expect(addressesOfData('{')).toBeUndefined();
});

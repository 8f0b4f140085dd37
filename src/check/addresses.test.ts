import { describe, expect, test } from 'vitest';
import {
  type AddressUse,
  type Attributes,
  addressesOf,
  addressesOfSet,
  addressesOfStyle,
  refreshTarget,
  stringsOfJson,
} from './addresses.ts';

describe('addresses in the attributes of an element', () => {
  test.each<[name: string, attributes: Attributes, use: AddressUse]>([
    ['a', { href: '/x' }, 'link'],
    ['a', { href: '/x', rel: 'canonical' }, 'link'],
    ['area', { href: '/x' }, 'link'],
    ['link', { href: '/x', rel: 'icon' }, 'file'],
    ['link', { imagesrcset: '/x', rel: 'preload' }, 'file'],
    ['script', { src: '/x' }, 'file'],
    ['img', { src: '/x' }, 'file'],
    ['img', { srcset: '/x 2x' }, 'file'],
    ['source', { src: '/x' }, 'file'],
    ['source', { srcset: '/x 2x' }, 'file'],
    ['video', { src: '/x' }, 'file'],
    ['video', { poster: '/x' }, 'file'],
    ['audio', { src: '/x' }, 'file'],
    ['track', { src: '/x' }, 'file'],
    ['iframe', { src: '/x' }, 'file'],
    ['embed', { src: '/x' }, 'file'],
    ['object', { data: '/x' }, 'file'],
    ['form', { action: '/x' }, 'file'],
    ['form', { action: '/x', method: 'GET' }, 'file'],
    ['form', { action: '/x', method: 'POST' }, 'post'],
    ['button', { formaction: '/x' }, 'file'],
    ['button', { formaction: '/x', formmethod: 'post' }, 'post'],
    ['input', { formaction: '/x' }, 'file'],
    ['use', { href: '/x' }, 'file'],
    ['use', { 'xlink:href': '/x' }, 'file'],
    ['image', { href: '/x' }, 'file'],
    ['meta', { 'http-equiv': 'Refresh', content: '0; url=/x' }, 'link'],
    ['meta', { property: 'og:url', content: '/x' }, 'statement'],
    ['meta', { property: 'og:image:secure_url', content: '/x' }, 'statement'],
    ['meta', { name: 'twitter:image', content: '/x' }, 'statement'],
  ])('%s %j has one', (name, attributes, use) => {
    expect(addressesOf(name, attributes)).toEqual([{ href: '/x', use }]);
  });

  test.each<[name: string, attributes: Attributes]>([
    ['p', { href: '/x', src: '/x' }],
    ['link', { href: '/x', rel: 'next CANONICAL' }],
    ['meta', { property: 'og:image' }],
    ['meta', { property: 'og:image:alt', content: '/x' }],
    ['meta', { property: 'my-og:image', content: '/x' }],
    ['meta', { name: 'twitter:image:alt', content: '/x' }],
    ['meta', { name: 'description', content: '0; url=/x' }],
    ['meta', { 'http-equiv': 'refresh', content: '5' }],
    ['meta', { 'http-equiv': 'refresh' }],
  ])('%s %j has none', (name, attributes) => expect(addressesOf(name, attributes)).toEqual([]));
});

test('an element named like a property of every object has no addresses', () => {
  expect(addressesOf('constructor', { href: '/x' })).toEqual([]);
});

test.each(['0;url=/x', '0; URL=/x', '0 ;  url  =  /x ', `0; url='/x'`, '0; url="/x"'])(
  'a refresh with %j redirects',
  (content) => expect(refreshTarget({ 'http-equiv': 'refresh', content })).toBe('/x'),
);

describe('addresses in a srcset', () => {
  test.each([
    ['/a.webp', ['/a.webp']],
    ['/a.webp 1x, /b.webp 2x', ['/a.webp', '/b.webp']],
    ['  /a.webp 400w ,\n /b,c.webp 800w,', ['/a.webp', '/b,c.webp']],
    ['/a.webp, /b.webp', ['/a.webp', '/b.webp']],
    ['/a.webp,, /b.webp', ['/a.webp', '/b.webp']],
    ['', []],
  ])('%j', (set, addresses) => expect(addressesOfSet(set)).toEqual(addresses));
});

test('addresses in a style sheet are read with any quotes, and not from comments', () => {
  const css = `@import "a.css"; p { background: url( 'b.svg' ), url(c.svg) } /* url(d.svg) */ q { src: url("e f.woff2") }`;
  expect(addressesOfStyle(css)).toEqual(
    ['a.css', 'b.svg', 'c.svg', 'e f.woff2'].map((href) => ({
      href,
      at: css.search(href === 'a.css' ? /@import/ : new RegExp(`url\\([ '"]*${href}`)),
    })),
  );
  expect(addressesOfStyle(`@import  'print.css';`)).toEqual([{ href: 'print.css', at: 0 }]);
});

test('strings in structured data are found at any depth, among other values', () => {
  expect(stringsOfJson('{"a":["x",7,null,true,{"b":"y"}],"c":"z"}')).toEqual(['x', 'y', 'z']);
  expect(stringsOfJson('"x"')).toEqual(['x']);
  expect(stringsOfJson('{')).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { type Placement, placeJson, placeManifest, placeMarkup, placeStyles } from './placement.ts';

const CLUB: Placement = { path: '/2025', knows: (path) => ['/', '/teams/', '/api/join'].includes(path) };

describe('in a page below a path', () => {
  test.each([
    ['a link', '<a href="/teams/#red">', '<a href="/2025/teams/#red">'],
    ['an address without quotation marks', '<a href=/teams/ class=x>', '<a href=/2025/teams/ class=x>'],
    ['sizes', '<img srcset="/a,b.png 1x, /c.png 2x">', '<img srcset="/2025/a,b.png 1x, /2025/c.png 2x">'],
    ['a ping', '<a ping="/a /b">', '<a ping="/2025/a /2025/b">'],
    ['a drawing', '<svg><use href="/icons.svg#x"/></svg>', '<svg><use href="/2025/icons.svg#x"/></svg>'],
    ['a paint', '<path fill="url(/p.svg#x)">', '<path fill="url(/2025/p.svg#x)">'],
    ['a redirect', `<meta http-equiv="refresh" content="0; url='/teams/'">`, undefined],
    ['a picture for messengers', '<meta property="og:image" content="/a.png">', undefined],
    ['an address for scripts', '<body data-thanks="/teams/?x=1">', '<body data-thanks="/2025/teams/?x=1">'],
  ])('%s leads there', (_, html, placed) => {
    expect(placeMarkup(html, CLUB)).toBe(placed ?? html.replace(/(?<=["'= ])\/(?=[at])/, '/2025/'));
  });

  test('the props of an island hold addresses that lead there, and texts as they are', () => {
    const props = (path: string) =>
      `<div data-props="{&quot;action&quot;:&quot;${path}/api/join&quot;,&quot;unit&quot;:&quot;/h&quot;,` +
      `&quot;text&quot;:&quot;[Us &amp; &#x27;them&#x27;](${path}/teams/)&quot;}">`;
    expect(placeMarkup(props(''), CLUB)).toBe(props('/2025'));
  });

  test('structured data hold addresses that lead there, and cannot end their element', () => {
    const data = (path: string) =>
      `<script type="application/ld+json">{"url":"${path}/teams/","name":"/teams/ \\u003c/script>"}</script>`;
    expect(placeMarkup(data(''), CLUB)).toBe(data('/2025'));
  });

  test.each([
    '<a href="//other.example/">',
    '<a href="/\\other.example/">',
    '<a href="https://other.example/teams/">',
    '<a href="teams/">',
    '<a href="#teams">',
    '<a href="tel:+41620000000">',
    '<a title="/teams/">/teams/</a>',
    '<i data-unit="/h">',
    '<script>const a = "<a href=\'/teams/\'>";</script>',
    '<!-- <a href="/teams/"> -->',
    '<meta name="description" content="/teams/">',
  ])('%s stays as it is', (html) => {
    expect(placeMarkup(html, CLUB)).toBe(html);
  });
});

test('a style sheet below a path loads its files from there', () => {
  const css = (path: string) =>
    `@import "${path}/a.css";a{background:url(${path}/b.png),url( "${path}/c.png" );content:"url(/d)"}/* url(/e) */`;
  expect(placeStyles(css(''), CLUB)).toBe(css('/2025'));
});

test('a web manifest below a path starts there', () => {
  const manifest = (path: string) => `{"start_url":"${path}/","icons":[{"src":"${path}/icon.png"}]}`;
  expect(placeManifest(manifest(''), CLUB)).toBe(manifest('/2025'));
});

test('data that are not JSON stay as they are', () => {
  expect(placeJson('{"a": "/teams/"', CLUB)).toBe('{"a": "/teams/"');
});

import { describe, expect, test } from 'vitest';
import { readPage } from './read-page.ts';

const read = (html: string) => readPage('index.html', html);
const head = (html: string) => read(`<head>${html}</head>`);

test('an empty page has no facts', () => {
  expect(read('')).toEqual({
    output: 'index.html',
    hasDoctype: false,
    base: undefined,
    lang: undefined,
    title: undefined,
    description: undefined,
    canonical: undefined,
    noindex: false,
    redirects: false,
    mains: [],
    headings: [],
    ids: [],
    targets: [],
    maps: [],
    references: [],
    addresses: [],
    missingAddresses: [],
    images: [],
    inlineCode: [],
    unreadableData: [],
    loads: { css: [], script: [], font: [], image: [] },
  });
});

describe('the language', () => {
  test.each([
    ['<html lang=" de-CH ">', 'de-CH'],
    ['<html lang=" ">', ''],
    ['<html lang=""><html lang="de">', 'de'],
    ['<html lang="de"><html lang="fr"><p lang="it">', 'de'],
    ['<html><p lang="it">', undefined],
  ])('of %s is %j', (html, lang) => expect(read(html).lang).toBe(lang));
});

describe('headings', () => {
  test('are read as text, and not from drawings', () => {
    const html =
      '<h2>\n  Our\n  <em>red</em> team </h2><svg><title>Crest</title><h3>In a drawing</h3></svg><h6>End</h6>';
    expect(read(html).headings.map(({ level, text }) => [level, text])).toEqual([
      [2, 'Our red team'],
      [6, 'End'],
    ]);
    expect(read(html).title).toBeUndefined();
  });

  test('are only the six HTML elements', () => {
    expect(read('<h0>a</h0><h7>b</h7><h10>c</h10><my-h1>d</my-h1><h1-x>e</h1-x>').headings).toEqual([]);
  });
});

describe('metadata', () => {
  test('is trimmed, and the first of several elements counts', () => {
    const { title, description, canonical } = head(
      '<title>\n Club </title><meta name="description" content=" Us. "><meta name="description" content="Them.">' +
        '<link rel="canonical" href="/a"><link rel="canonical" href="/b">',
    );
    expect([title, description?.text, canonical?.href]).toEqual(['Club', 'Us.', '/a']);
  });

  test('can be empty', () => {
    const { description, canonical } = head('<meta name="description"><link rel="canonical">');
    expect([description?.text, canonical?.href]).toEqual(['', '']);
  });

  test('is read from the right elements only', () => {
    const { description, canonical, noindex, title } = read(
      '<a rel="canonical" href="/">x</a><p name="description" content="x"></p><p name="robots" content="noindex"></p>',
    );
    expect([description, canonical, noindex, title]).toEqual([undefined, undefined, false, undefined]);
  });

  test.each([
    ['<meta name="robots" content="follow, NOINDEX">', true],
    ['<meta name="robots" content="none">', true],
    ['<meta name="googlebot" content="noindex">', true],
    ['<meta name="twitterbot" content="noindex">', false],
    ['<meta name="robots" content="nonesuch">', false],
    ['<meta name="robots">', false],
    ['<meta name="description" content="none">', false],
    ['<meta name="robots" content="noindex"><meta name="robots" content="follow">', true],
  ])('%s sets noindex: %j', (html, noindex) => expect(head(html).noindex).toBe(noindex));
});

describe('structured data', () => {
  test('is JSON in a script of its media type, and nothing else', () => {
    const html =
      '<script type="application/ld+json">["//a"]</script><script type="application/json">["//b"]</script>' +
      '<a type="application/ld+json">["//c"]</a><script type="application/ld+json">[</script>';
    expect(read(html).addresses.map(({ href }) => href)).toEqual(['//a']);
    expect(read(html).unreadableData).toHaveLength(1);
  });
});

describe('an image', () => {
  test.each([
    ['width="40" height="30"', true],
    ['width="40"', false],
    ['width="40px" height="30"', false],
    ['width="calc 40" height="30"', false],
  ])('with %s states its size: %j', (attributes, hasSize) => {
    expect(read(`<img src="/a.webp" ${attributes}>`).images).toMatchObject([
      { src: '/a.webp', hasSize, hasAlt: false },
    ]);
  });

  test('can have no attributes', () => {
    const { images, loads } = read('<img>');
    expect([images.map(({ src }) => src), loads.image]).toEqual([[''], []]);
  });
});

describe('for the first view', () => {
  test('browsers fetch what the page requests immediately', () => {
    const { loads } = read(
      '<link rel="stylesheet" href="/a.css"><link rel="alternate stylesheet" href="/b.css">' +
        '<link rel="modulepreload" href="/c.js"><script src="/d.js"></script><script>e()</script>' +
        '<link rel="preload" as="font" href="/f.woff2"><link rel="preload" as="image" href="/g.svg">' +
        '<img src="/h.png"><img src="/i.png" loading="eager">',
    );
    expect(loads).toEqual({
      css: ['/a.css', '/b.css'],
      script: ['/c.js', '/d.js'],
      font: ['/f.woff2'],
      image: ['/g.svg', '/h.png', '/i.png'],
    });
  });

  test('they choose one of several sizes, possibly the largest', () => {
    const { loads } = read(
      '<picture><source srcset="/a-400.avif 400w, /a-800.avif 800w"><source srcset="/a-800.jpeg 800w"><img src="/a.jpeg"></picture>' +
        '<img src="/b.png" srcset="/b.png 1x, /b-2.png 2x"><picture><source srcset="/c.avif 800w"><img src="/c.png" loading="lazy"></picture>',
    );
    expect(loads.image).toEqual(['/a-800.avif', '/b-2.png']);
  });

  test('they leave the rest for later', () => {
    const { loads } = read(
      '<link rel="icon" href="/a.svg"><link rel="prefetch" as="font" href="/b.woff2"><link rel="prefetch" as="image" href="/c.svg">' +
        '<link rel="preload" as="fetch" href="/d.json"><img src="/e.png" loading="LAZY"><video src="/f.mp4"></video>' +
        '<a rel="stylesheet" href="/g.css"></a>',
    );
    expect(loads).toEqual({ css: [], script: [], font: [], image: [] });
  });
});

describe('inline code', () => {
  test.each([
    ['<p onclick="go()">', ['onclick="…"']],
    ['<p style="" onblur="go()">', ['style="…"', 'onblur="…"']],
    ['<style>p{}</style>', ['<style>']],
    ['<script>go()</script>', ['<script>']],
    ['<script type="text/application/json">go()</script>', ['<script>']],
    ['<script type="application/json5">go()</script>', ['<script>']],
    ['<a href="  JavaScript:go()">', ['javascript:']],
    ['<a href="javascript:go()">', ['javascript:']],
    ['<iframe src="javascript:go()">', ['javascript:']],
    ['<form action="javascript:go()">', ['javascript:']],
  ])('%s is found', (html, found) => expect(read(html).inlineCode.map(({ what }) => what)).toEqual(found));

  test.each([
    '<p one-two="x" data-onclick="x" on="x">',
    '<script src="/a.js"></script>',
    '<script type="application/json">{}</script>',
    '<script type="application/ld+json">{}</script>',
    '<script type="speculationrules">{}</script>',
    '<a href="/?javascript:go()">',
    '<p title="javascript:go()">',
  ])('%s is not reported', (html) => expect(read(html).inlineCode).toEqual([]));
});

test('the main part of a page is recognised by its element or its role', () => {
  expect(read('<main></main>\n <div role="main"></div><div role="note"></div>').mains).toEqual([{ at: 0 }, { at: 15 }]);
});

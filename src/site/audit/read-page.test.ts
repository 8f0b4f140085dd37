import { describe, expect, test } from 'vitest';
import { readPage } from './read-page.ts';

const read = (html: string) => readPage('index.html', html);
const head = (html: string) => read(`<head>${html}</head>`);

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
});

describe('metadata', () => {
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
});

describe('inline code', () => {
  test.each([
    ['<p onclick="go()">', ['onclick="…"']],
    ['<script>go()</script>', ['<script>']],
    ['<script type="application/json5">go()</script>', ['<script>']],
    ['<a href="javascript:go()">', ['javascript:']],
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

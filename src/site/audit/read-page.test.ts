import { describe, expect, test } from 'vitest';
import { readPage } from './read-page.ts';

const read = (html: string) => readPage('index.html', html);
const head = (html: string) => read(`<head>${html}</head>`);

test('headings are read as text, and not from drawings', () => {
  const html = '<h2>\n  Our\n  <em>red</em> team </h2><svg><title>Crest</title><h3>In a drawing</h3></svg><h6>End</h6>';
  expect(read(html).headings.map(({ level, text }) => [level, text])).toEqual([
    [2, 'Our red team'],
    [6, 'End'],
  ]);
  expect(read(html).title).toBeUndefined();
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
])('the metadata %s set noindex: %j', (html, noindex) => expect(head(html).noindex).toBe(noindex));

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

import { describe, expect, test } from 'vitest';
import { readQuickly } from './quick.ts';

const read = (html: string) => readQuickly('index.html', html, (text) => text);

// That it agrees with the full parser is held by tests/stress/page-reader.test.ts.
describe('a page that is written soundly', () => {
  const html = [
    '<!doctype html>',
    '<html lang="de-CH"><head><meta charSet="utf-8"/><title>Red &amp; blue</title>',
    '<link rel="stylesheet" href="/a.css"/><script type="module" src="/b.js"></script></head>',
    '<body><header><a href="/?a=1&amp;b=2">Home</a></header>',
    '<main id="main"><h1>Club <em>of <!-- -->Ada</em><svg><title>Crest</title><path d="M0 0"/></svg></h1>',
    '<ul><li><a href="/red/">Red</a></li><li><a href="/red/">Red</a></li></ul><img src="/c.png" alt=""><br></main>',
    '<script type="application/ld+json">{"name":"Club &amp; Co"}</script></body></html>',
  ].join('\n');

  test('is read without the full parser', () => {
    expect(read(html)).toMatchObject({
      lang: 'de-CH',
      title: 'Red & blue',
      headings: [{ level: 1, text: 'Club of AdaCrest', at: html.indexOf('<h1>') }],
      ids: [{ id: 'main', at: html.indexOf('<main') }],
      addresses: [
        { href: '/a.css', use: 'file' },
        { href: '/b.js', use: 'file' },
        { href: '/?a=1&b=2', use: 'link' },
        { href: '/red/', use: 'link', at: html.indexOf('<a href="/red/">') },
        { href: '/red/', use: 'link', at: html.lastIndexOf('<a href="/red/">') },
        { href: '/c.png', use: 'file' },
      ],
      links: 3,
      images: [{ src: '/c.png', sized: false, described: true }],
      data: [{ texts: ['Club &amp; Co'] }],
      loads: { css: ['/a.css'], script: ['/b.js'], font: [], image: ['/c.png'] },
    });
  });

  test('is read the same again', () => expect(read(html)).toEqual(read(html)));
});

test.each([
  ['an element without an end', '<p>a'],
  ['an end without an element', 'a</p>'],
  ['an element that another one ends', '<p>a<div>b</div></p>'],
  ['ends in the wrong order', '<b><i>a</b></i>'],
  ['a name in capitals', '<P>a</P>'],
  ['an end with more than its name', '<p>a</p >'],
  ['a comment', '<!-- a --><p>b</p>'],
  ['a comment of React where it is text', '<title><!-- --></title>'],
  ['a declaration within the page', '<p>a</p><!doctype html>'],
  ['a sign that begins no tag', '<p>1 < 2</p>'],
  ['a tag that is cut off', '<p>a</p><p'],
  ['a tag with a sign in it that might end it', '<p title="a > b">c</p>'],
  ['markup in a text', '<title><b>a</b></title>'],
  ['a script that writes markup', '<script>"<b>"</script>'],
  ['a form in a form', '<form><div><form></form></div></form>'],
  ['a page within a drawing', '<svg><foreignObject><p>a</p></foreignObject></svg>'],
  ['a formula', '<math></math>'],
  ['a text that never ends', '<plaintext></plaintext>'],
])('%s is left to the full parser', (_what, html) => expect(read(html)).toBeUndefined());

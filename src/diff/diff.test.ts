import { describe, expect, test } from 'vitest';
import { wordsIn } from '../base/words.ts';
import type { Change } from './change.ts';
import { compareSites } from './compare-sites.ts';
import { MAX_LENGTH, printMarkdownDiff, printPrettyDiff } from './print-pretty.ts';
import { readPage } from './read-page.ts';
import { DIFF_WORDS } from './words.ts';

const words = wordsIn(DIFF_WORDS, 'en');

const HEAD =
  '<title>Club</title><meta name="description" content="A club."/><link rel="canonical" href="https://a.example/"/>';

const html = (main: string, { head = HEAD, header = '', footer = '' } = {}) =>
  `<!doctype html><html><head>${head}<link rel="stylesheet" href="/assets/site-AAAA.css"/></head>` +
  `<body><header>${header}</header><main>${main}</main><footer>${footer}</footer></body></html>`;

/** Returns the changes of a page whose main part, and possibly head, was rewritten. */
function changes(before: string, after: string, heads: { before?: string; after?: string } = {}): readonly Change[] {
  const read = (main: string, head = HEAD) => [readPage('index.html', html(main, { head }))];
  const { changed } = compareSites(read(before, heads.before), read(after, heads.after));
  return changed[0]?.changes ?? [];
}

describe('prices, phone numbers and hours', () => {
  test('come first, each with its heading and table row', () => {
    const table = (flat: string) =>
      `<h1>Club</h1><p>Hi.</p><h2>Fees</h2><table><tr><th>Flat</th><td>CHF 400–${flat}</td></tr></table>`;
    const [first] = changes(table('700'), table('750').replace('Hi', 'Hello'));
    expect(first).toEqual({ kind: 'price', before: 'CHF 400–700', after: 'CHF 400–750', under: 'Fees › Flat' });
  });

  test.each([
    ['price', 'from CHF 1’200.50 on', 'from CHF 1’300 on', 'CHF 1’200.50', 'CHF 1’300'],
    ['price', 'fee EUR\u00a040', 'fee EUR\u202f45', 'EUR 40', 'EUR 45'],
    ['phone', 'call +41 62 000 00 00 now', 'call +41 62 000 00 11 now', '+41 62 000 00 00', '+41 62 000 00 11'],
    ['hours', 'Sa 8.00–13.00', 'Sa 8.00–12.30', '8.00–13.00', '8.00–12.30'],
  ])('include a %s in «%s»', (kind, before, after, was, is) => {
    expect(changes(`<p>${before}</p>`, `<p>${after}</p>`)).toEqual([
      { kind, before: was, after: is },
      expect.objectContaining({ kind: 'text', onlyFacts: true }),
    ]);
  });

  test.each([
    ['a list', (price: string) => `<ul><li>Entry${price}</li><li>3 times a year</li></ul>`],
    ['a definition', (price: string) => `<dl><dt>2026</dt><dd>${price}</dd><dd>3 times</dd></dl>`],
    ['columns', (price: string) => `<p><span>${price}</span><span>3 times</span></p>`],
  ])('in %s do not run into the text that follows', (_where, page) => {
    const [price] = changes(page(' CHF 40'), page(' CHF 45'));
    expect(price).toMatchObject({ kind: 'price', before: 'CHF 40', after: 'CHF 45' });
  });

  test('that only moved to another text are not reported', () => {
    const after = changes(
      '<p>One for CHF 50 a month.</p><h2>X</h2>',
      '<h2>X</h2><p>Wholly different words: CHF 50.</p>',
    );
    expect(after.filter(({ kind }) => kind === 'price')).toEqual([]);
  });

  test('that are missing are reported as removed', () => {
    expect(changes('<p>Join for CHF 50 today.</p>', '<p>Join for free today.</p>')[0]).toEqual({
      kind: 'price',
      before: 'CHF 50',
    });
  });
});

describe('texts', () => {
  test('are compared block by block: a new item changes nothing around it', () => {
    expect(changes('<ul><li>One</li><li>Three</li></ul>', '<ul><li>One</li><li>Two</li><li>Three</li></ul>')).toEqual([
      { kind: 'text', block: 'item', after: 'Two' },
    ]);
  });

  test('of a heading are compared, but not its level, which no visitor sees', () => {
    expect(changes('<h2>Fees</h2>', '<h2>Prices</h2>')).toEqual([
      { kind: 'text', block: 'heading', before: 'Fees', after: 'Prices' },
    ]);
    expect(changes('<h2>Fees</h2>', '<h3>Fees</h3>')).toEqual([]);
  });

  test('that are only read out count too', () => {
    expect(changes('<img src="/a.svg" alt="A red ball"/>', '<img src="/b.svg" alt="A blue ball"/>')).toEqual([
      { kind: 'text', block: 'label', before: 'A red ball', after: 'A blue ball' },
    ]);
  });
});

describe('differences that no visitor notices are not reported', () => {
  test.each([
    ['hashes of assets', '<img src="/assets/a-1111.svg" alt="x"/>', '<img src="/assets/a-2222.svg" alt="x"/>'],
    ['classes and elements', '<p class="a"><b>Bold</b> words</p>', '<p><strong>Bold</strong> words</p>'],
    ['kinds of space', '<p>10 000\nthings</p>', '<p>10\u00a0000 things</p>'],
    ['scripts', '<script>let a = 1</script>', '<script type="module" src="/x.js"></script>'],
  ])('%s', (_what, before, after) => {
    expect(changes(before, after)).toEqual([]);
  });
});

describe('links', () => {
  test('are reported with their text when they are added or removed', () => {
    expect(changes('<p><a href="/a/">Ann</a> is here</p>', '<p>Ann is here <a href="/b/">Bob</a></p>')).toContainEqual({
      kind: 'link',
      before: '/a/',
      after: '/b/',
      label: 'Ann → Bob',
    });
    expect(changes('<p>Ann</p>', '<p><a href="/a/">Ann</a></p>')).toEqual([
      { kind: 'link', after: '/a/', label: 'Ann' },
    ]);
  });

  test('with the same text and another target are reported as changed', () => {
    expect(changes('<p><a href="/a/">Ann</a></p>', '<p><a href="/b/">Ann</a></p>')).toEqual([
      { kind: 'link', before: '/a/', after: '/b/', label: 'Ann' },
    ]);
  });
});

describe('differences for search engines include', () => {
  test('title, description, canonical and robots', () => {
    const after =
      '<title>Team</title><meta name="description" content="A team."/><link rel="canonical" href="https://b.example/"/>' +
      '<meta name="robots" content="noindex"/>';
    expect(changes('<p>x</p>', '<p>x</p>', { after })).toEqual([
      { kind: 'title', before: 'Club', after: 'Team' },
      { kind: 'description', before: 'A club.', after: 'A team.' },
      { kind: 'canonical', before: 'https://a.example/…', after: 'https://b.example/…' },
      { kind: 'robots', after: 'noindex' },
    ]);
  });
});

describe('a whole site', () => {
  const site = (footer: string, pages: Readonly<Record<string, string>>) =>
    Object.entries(pages).map(([url, main]) => readPage(`${url}/index.html`, html(main, { footer })));
  const four = { a: '<p>A</p>', b: '<p>B</p>', c: '<p>C</p>', d: '<p>D</p>' };

  test('lists added and removed pages with their titles', () => {
    const { added, removed, changed } = compareSites(site('', { a: 'x', b: 'x' }), site('', { b: 'x', c: 'x' }));
    expect({ added, removed, changed }).toEqual({
      added: [{ url: '/c/', title: 'Club' }],
      removed: [{ url: '/a/', title: 'Club' }],
      changed: [],
    });
  });

  test('lists a page as removed once its address redirects, and as added once it has a page again', () => {
    const refresh = '<title>Moved</title><meta http-equiv="refresh" content="0; url=/b/"/>';
    const moved = readPage('a/index.html', `<html><head>${refresh}</head><body><main>Moved</main></body></html>`);
    const [withPage, withRedirect] = [site('Footer', four), [moved, ...site('Footer', four).slice(1)]];
    const removal = compareSites(withPage, withRedirect);
    expect(removal).toMatchObject({ added: [], shared: [], changed: [], common: 3 });
    expect(removal.removed).toEqual([{ url: '/a/', title: 'Club', movedTo: '/b/' }]);
    expect(printPrettyDiff(removal, { words, colour: false })).toContain('- /a/ → /b/  Club');
    const { added, removed, shared } = compareSites(withRedirect, withPage);
    expect({ added, removed, shared }).toEqual({ added: [{ url: '/a/', title: 'Club' }], removed: [], shared: [] });
  });

  test('lists a change of the footer once, with the number of pages', () => {
    const difference = compareSites(site('<p>Old</p>', four), site('<p>New</p>', { ...four, d: '<p>E</p>' }));
    expect(difference.shared).toEqual([
      {
        change: { kind: 'text', block: 'paragraph', before: 'Old', after: 'New' },
        pages: ['/a/', '/b/', '/c/', '/d/'],
      },
    ]);
    expect(difference.changed.map(({ url }) => url)).toEqual(['/d/']);
    expect(printPrettyDiff(difference, { words, colour: false })).toContain('on all 4 pages');
  });
});

describe('output', () => {
  const pages = (count: number, text: (index: number) => string) =>
    Array.from({ length: count }, (_, index) =>
      readPage(`p${String(index).padStart(4, '0')}/index.html`, html(text(index))),
    );
  const difference = compareSites(
    pages(1, () => '<h2>Fees</h2><p>A fee of CHF 400–700 for all who come <i>now</i>.</p>'),
    pages(1, () => '<h2>Fees</h2><p>A fee of CHF 450–750 for all who stay &lt;b&gt; @all.</p>'),
  );

  test('for a terminal: values with an arrow, texts word by word', () => {
    expect(printPrettyDiff(difference, { words, colour: false })).toBe(`\
1 page changed.

/p0000/  Club
  Price             CHF 400–700 → CHF 450–750  (Fees)
  Paragraph         A fee of CHF [-400–700-] {+450–750+} for all who [-come now.-] {+stay <b> @all.+}  (Fees)
`);
  });

  test('for a pull request: a block of code, from which no text of the site escapes', () => {
    const text = printMarkdownDiff(difference, words);
    expect(text.startsWith('~~~\n')).toBe(true);
    expect(text.match(/^ {0,3}~~~$/gm)).toHaveLength(2);
    expect(text).toContain('[-come now.-] {+stay <b> @all.+}');
  });

  test('for a pull request: never longer than a comment can be', () => {
    const long = (word: string) => (index: number) => `<p>${`${word}${index} `.repeat(60)}</p>`;
    const text = printMarkdownDiff(compareSites(pages(400, long('old')), pages(400, long('new'))), words);
    expect(text.length).toBeLessThan(MAX_LENGTH + 20);
    expect(text.endsWith('\n…\n~~~\n')).toBe(true);
  });
});

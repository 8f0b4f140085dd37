import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/help/mini-site.ts';
import { describe as describeProblem } from '../problems/describe.ts';
import type { ProblemCode } from '../problems/problem.ts';
import { check } from './check.ts';

type Pages = Readonly<Record<string, string>>;

/** A whole page around some markup; the markup starts at line 2, column 7. */
const page = (body: string, title = '<title>Lake Club</title>') =>
  `<!doctype html><html lang="en"><head>${title}</head>\n<body>${body}</body></html>\n`;

const other = page('<h1>Red</h1><p id="training">Monday</p>', '<title>Red Team</title>');

/** What a site of these files is blamed for: `dist/index.html:2:7 output-link`. */
function findings(pages: Pages): string[] {
  return problems(pages).map(({ code, place: { file, range } }) => {
    const where = range ? `:${range.line}:${range.column}` : '';
    return `${file}${where} ${code}`;
  });
}

const problems = (pages: Pages) => check(folderOf(pages), 'dist');

function folderOf(pages: Pages): string {
  const folder = temporaryFolder();
  for (const [file, content] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

interface Case {
  readonly pages: Pages;
  /** Places in the output, in order. */
  readonly at: readonly string[];
  /** German sentence of the first finding. */
  readonly message: string;
}

const CASES: { readonly [Code in Extract<ProblemCode, `output-${string}`>]: Case } = {
  'output-link': {
    pages: { 'index.html': page('<h1>Club</h1>\n<a href="/teams/rad/">Red</a>'), 'teams/red/index.html': other },
    at: ['dist/index.html:3:1'],
    message: 'Der Link «/teams/rad/» führt zu keiner Datei der gebauten Website. Meinten Sie «/teams/red/»?',
  },
  'output-anchor': {
    pages: { 'index.html': page('<h1>Club</h1><a href="/red/#times">Red</a>'), 'red/index.html': other },
    at: ['dist/index.html:2:20'],
    message: 'Der Link «/red/#times» springt zu «#times», doch diese Marke gibt es nicht.',
  },
  'output-duplicate-id': {
    pages: { 'index.html': page('<h1 id="a">Club</h1>\n<p id="b"></p><p id="a"></p>') },
    at: ['dist/index.html:3:15'],
    message: 'Die Kennung «a» kommt auf der Seite zweimal vor.',
  },
  'output-title': {
    pages: { 'index.html': page('<h1>Club</h1><svg><title>Crest</title></svg>', '<title> </title>') },
    at: ['dist/index.html'],
    message: 'Die Seite hat keinen Titel.',
  },
  'output-duplicate-title': {
    pages: { 'blue/index.html': other, 'red/index.html': other },
    at: ['dist/blue/index.html', 'dist/red/index.html'],
    message: 'Den Titel «Red Team» hat auch red/index.html.',
  },
  'output-h1': {
    pages: { 'index.html': page('<h1>Club</h1><h1>Lake</h1>') },
    at: ['dist/index.html'],
    message: 'Die Seite hat 2 Hauptüberschriften (h1), richtig ist genau eine.',
  },
  'output-image-size': {
    pages: { 'index.html': page('<h1>Club</h1><img src="/a.png" alt="" width="4">'), 'a.png': '' },
    at: ['dist/index.html:2:20'],
    message: 'Das Bild «/a.png» hat keine Angabe von Breite und Höhe.',
  },
  'output-image-alt': {
    pages: { 'index.html': page('<h1>Club</h1><img src="/a.png" width="4" height="3">'), 'a.png': '' },
    at: ['dist/index.html:2:20'],
    message: 'Das Bild «/a.png» hat keinen Textersatz.',
  },
  'output-inline-code': {
    pages: { 'index.html': page('<h1>Club</h1><p onclick="go()">Go</p>') },
    at: ['dist/index.html:2:20'],
    message: 'Auf der Seite steht «onclick="…"» direkt im HTML.',
  },
  'output-secret': {
    pages: { 'assets/start.js': '// a key:\nsend("keyExample0000000")', 'index.html': page('<h1>Club</h1>') },
    at: ['dist/assets/start.js:2:7'],
    message: 'In dieser Datei steht «keyEx…»: Das sieht aus wie ein geheimer Schlüssel.',
  },
};

describe('every code can be provoked', () => {
  test.each(Object.entries(CASES))('%s', (code, { pages, at, message }) => {
    const found = problems(pages);
    expect(findings(pages)).toEqual(at.map((place) => `${place} ${code}`));
    expect(found[0] && describeProblem(found[0], 'de').message).toBe(message);
  });
});

test('a sound site has no findings', () => {
  const links = '<a href="/red/#training">Red</a> <a href="#top">Up</a> <a href="tel:+41620000000">Call</a>';
  const pages = {
    'index.html': page(`<h1 id="top">Club</h1>${links}<form action="/api/join" method="post"></form>`),
    'red/index.html': other,
    'robots.txt': '<a href="/nowhere/">not a page</a>',
  };
  expect(findings(pages)).toEqual([]);
});

describe('links', () => {
  const linkTo = (href: string) =>
    findings({ 'index.html': page(`<h1>Club</h1><a href="${href}">on</a>`), 'red/index.html': other, '404.html': '' });

  test.each(['/red/', 'red/', './red/#training', '/red/?a=b#training', 'https://example.org/x', 'mailto:a@b.ch', '#'])(
    '%s leads somewhere',
    (href) => expect(linkTo(href).filter((found) => found.startsWith('dist/index.html'))).toEqual([]),
  );

  test('to a folder without its slash would need a redirect, which plain hosting need not give', () => {
    expect(linkTo('/red')).toContain('dist/index.html:2:20 output-link');
  });

  test('with a percent sign that stands for nothing are broken links, not a crash', () => {
    expect(linkTo('/50%/')).toContain('dist/index.html:2:20 output-link');
    expect(linkTo('/red/#50%')).toContain('dist/index.html:2:20 output-anchor');
  });

  test('may spell the letters of an address as percent signs', () => {
    const pages = { 'index.html': page('<h1>Club</h1><a href="/gr%C3%BCn/">on</a>'), 'grün/index.html': other };
    expect(findings(pages)).toEqual([]);
  });

  test.each([
    '<link rel="stylesheet" href="/x.css">',
    '<script src="/x.js"></script>',
    '<img src="/x.png" alt="" width="1" height="1">',
    '<form action="/x/"></form>',
    '<svg><use href="/x.svg"></use></svg>',
  ])('count wherever an address stands: %s', (markup) => {
    expect(findings({ 'index.html': page(`<h1>Club</h1>${markup}`) })).toEqual([
      expect.stringMatching(/^dist\/index\.html:2:\d+ output-link$/),
    ]);
  });
});

describe('code inside the HTML', () => {
  const codeIn = (body: string) =>
    findings({ 'index.html': page(`<h1>Club</h1>${body}`) }).filter((found) => found.endsWith('output-inline-code'));

  test.each([
    '<p style="color:red">',
    '<style>p{}</style>',
    '<script>go()</script>',
    '<a href=" javascript:go()">x</a>',
  ])('%s is refused', (markup) => expect(codeIn(markup)).toEqual(['dist/index.html:2:20 output-inline-code']));

  test('does not mean data that search engines read', () => {
    expect(codeIn('<script type="application/ld+json">{}</script>')).toEqual([]);
  });
});

describe('a key', () => {
  const files = { 'index.html': page('<h1>Club</h1>'), 'assets/start.js': 'send("keyExample0000000")' };

  test('may stand in the files if someone decided that it is public', () => {
    const folder = folderOf(files);
    expect(check(folder, 'dist', { publicKey: 'keyExample0000000' })).toEqual([]);
    expect(check(folder, 'dist', { publicKey: 'keyExample0000001' }).map(({ code }) => code)).toEqual([
      'output-secret',
    ]);
  });

  test('is not seen in what only begins like one', () => {
    const text = 'keyboardShortcut keydown keyframesAppear path patrol sk_test pk_live_example0000000';
    expect(findings({ ...files, 'assets/start.js': text })).toEqual([]);
  });
});

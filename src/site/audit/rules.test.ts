import { describe, expect, test } from 'vitest';
import { growth } from '../../../tests/support/fuzz/linear.ts';
import { memoryCache } from '../../../tests/support/memory-cache.ts';
import { memoryTree } from '../../../tests/support/memory-tree.ts';
import { type CheckOptions, check } from './check.ts';
import { statedOrigin } from './checked-site.ts';
import { fileFacts, outlineOf } from './file-facts.ts';
import { firstVisits, total } from './first-visit.ts';
import { readManifest, visitedSite } from './read-files.ts';

// Edge cases of the rules, each a single mistake. Complete sites are in tests/fixtures/check.

type Files = Readonly<Record<string, string>>;

const CLUB = 'https://club.example';

/** A page without findings, with additional markup in its head and body. */
const page = (name: string, { head = '', body = '' }: { readonly head?: string; readonly body?: string } = {}) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><meta name="description" content="About ${name}.">${head}` +
  `</head><body><main><h1>${name}</h1>${body}</main></body></html>`;

const at = (path: string) => `<link rel="canonical" href="${CLUB}${path}">`;
const linksTo = (...paths: string[]) => paths.map((path) => `<a href="${path}">on</a>`).join('');

const treeOf = (files: Files) => memoryTree(new Map(Object.entries(files)));
const summariesOf = (files: Files, options?: CheckOptions) => check(treeOf(files), 'dist', options);
const findingsOf = (files: Files) => summariesOf(files).map(({ place, code }) => `${place.file} ${code}`);

describe('a canonical URL', () => {
  const withGreen = (canonical: string) =>
    findingsOf({
      'index.html': page('Club', { head: at('/'), body: linksTo('/grün/') }),
      'grün/index.html': page('Green', { head: canonical }),
    });

  test.each(['/gr%C3%BCn/', '/grün/'])('can be written as %s', (path) => expect(withGreen(at(path))).toEqual([]));

  test('of a folder is not that of its index file', () => {
    expect(withGreen(at('/grün/index.html'))).toEqual(['dist/grün/index.html output-canonical']);
  });
});

test('findings about pages with the same metadata name a few others and count the rest', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `${name}.html`);
  const same = page('Club', { head: at('/'), body: linksTo(...names.map((name) => `/${name}`)) });
  const found = summariesOf(Object.fromEntries(names.map((name) => [name, same])));
  const others = ['a.html', 'b.html', 'd.html', 'e.html'];
  const own = found.filter(({ code, place }) => code === 'page-duplicate' && place.file === 'dist/c.html');
  expect(own.map(({ params }) => params)).toMatchObject(
    ['title', 'description', 'h1'].map((part) => ({ part, others, more: 2 })),
  );
});

test('titles are compared once a draft is complete, because those of incomplete ones are stand-ins', () => {
  const cache = memoryCache();
  const duplicatesWith = (...incomplete: string[]) => {
    const records = ['a.html', 'b.html'].map((output) => ({
      output,
      type: 'team',
      source: '',
      ...(incomplete.includes(output) && { isIncomplete: true }),
    }));
    const draft = page('‹Name›', { head: '<meta name="robots" content="noindex">' });
    const files = { 'a.html': draft, 'b.html': draft, '.nebel': JSON.stringify({ pages: records }) };
    return summariesOf(files, { cache }).flatMap(({ code, place }) => (code === 'page-duplicate' ? [place.file] : []));
  };
  expect(duplicatesWith('a.html', 'b.html')).toEqual([]);
  expect(duplicatesWith('a.html')).toEqual([]);
  expect(duplicatesWith()).toEqual(['dist/a.html', 'dist/b.html']);
});

describe('on a site below a path', () => {
  const findingsAbout = (body: string, head = at('/2025/')) =>
    summariesOf(
      {
        '.nebel': '{"path":"/2025","pages":[]}',
        'index.html': page('Club', { head, body: `<a href="/2025/red/">Red</a>${body}` }),
        'red/index.html': page('Red', { head: at('/2025/red/') }),
      },
      { formPaths: ['/join'] },
    ).map(({ code, params }) => ('suggestion' in params ? `${code} ${params.suggestion}` : code));

  test.each(['', linksTo('red/', `${CLUB}/2025/red/`), '<form action="/2025/join" method="post"></form>'])(
    '%s stays within it',
    (body) => expect(findingsAbout(body)).toEqual([]),
  );

  test('another site on the same host is another website', () => {
    expect(findingsAbout(linksTo(`${CLUB}/2024/`, `${CLUB}/`))).toEqual([]);
  });

  test.each([linksTo('/red/'), linksTo('../red/'), '<form action="/join" method="post"></form>'])(
    '%s leaves it without saying so',
    (body) => expect(findingsAbout(body)).toEqual([expect.stringMatching(/^output-link/)]),
  );

  test('the suggestion for a broken link has the path', () => {
    expect(findingsAbout(linksTo('/2025/rad/'))).toEqual(['output-link /2025/red/']);
  });

  test('a canonical address without the path is wrong', () => {
    expect(findingsAbout('', at('/'))).toEqual(['output-canonical']);
  });
});

describe('a form', () => {
  const form = (attributes: string) => ({
    'index.html': page('Club', { head: at('/'), body: `<form ${attributes}></form>` }),
  });
  const codes = (attributes: string, options?: CheckOptions) =>
    summariesOf(form(attributes), options).map(({ code }) => code);

  test.each(['/join', '/api/join', `${CLUB}/join`])('can post to %s, if the relay accepts it there', (action) => {
    expect(codes(`action="${action}" method="post"`, { formPaths: ['/join', '/api/join'] })).toEqual([]);
  });

  test.each(['/jion', '/api/join', '/join/'])('cannot post to %s, where no relay accepts it', (action) => {
    expect(codes(`action="${action}" method="post"`, { formPaths: ['/join'] })).toEqual(['output-link']);
  });

  test('can post anywhere if the paths of the relay are unknown, but can only get an existing page', () => {
    expect(codes('action="/join" method="post"')).toEqual([]);
    expect(codes('action="/join"')).toEqual(['output-link']);
  });
});

describe('the click path to a page', () => {
  const pages = (ways: Readonly<Record<string, readonly string[]>>, head = '') =>
    Object.fromEntries(
      Object.entries(ways).map(([path, next]) => [
        `${path.slice(1)}index.html`,
        page(path, { head: at(path) + head, body: linksTo(...next) }),
      ]),
    );

  test('consists of links, not of metadata', () => {
    const head = `<link rel="next" href="/a/"><meta property="og:url" content="${CLUB}/a/">`;
    expect(findingsOf(pages({ '/': [], '/a/': [] }, head))).toEqual(['dist/a/index.html output-depth']);
  });
});

const redirectPage = page('Club', { head: '<meta http-equiv="refresh" content="0; url=/">' });

test('a redirect page is not reported with two others that share its title', () => {
  const files = {
    'index.html': page('Club', { head: at('/'), body: linksTo('/twin/') }),
    'twin/index.html': page('Club', { head: at('/twin/') }),
    'old/index.html': redirectPage,
  };
  const titles = summariesOf(files).filter(({ params }) => 'part' in params && params.part === 'title');
  expect(titles.map(({ place }) => place.file)).toEqual(['dist/index.html', 'dist/twin/index.html']);
});

describe('a budget', () => {
  const font = (name: string) => `<link rel="preload" as="font" href="/${name}.woff2">`;
  const files = {
    'index.html': page('Club', { head: at('/') + font('a') + font('b'), body: linksTo('/red/', '/blue/') }),
    'blue/index.html': page('Blue', { head: at('/blue/') + font('a') }),
    'red/index.html': page('Red', { head: at('/red/') + font('b') + font('a') + font('c') }),
    'a.woff2': 'x'.repeat(100),
    'b.woff2': 'x'.repeat(300),
    'c.woff2': 'x'.repeat(200),
  };
  const findingsFor = (font: number, previous?: Files) =>
    summariesOf(files, {
      budgets: { '*': { total: 1e6, font } },
      ...(previous && { previous: () => treeOf(previous) }),
    });

  test('names the heaviest page and its heaviest file, in whichever order they come', () => {
    expect(findingsFor(100)).toMatchObject([
      {
        place: { file: 'dist/red/index.html' },
        params: { part: 'font', bytes: 600, budget: 100, heaviest: 'b.woff2', heaviestBytes: 300, others: 1 },
      },
    ]);
  });

  test.each([
    ['total', 'warning'],
    ['html', 'warning'],
    ['font', 'error'],
  ] as const)('for %s is exceeded with the severity «%s»: editors only write the text', (part, severity) => {
    const found = summariesOf(files, { budgets: { '*': { total: 1e6, [part]: 99 } } });
    expect(found).toMatchObject([{ code: 'output-heavy', severity, params: { part } }]);
  });

  test.each([
    [546, 'warning'],
    [545, 'error'],
  ])(
    'of %i bytes for 600 bytes of code is exceeded with the severity «%s»: ten per cent are tolerated',
    (font, severity) => {
      expect(findingsFor(font)).toMatchObject([{ severity }]);
    },
  );

  test('states how much the same page has grown', () => {
    expect(findingsFor(599, { ...files, 'c.woff2': 'x'.repeat(150) })).toMatchObject([{ params: { growth: 50 } }]);
  });
});

test('a first visit fetches scripts with all their imports, once', () => {
  const site = visitedSite(
    treeOf({
      'teams/index.html': page('Teams', { head: '<script src="a.js"></script>' }),
      'teams/a.js': 'import  "./b.js";import{x}from"/c.js";import("./later.js")',
      'teams/b.js': "export{y}from'../c.js';import'./a.js'",
      'c.js': 'export const x=1,y=2',
      'teams/later.js': 'z',
    }),
  );
  const wanted = ['teams/a.js', 'teams/b.js', 'c.js'].reduce((sum, file) => sum + site.weight(file), 0);
  expect(total(firstVisits(site)('teams/index.html').script)).toBe(wanted);
});

test('a text of a page that only looks like a URL of a style sheet or script is ignored', () => {
  const body = '<p>url(/gone.svg), import "./gone.js"</p>';
  expect(findingsOf({ 'index.html': page('Club', { head: at('/'), body }) })).toEqual([]);
});

test('a broken link in the menu of every page takes linear time', () => {
  const site = (pages: number) => {
    const names = Array.from({ length: pages }, (_, number) => `regions/place-${number}/index.html`);
    const head = '<meta name="robots" content="noindex">';
    const place = page('Place', { head, body: '<a href="/regions/plaec-100/">on</a>' });
    return treeOf(Object.fromEntries(names.map((name) => [name, place])));
  };
  expect(growth(site, (tree) => check(tree, 'dist'), 1536)).toBeUndefined();
});

test('a string that only begins like an API key is not reported', () => {
  const text = 'keyboardShortcut keydown keyframesAppear path patrol sk_test pk_live_example0000000';
  expect(findingsOf({ 'index.html': page('Club', { head: at('/') }), 'assets/start.js': text })).toEqual([]);
});

test.each(['', 'not JSON', '{}', '{"pages":7}', 'null'])('a manifest with %j has no pages', (text) => {
  expect(readManifest(treeOf({ '.nebel': text })).pages).toEqual([]);
});

describe('the origin of a site', () => {
  const originOfPages = (...hrefs: (string | undefined)[]) =>
    statedOrigin(
      hrefs.map((href) =>
        outlineOf(fileFacts('x.html', href === undefined ? '' : `<link rel="canonical" href="${href}">`)),
      ),
    );

  test('is the one that most pages state, in whichever order', () => {
    const [club, other] = [`${CLUB}/a/`, 'https://other.example/'];
    expect(originOfPages(other, club, undefined, club)).toBe(CLUB);
    expect(originOfPages(club, club, other)).toBe(CLUB);
    expect(originOfPages('/', 'nowhere')).toBeUndefined();
  });

  test('is alphabetically the first of several that are equally frequent', () => {
    expect(originOfPages('https://b.example/', 'https://a.example/', 'https://c.example/')).toBe('https://a.example');
  });
});

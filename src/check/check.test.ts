import { describe, expect, test } from 'vitest';
import { growth } from '../../tests/support/fuzz/linear.ts';
import { memoryTree } from '../lib/file-tree.ts';
import { check } from './check.ts';
import { readManifest } from './site-facts.ts';

// What each rule finds is in tests/fixtures/check; here is what would need many folders to say.

type Files = Readonly<Record<string, string>>;

/** A page around some markup, which starts at line 2, column 13. Search engines do not list it. */
const page = (body: string, title = 'Lake Club') =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta name="robots" content="noindex"></head>\n` +
  `<body><main>${body}</main></body></html>\n`;

const red = page('<h1>Red</h1><p id="training">Monday</p>', 'Red Team');

const treeOf = (files: Files) => memoryTree(new Map(Object.entries(files)));

/** What a site of these files is blamed for: `dist/index.html:2:13 output-link`. */
const findings = (files: Files) =>
  check(treeOf(files), 'dist').map(({ code, place: { file, range } }) => {
    const where = range ? `:${range.line}:${range.column}` : '';
    return `${file}${where} ${code}`;
  });

describe('a link', () => {
  const linkTo = (href: string) =>
    findings({
      'index.html': page(`<a href="${href}">on</a><h1>Club</h1>`),
      'red/index.html': red,
      'grün/index.html': page('<h1>Green</h1>', 'Green Team'),
    });

  test.each([
    '/red/',
    'red/',
    './red/#training',
    '/red/?a=b#training',
    '/red/index.html',
    '/gr%C3%BCn/',
    '/grün/',
    '//elsewhere.example/x',
    'https://elsewhere.example/x',
    '#',
    '#top',
    '',
  ])('to %s leads somewhere', (href) => expect(linkTo(href)).toEqual([]));

  test.each(['/rad/', '/Red/', '/red/red/', '/50%/', '//', 'http://'])('to %s leads nowhere', (href) => {
    expect(linkTo(href)).toEqual(['dist/index.html:2:13 output-link']);
  });

  test('to a folder without its slash would need a redirect, which plain hosting need not give', () => {
    expect(linkTo('/red')).toEqual(['dist/index.html:2:13 output-link']);
  });

  test.each(['/red/#times', '/red/#Training', '/red/#50%', '#training'])('to %s misses its anchor', (href) => {
    expect(linkTo(href)).toEqual(['dist/index.html:2:13 output-anchor']);
  });
});

test('a wrong address in the menu of all pages takes no longer than as many pages do', () => {
  const site = (pages: number) => {
    const names = Array.from({ length: pages }, (_, number) => `regions/place-${number}/index.html`);
    return treeOf(
      Object.fromEntries(names.map((name) => [name, page('<h1>Place</h1><a href="/regions/plaec-100/">on</a>')])),
    );
  };
  expect(growth(site, (tree) => check(tree, 'dist'), 1536)).toBeUndefined();
});

test('what only begins like a key is none', () => {
  const text = 'keyboardShortcut keydown keyframesAppear path patrol sk_test pk_live_example0000000';
  expect(findings({ 'index.html': page('<h1>Club</h1>'), 'assets/start.js': text })).toEqual([]);
});

test('a second <html> around the page adds to the first, as it does in a browser', () => {
  expect(findings({ 'index.html': `<html>${page('<h1>Club</h1>')}` })).toEqual([]);
});

test.each(['', 'not JSON', '{}', '{"pages":7}', 'null'])(
  'an output folder whose marker says %j names no pages',
  (text) => {
    expect(readManifest(treeOf({ '.nebel': text }))).toEqual([]);
  },
);

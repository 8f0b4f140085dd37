import { describe, expect, test } from 'vitest';
import { growth } from '../../../tests/support/fuzz/linear.ts';
import { memoryTree } from '../../../tests/support/memory-tree.ts';
import { check } from './check.ts';
import { fileFacts, outlineOf } from './file-facts.ts';
import { readManifest } from './read-files.ts';
import { statedOrigin } from './site.ts';

// The findings of each rule are tested in tests/fixtures/check, cases that would need many folders here.

type Files = Readonly<Record<string, string>>;

/** A page that is not indexable. Its markup starts at line 2, column 13. */
const page = (body: string, title = 'Lake Club') =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta name="robots" content="noindex"></head>\n` +
  `<body><main>${body}</main></body></html>\n`;

const treeOf = (files: Files) => memoryTree(new Map(Object.entries(files)));

/** Findings about a site with these files: `dist/index.html:2:13 output-link`. */
const findings = (files: Files) =>
  check(treeOf(files), 'dist').map(({ code, place: { file, range } }) => {
    const where = range ? `:${range.line}:${range.column}` : '';
    return `${file}${where} ${code}`;
  });

test('a broken link in the menu of every page takes linear time', () => {
  const site = (pages: number) => {
    const names = Array.from({ length: pages }, (_, number) => `regions/place-${number}/index.html`);
    return treeOf(
      Object.fromEntries(names.map((name) => [name, page('<h1>Place</h1><a href="/regions/plaec-100/">on</a>')])),
    );
  };
  expect(growth(site, (tree) => check(tree, 'dist'), 1536)).toBeUndefined();
});

test('a string that only begins like an API key is not reported', () => {
  const text = 'keyboardShortcut keydown keyframesAppear path patrol sk_test pk_live_example0000000';
  expect(findings({ 'index.html': page('<h1>Club</h1>'), 'assets/start.js': text })).toEqual([]);
});

test.each(['', 'not JSON', '{}', '{"pages":7}', 'null'])('a manifest with %j has no pages', (text) => {
  expect(readManifest(treeOf({ '.nebel': text })).pages).toEqual([]);
});

const ORIGIN = 'https://club.example';

describe('the origin of a site', () => {
  const originOfPages = (...hrefs: (string | undefined)[]) =>
    statedOrigin(
      hrefs.map((href) =>
        outlineOf(fileFacts('x.html', href === undefined ? '' : `<link rel="canonical" href="${href}">`)),
      ),
    );

  test('is the one that most pages state, in whichever order', () => {
    const [club, other] = [`${ORIGIN}/a/`, 'https://other.example/'];
    expect(originOfPages(other, club, undefined, club)).toBe(ORIGIN);
    expect(originOfPages(club, club, other)).toBe(ORIGIN);
    expect(originOfPages('/', 'nowhere')).toBeUndefined();
  });

  test('is alphabetically the first of several that are equally frequent', () => {
    expect(originOfPages('https://b.example/', 'https://a.example/', 'https://c.example/')).toBe('https://a.example');
  });
});

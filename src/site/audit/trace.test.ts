import { describe, expect, test } from 'vitest';
import { sourceOf } from '../../../tests/support/source.ts';
import type { LoadedFile } from '../../api/types.ts';
import { formatPlace } from '../../base/findings/describe.ts';
import { type Finding, finding } from '../../base/findings/finding.ts';
import { parseYaml } from '../../content/load/parse-yaml.ts';
import { traceToSource } from './trace.ts';

const PAGE = { name: 'page', files: '', schema: '', render: () => null } as unknown as LoadedFile['type'];
const SHARED: LoadedFile['type'] = { name: 'shared', files: '', schema: '' };
const LEDGER: LoadedFile['type'] = { ...SHARED, ledger: true };

/** A data file, possibly with a syntax error. */
function fileOf(file: string, text: string, type: LoadedFile['type']): LoadedFile {
  const isValid = parseYaml(file, text).parsed !== undefined;
  return { file, slug: 'x', type, ...(isValid && { source: sourceOf(text, file) }) };
}

const AT = { file: 'dist/index.html', range: { line: 9, column: 1, endLine: 9, endColumn: 2 } };
/** The file of the page, and the place in the built page. */
const UNTRACED = 'data/home.yaml (dist/index.html:9:1)';

const link = (href: string) => finding('output-link', AT, { href, suggestion: undefined });
const title = finding('output-head', AT, { lacks: 'title' });
const sameTitle = finding('page-duplicate', AT, { part: 'title', text: 'Lake Club', others: [] });
const description = finding('output-head', AT, { lacks: 'description' });
const sameDescription = finding('page-duplicate', AT, { part: 'description', text: 'About us.', others: [] });
const canonical = finding('output-canonical', AT, { href: 'https://b.example/', own: '' });

/** Returns the traced place of a finding about the page whose file has the text `own`. */
function placeOf(found: Finding, own: string, shared = 'name: Club', ledger = ''): string {
  const files = [
    fileOf('data/routes.yaml', ledger, LEDGER),
    fileOf('data/other.yaml', 'link: /red/\nmeta: { title: Lake Club }', PAGE),
    fileOf('data/home.yaml', own, PAGE),
    fileOf('data/club.yaml', shared, SHARED),
  ];
  const records = [
    { output: 'other/index.html', type: 'page', source: 'data/other.yaml' },
    { output: 'index.html', type: 'page', source: 'data/home.yaml' },
  ];
  const [{ place, output } = found] = traceToSource([found], records, files, 'dist');
  expect(place.pointer ?? '/').toMatch(/^\//);
  return output ? `${formatPlace(place)} (${formatPlace(output)})` : formatPlace(place);
}

test('a link in a file that all pages share is one finding, however many pages show it', () => {
  const files = [
    fileOf('data/other.yaml', 'a: b', PAGE),
    fileOf('data/home.yaml', 'a: b', PAGE),
    fileOf('data/club.yaml', 'first: /red/\nsecond: /red/blue/', SHARED),
  ];
  const records = ['other', 'home'].map((name) => ({
    output: `${name}.html`,
    type: 'page',
    source: `data/${name}.yaml`,
  }));
  const onBoth = records.flatMap(({ output }) =>
    ['/red/', '/red/blue/'].map((href) => ({ ...link(href), place: { ...AT, file: `dist/${output}` } })),
  );
  const places = traceToSource(onBoth, records, files, 'dist').map(({ place }) => formatPlace(place));
  expect(places).toEqual(['data/club.yaml:1:8', 'data/club.yaml:2:9']);
});

describe('an address is found in the data', () => {
  test.each([
    ['as a field', 'link: /red/', 'data/home.yaml:1:7'],
    ['in a string', 'text: See [us](/red/).', 'data/home.yaml:1:16'],
    ['at the end of a string', 'text: See /red/', 'data/home.yaml:1:11'],
    ['in a list of mappings', 'a: 7\nb: null\nc:\n  - d: true\n  - { e: [/red/] }', 'data/home.yaml:5:11'],
    ['by the name of the page, in such a field', '"a/b~c": red', 'data/home.yaml:1:10'],
    ['by the name of the page', 'a: reds\nteam: red', 'data/home.yaml:2:7'],
  ])('%s', (_where, own, place) => {
    expect(placeOf(link('/red/'), own)).toBe(place);
  });

  test.each([
    ['is part of a longer one', 'a: /red/blue/\nb: /teams/red/\nc: x/red/\nd: /red/#times'],
    ['is missing', 'a: 7\nb: null\nc: ""'],
    ['cannot be read', 'a: ['],
  ])('but not if it %s', (_where, own) => expect(placeOf(link('/red/'), own)).toBe(UNTRACED));

  test('regardless of its query string and anchor', () => {
    expect(placeOf(link('/red/?a=b#times'), 'team: red')).toBe('data/home.yaml:1:7');
    expect(placeOf(link('/red/#'), 'team: red')).toBe('data/home.yaml:1:7');
  });

  test('first in the file of the page, then in shared files', () => {
    expect(placeOf(link('/red/'), 'a: red', 'b: /red/')).toBe('data/home.yaml:1:4');
    expect(placeOf(link('/red/'), 'a: b', 'b: /red/')).toBe('data/club.yaml:1:4');
  });

  test('but never in the ledger', () => {
    expect(placeOf(link('/red/'), 'a: b', 'a: b', 'addresses: [{ url: /red/ }]')).toBe(UNTRACED);
  });

  test('but not by the name of the start page, which is empty', () => {
    expect(placeOf(link('/#teams'), 'a: ""\nb: "Stryker was here!"')).toBe(UNTRACED);
  });
});

describe('metadata is found:', () => {
  const own = 'name: Club\nmeta:\n  title: Lake Club\n  description: About us.';
  const derived = 'name: Lake Club\nabout: About us.';
  const empty = 'name: Club\nmeta:\n  none: true';

  test.each([
    ['a duplicate title from another field', sameTitle, derived, 'data/home.yaml:1:7'],
    ['a duplicate title from a template', sameTitle, empty, 'data/home.yaml:2:1'],
    ['a duplicate description from another field', sameDescription, derived, 'data/home.yaml:2:8'],
    ['a duplicate description from a template', sameDescription, empty, 'data/home.yaml:2:1'],
    ['a title missing in the data', title, empty, 'data/home.yaml:2:1'],
    ['a missing description', description, own, 'data/home.yaml:4:16'],
    ['a description missing in the data', description, empty, 'data/home.yaml:2:1'],
    ['a wrong canonical URL', canonical, 'url: https://b.example/', 'data/home.yaml:1:6'],
    ['a wrong canonical URL from a template', canonical, own, UNTRACED],
  ])('%s', (_what, found, data, place) => expect(placeOf(found, data)).toBe(place));
});

test('a finding without a field in the data names the file of the page, even one with mistakes', () => {
  expect(placeOf(finding('output-head', AT, { lacks: 'lang' }), 'meta: { title: "" }')).toBe(UNTRACED);
  expect(placeOf(finding('output-depth', { file: 'dist/index.html' }, { clicks: undefined, limit: 3 }), 'a: [')).toBe(
    'data/home.yaml (dist/index.html)',
  );
});

test.each(['dist/site.css', 'dist/new/index.html'])(
  'a finding in %s, which was made from no data, keeps its place',
  (file) => {
    expect(placeOf(finding('secret-exposed', { ...AT, file }, { shown: 'sk_…' }), 'a: b')).toBe(`${file}:9:1`);
  },
);

import { describe, expect, test } from 'vitest';
import { sourceOf } from '../../tests/support/source.ts';
import { parseYaml } from '../load/parse-yaml.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { LoadedFile } from '../types.ts';
import { traceToSource } from './trace.ts';

const PAGE = { name: 'page', files: '', schema: '', render: () => null } as unknown as LoadedFile['type'];
const SHARED: LoadedFile['type'] = { name: 'shared', files: '', schema: '' };
const LEDGER: LoadedFile['type'] = { ...SHARED, ledger: true };

/** A file that may be broken. */
function fileOf(file: string, text: string, type: LoadedFile['type']): LoadedFile {
  const isSound = parseYaml(file, text).parsed !== undefined;
  return { file, slug: 'x', type, ...(isSound && { source: sourceOf(text, file) }) };
}

const AT = { file: 'dist/index.html', range: { line: 9, column: 1, endLine: 9, endColumn: 2 } };
const MADE = 'dist/index.html:9:1';

const link = (href: string) => problem('output-link', AT, { href, suggestion: undefined });
const anchor = (href: string) => problem('output-anchor', AT, { href, anchor: '' });
const contact = (href: string) => problem('output-contact', AT, { href, kind: 'phone' });
const title = problem('output-title', AT, {});
const sameTitle = problem('output-duplicate-title', AT, { title: 'Lake Club', others: [] });
const description = problem('output-description', AT, {});
const sameDescription = problem('output-duplicate-description', AT, { description: 'About us.', others: [] });
const canonical = problem('output-canonical', AT, { href: 'https://b.example/', own: '', others: [] });

/** Where a finding about the page is shown, whose own file says this, beside a shared file and a ledger. */
function shown(found: Problem, own: string, shared = 'name: Club', ledger = ''): string {
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
  const [{ place } = found] = traceToSource([found], records, files, 'dist');
  expect(place.pointer ?? '/').toMatch(/^\//);
  return `${place.file}:${place.range?.line}:${place.range?.column}`;
}

describe('an address is found in the data', () => {
  test.each([
    ['as a field', 'link: /red/', 'data/home.yaml:1:7'],
    ['in a text', 'text: See [us](/red/).', 'data/home.yaml:1:16'],
    ['at the end of a text', 'text: See /red/', 'data/home.yaml:1:11'],
    ['in a list of groups', 'a: 7\nb: null\nc:\n  - d: true\n  - { e: [/red/] }', 'data/home.yaml:5:11'],
    ['in a field of an odd name', '"a/b~c": /red/', 'data/home.yaml:1:10'],
    ['in a field of an odd name that names the page', '"a/b~c": red', 'data/home.yaml:1:10'],
    ['after a longer one', 'a: /red/blue/ and /red/', 'data/home.yaml:1:4'],
    ['in a field that names the page', 'a: reds\nteam: red', 'data/home.yaml:2:7'],
  ])('%s', (_where, own, place) => {
    expect(shown(link('/red/'), own)).toBe(place);
    expect(shown(anchor('/red/'), own)).toBe(place);
  });

  test.each([
    ['is part of a longer one', 'a: /red/blue/\nb: /teams/red/\nc: x/red/\nd: /red/#times'],
    ['only ends like one', 'a: ored\nb: red.\nc: /red'],
    ['is nowhere', 'a: 7\nb: null\nc: ""'],
    ['is nowhere, and the file is one word', 'word'],
    ['is nowhere, and the file says nothing', 'null'],
    ['cannot be read', 'a: ['],
  ])('but not where it %s', (_where, own) => expect(shown(link('/red/'), own)).toBe(MADE));

  test('with what follows it', () => {
    expect(shown(link('/red/?a=b#times'), 'team: red')).toBe('data/home.yaml:1:7');
    expect(shown(link('/red/#'), 'team: red')).toBe('data/home.yaml:1:7');
  });

  test('first of the page itself, then of what all pages share', () => {
    expect(shown(link('/red/'), 'a: red', 'b: /red/')).toBe('data/home.yaml:1:4');
    expect(shown(link('/red/'), 'a: b', 'b: /red/')).toBe('data/club.yaml:1:4');
  });

  test('never of a list of all addresses', () => {
    expect(shown(link('/red/'), 'a: b', 'a: b', 'addresses: [{ url: /red/ }]')).toBe(MADE);
  });

  test('the start page has no name to look for', () => {
    expect(shown(link('/#teams'), 'a: ""\nb: "Stryker was here!"')).toBe(MADE);
  });
});

describe('a number or an address of a mailbox is found', () => {
  test.each([
    ['as it is dialled', 'tel:+4162', 'a: "+4162"', 'data/home.yaml:1:4'],
    ['as it is read', 'tel:0620000000', 'a: 062 000 00 00', 'data/home.yaml:1:4'],
    ['in a text', 'mailto:me@club', 'a: Write [me](mailto:me@club).', 'data/home.yaml:1:15'],
    ['with a scheme in a field of its own', 'mailto:tel:1', 'a: tel:1', 'data/home.yaml:1:4'],
  ])('%s', (_how, href, own, place) => expect(shown(contact(href), own)).toBe(place));
});

describe('what a page says of itself', () => {
  const own = 'name: Club\nmeta:\n  title: Lake Club\n  description: About us.';
  const derived = 'name: Lake Club\nabout: About us.';
  const empty = 'name: Club\nmeta:\n  none: true';

  test.each([
    ['a title that others have', sameTitle, own, 'data/home.yaml:3:10'],
    ['a title that others have and another field gives', sameTitle, derived, 'data/home.yaml:1:7'],
    ['a title that others have and a template makes', sameTitle, empty, 'data/home.yaml:2:1'],
    ['a description that others have', sameDescription, own, 'data/home.yaml:4:16'],
    ['a description that others have and another field gives', sameDescription, derived, 'data/home.yaml:2:8'],
    ['a description that others have and a template makes', sameDescription, empty, 'data/home.yaml:2:1'],
    ['a title that is missing', title, own, 'data/home.yaml:3:10'],
    ['a title that is missing in the data', title, empty, 'data/home.yaml:2:1'],
    ['a title that a template should make', title, derived, MADE],
    ['a description that is missing', description, own, 'data/home.yaml:4:16'],
    ['a description that is missing in the data', description, empty, 'data/home.yaml:2:1'],
    ['a description that a template should make', description, derived, MADE],
    ['a wrong address', canonical, 'url: https://b.example/', 'data/home.yaml:1:6'],
    ['a wrong address that a template makes', canonical, own, MADE],
  ])('%s', (_what, found, data, place) => expect(shown(found, data)).toBe(place));

  test('nothing, if it is no group', () => {
    expect(shown(title, 'word')).toBe(MADE);
    expect(shown(title, 'null')).toBe(MADE);
  });
});

test('what no data wrote stays where it was found', () => {
  expect(shown(problem('output-lang', AT, {}), 'meta: { title: "" }')).toBe(MADE);
});

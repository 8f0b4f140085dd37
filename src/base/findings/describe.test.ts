import { describe, expect, test } from 'vitest';
import { wordFaults } from '../../../tests/support/fuzz/findings.ts';
import { meantValue } from '../../content/validate/validators/formats.ts';
import { CODES } from './catalogue/catalogue.ts';
import { OUTPUT } from './catalogue/output.ts';
import { describe as describeFinding } from './describe.ts';
import { exampleOf, type Finding, finding } from './finding.ts';

const PLACE = { file: 'data/example.yaml' };

const wrongType = (expected: string, actual: string, value: string) =>
  finding('schema-type', PLACE, { path: 'field', expected, actual, value, help: '' });

/** Findings with other sentences than the example of their code and the cases in `tests/fixtures/invalid/`. */
const VARIANTS: readonly Finding[] = [
  finding('file-misplaced', PLACE, { patterns: ['teams/*.yaml'], suggestion: undefined }),
  finding('yaml-quote', PLACE, { mark: ']' }),
  finding('yaml-dash', PLACE, { mark: '', below: '  - We are new.' }),
  finding('yaml-dash', PLACE, { mark: '-', wanted: '- blue' }),
  finding('yaml-fold', PLACE, { indicator: '>-', wanted: '  lead: >-' }),
  finding('yaml-indent', PLACE, { wanted: ' from: 12' }),
  finding('yaml-tab', PLACE, { wanted: 'from: 12' }),
  finding('yaml-quote-early', PLACE, { mark: '"', wanted: 'title: "The «office»"' }),
  wrongType('integer', 'number', '1.5'),
  finding('reference-unknown', PLACE, {
    set: 'team',
    value: 'xyz',
    suggestion: undefined,
    moved: false,
    nearest: { others: ['blue', 'red'], more: 7 },
  }),
  finding('image-missing', PLACE, {
    file: 'a/gr\u00f6sse.jpg',
    suggestion: 'a/gro\u0308sse.jpg',
    nearest: { others: [] },
  }),
  finding('image-missing', PLACE, { file: 'a/plan.svg', suggestion: undefined, nearest: { others: [] } }),
  finding('image-missing', PLACE, { file: 'a.jpg', suggestion: undefined, nearest: { others: ['b.jpg'] } }),
  finding('image-unreadable', PLACE, { file: 'photos/stable.png', format: 'png', size: '900 × 20000' }),
  finding('output-image', PLACE, { src: '/team.webp', lacks: 'alt' }),
  finding('output-exactly-one', PLACE, { element: 'main', count: 0 }),
  finding('output-head', PLACE, { lacks: 'doctype' }),
  finding('output-contact', PLACE, { href: 'mailto:info' }),
  finding('output-foreign', PLACE, { href: 'http://club.example/a.js', host: 'club.example', own: '/a.js' }),
  finding('output-depth', PLACE, { clicks: undefined, limit: 3 }),
  finding('output-heavy', PLACE, { ...OUTPUT['output-heavy'].example, part: 'image' }),
  finding('schema-unknown-key', PLACE, { key: 'xyz', path: '', suggestion: undefined, allowed: ['title', 'lead'] }),
  finding('schema-unknown-key', PLACE, { key: 'We meet', path: '', suggestion: undefined, allowed: ['title', 'lead'] }),
  wrongType('string', 'null', 'null'),
  wrongType('string', 'boolean', 'true'),
  wrongType('string', 'object', '{"note":"10 o’clock"}'),
  wrongType('string', 'array', '["one"]'),
  wrongType('integer', 'string', 'ab 80–120'),
  wrongType('number', 'string', '12,50 CHF'),
  wrongType('array', 'string', 'one'),
  wrongType('object', 'array', '["one"]'),
  wrongType('boolean', 'string', 'ja'),
  finding('schema-type', PLACE, {
    path: 'list',
    expected: 'array',
    actual: 'null',
    value: 'null',
    help: '',
    mayBeEmpty: true,
  }),
  finding('schema-type', PLACE, { path: 'list[2]', expected: 'string', actual: 'null', value: 'null', help: '' }),
  finding('schema-type', PLACE, { path: 'list[2]', expected: 'string', actual: 'array', value: '["one"]', help: '' }),
  finding('schema-too-short', PLACE, { path: 'title', limit: 1, length: 0, help: '' }),
  ...(
    [
      ['email', 'mailto:info@example.org'],
      ['email', 'jürg@example.org'],
      ['phone', '+41 62\u00a0000 00 00'],
      ['date', '2026-02-30'],
      ['date', 'tomorrow'],
      ['date', '2026-12-24 bis 2027-01-08'],
      ['date', '24.–31.12.2026'],
      ['https-url', 'info@example.org'],
      ['https-origin', 'example'],
      ['relay-origin', 'localhost'],
      ['slug', '!'],
      ['unheard-of', 'x'],
    ] as const
  ).map(([format, value]) =>
    finding('schema-format', PLACE, { path: 'field', value, format, suggestion: meantValue(format, value) }),
  ),
  finding('text-quotes', PLACE, { found: '„80"', wanted: '"80"' }),
  finding('text-quotes', PLACE, { found: '80"', wanted: '"80"' }),
  finding('file-name', PLACE, { name: 'aux.yaml', suggestion: 'aux-1.yaml' }),
  finding('file-name', PLACE, { name: `${'a'.repeat(240)}.yaml`, suggestion: `${'a'.repeat(100)}.yaml` }),
  finding('schema-exactly-one', PLACE, { path: 'contact', keys: ['email', 'phone'], present: 0 }),
  finding('route-disappeared', PLACE, {
    url: '/teams/gold/',
    file: 'data/teams/gold.yaml',
    state: undefined,
    field: undefined,
    suggestion: '/teams/golden/',
    renamedTo: 'data/teams/golden.yaml',
  }),
  finding('file-name', PLACE, { name: 'Blue.yaml', suggestion: 'blue.yaml', taken: 'blue.yaml' }),
  finding('reference-unknown', PLACE, { set: 'team', value: 'gold', suggestion: 'golden', moved: true }),
  finding('link-unknown', PLACE, { href: '/teams/gold/', suggestion: '/teams/golden/', moved: true }),
  finding('link-unknown', PLACE, { href: '/xyz/', suggestion: undefined, moved: false }),
  finding('link-unknown', PLACE, { href: '#xyz', suggestion: undefined, moved: false, anchor: 'xyz' }),
  finding('link-form', PLACE, { href: 'tel:{{phone}}' }),
  finding('link-form', PLACE, { href: 'mailto:ann' }),
  finding('link-form', PLACE, { href: '/gr\u00f6sse/' }),
  finding('page-expires', PLACE, { until: '2027-01-15', days: 0 }),
  finding('markup-unclosed', PLACE, { marker: '[' }),
  finding('markup-tag', PLACE, { tag: '&nbsp;' }),
  finding('markup-tag', PLACE, { tag: '*bold*' }),
  finding('markup-tag', PLACE, { tag: '|---|' }),
  finding('fact-unknown', PLACE, { fact: 'xyz', suggestion: undefined, known: [] }),
  finding('fact-unknown', PLACE, {
    fact: 'message',
    suggestion: undefined,
    known: ['firstName', 'lastName'],
    isWithheld: true,
  }),
  finding('fact-typed', PLACE, { value: 'Mo–Fr 7–18 Uhr', name: 'hours.home', whole: 'Mo–Fr 7–18 Uhr, Sa 8–13 Uhr' }),
  finding('text-invisible', PLACE, { character: 'U+00A0', effect: 'indent', found: '\u00a0', wanted: ' ' }),
  finding('text-typography', PLACE, { found: 'CHF\n    3', wanted: 'CHF\u00a03' }),
  finding('text-typography', PLACE, { found: 'y  ', wanted: 'y ', before: 'ever', after: 'week' }),
  finding('text-typography', PLACE, { found: 'u\u0308', wanted: 'ü' }),
  finding('text-typography', PLACE, { found: '„Good“', wanted: '«Good»' }),
  finding('text-spelling', PLACE, { word: 'Bachtobel', suggestions: [] }),
  finding('text-repeated', PLACE, { percent: 0, passages: ['we train every week in the hall'] }),
  finding('placeholder-unknown', PLACE, { path: 'xyz', suggestion: undefined }),
];

test('every code has whole sentences about what happened, why it matters and how to fix it', () => {
  expect([...CODES.map(exampleOf), ...VARIANTS].flatMap(wordFaults)).toEqual([]);
});

describe.each(['de', 'en'] as const)('the catalogue in %s', (language) => {
  test('prefers the help of the schema to its own reason', () => {
    const help = 'Title: the heading of the page.';
    const found = finding('schema-required', PLACE, { key: 'title', path: '', help });
    expect(describeFinding(found, language).why).toBe(help);
  });

  test('shows only the start of a long value, on one line', () => {
    const value = `first line\n${'and so on '.repeat(50)}`;
    const { message } = describeFinding(finding('schema-pattern', PLACE, { path: 'lead', value, help: '' }), language);
    expect(message).toContain('first line and so on');
    expect(message.length).toBeLessThan(150);
  });
});

test.each(['zug (Konflikt 2026-11-30).yaml', 'zug 2.yaml', 'zug - Kopie.yaml'])(
  '%s may be a copy to delete',
  (name) => {
    const { fix } = describeFinding(finding('file-name', PLACE, { name, suggestion: 'x.yaml' }), 'de');
    expect(fix).toContain('nur eine Kopie');
  },
);

test('a day that does not exist is called so in both notations', () => {
  for (const value of ['2027-04-31', '31.4.2027'])
    expect(
      describeFinding(
        finding('schema-format', PLACE, { path: 'date', value, format: 'date', suggestion: undefined }),
        'de',
      ).fix,
    ).toContain('gibt es im Kalender nicht');
});

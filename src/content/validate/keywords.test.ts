import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import type { ProblemCode, Severity } from '../../base/findings/problem.ts';
import { createCompiler } from './compiler.ts';
import { emptyNotes, KEYWORDS, type Notes } from './keywords.ts';

/** Returns the notes that a keyword takes of `{ a: value }`, and whether the value is valid. */
function applyKeyword(
  keyword: string,
  schema: unknown,
  value: unknown,
): { readonly valid: boolean; readonly notes: Partial<Notes> } {
  const ajv = new Ajv({ strict: false, passContext: true, keywords: [...KEYWORDS] });
  const check = ajv.compile({ properties: { a: { [keyword]: schema } } });
  const notes = emptyNotes();
  const valid = check.call(notes, { a: value });
  return { valid, notes: Object.fromEntries(Object.entries(notes).filter(([, list]) => list.length > 0)) };
}

const pointer = '/a';

const markupNote = (words: string, code: ProblemCode, params: object, severity: Severity = 'error') => ({
  ...{ words, code, params, severity },
  pointer,
});

test('a confirmation is offered only names and choices, whatever the schema says', () => {
  const text = { type: 'string', 'x-slots': 'fields[].name' };
  const texts = { properties: { notice: { properties: { text } }, confirmation: { properties: { text } } } };
  const ajv = new Ajv({ strict: false, passContext: true, keywords: [...KEYWORDS] });
  const check = ajv.compile({ properties: { mail: texts } });
  const notes = emptyNotes();
  const fields = [
    { name: 'firstName', autocomplete: 'given-name' },
    { name: 'sport', type: 'select' },
    { name: 'phone', type: 'tel', autocomplete: 'tel' },
    { name: 'message' },
    null,
  ];
  check.call(notes, { fields, mail: { notice: { text: '' }, confirmation: { text: '' } } });
  expect(notes.slots).toEqual([
    { pointer: '/mail/notice/text', slots: ['firstName', 'sport', 'phone', 'message'] },
    { pointer: '/mail/confirmation/text', slots: ['firstName', 'sport'], withheld: ['phone', 'message'] },
  ]);
});

describe('a keyword takes notes', () => {
  test.each<[keyword: string, schema: unknown, value: unknown, notes: Partial<Notes>]>([
    ['x-reference', 'team', 'red', { references: [{ set: 'team', value: 'red', pointer }] }],
    ['x-reference', 'team', 7, {}],
    ['x-markup', 'href', '/x/', { links: [{ href: '/x/', pointer }] }],
    ['x-markup', 'inline', '**a** [b](/x/)', { links: [{ href: '/x/', pointer }] }],
    ['x-markup', 'inline', 'a **bold word', { markup: [markupNote('**bold', 'markup-unclosed', { marker: '**' })] }],
    ['x-markup', 'inline', 'a ** b', { markup: [markupNote('**', 'markup-unclosed', { marker: '**' })] }],
    [
      'x-markup',
      'inline',
      'a <b>c</b> <em>d</em>',
      { markup: [markupNote('<b>', 'markup-tag', { tag: '<b>' }, 'warning')] },
    ],
    [
      'x-markup',
      'inline',
      'a &x201c; b &#x201C; c',
      { markup: [markupNote('&#x201C;', 'markup-tag', { tag: '&#x201C;' }, 'warning')] },
    ],
    [
      'x-markup',
      'inline',
      'a *bold word* b',
      { markup: [markupNote('*bold word*', 'markup-tag', { tag: '*bold word*' }, 'warning')] },
    ],
    ['x-markup', 'inline', '**a** __b__', { markup: [markupNote('__b__', 'markup-tag', { tag: '__b__' }, 'warning')] }],
    ['x-markup', 'inline', '5*3*2, a*b und c*d, *a und b*c, a* und b*, * c *, **a** *, snake__case__x, __ a __', {}],
    ['x-markup', 'inline', 'A&B; c & d; R&D; f=1&lang=de; &nbsp, &;', {}],
    ['x-markup', 'inline', 'a < b > c, <5 mm>, <Name>, <b-2>, <b', {}],
    [
      'x-plain',
      true,
      'a **bold word** b',
      { markup: [markupNote('**bold word**', 'markup-plain', { found: '**bold word**' }, 'warning')] },
    ],
    ['x-plain', true, '* a ** b ** c [d] (e) [f](g) <5 mm', {}],
    ['x-markup', 'html', '<p><a href="/x/">b</a></p>', { links: [{ href: '/x/', pointer }] }],
    [
      'x-markup',
      'inline',
      '[x](javascript:alert(1))',
      { markup: [markupNote('[x](javascript:alert(1))', 'link-form', { href: 'javascript:alert(1)' })] },
    ],
    ...['/a_(b)/', '#a(b)', 'https://a.ch/(b)', 'tel:+41(0)62', 'mailto:a(b)@c.ch'].map(
      (href): [string, string, string, Partial<Notes>] => [
        'x-markup',
        'inline',
        `[x](${href})`,
        { markup: [markupNote(`[x](${href})`, 'markup-link', { fault: 'brackets', href })] },
      ],
    ),
  ])('%s: %j of %j', (keyword, schema, value, notes) => {
    expect(applyKeyword(keyword, schema, value)).toEqual({ valid: true, notes });
  });
});

test.each([
  [{ b: 1 }, true],
  [{ c: 1, d: 1 }, true],
  [{ b: 1, c: 1 }, false],
  [{ d: 1 }, false],
  ['bc', true],
])('exactly one of two fields in %j: %j', (value, valid) => {
  expect(applyKeyword('x-exactly-one', ['b', 'c'], value).valid).toBe(valid);
});

test('every keyword is used by the starter or by the example in the guide, which is a valid schema', () => {
  const guide = readFileSync('docs/guide/schema-keywords.md', 'utf8');
  const [, example = ''] = /```json\n([\s\S]*?)\n```/.exec(guide) ?? [];
  const starter = 'src/scaffold/starter/templates';
  const schemas = readdirSync(starter, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  const used = [example, ...schemas.map((file) => readFileSync(join(starter, file), 'utf8'))].join('\n');
  expect(KEYWORDS.map(({ keyword }) => keyword).filter((keyword) => !used.includes(`"${keyword}"`))).toEqual([]);
  expect(createCompiler(new Map([['course.json', JSON.parse(example)]])).get('course.json')).toBeTypeOf('function');
});

describe('two ascending values', () => {
  const ascends = (from: unknown, to: unknown) => {
    const ajv = new Ajv({ strict: false, passContext: true, keywords: [...KEYWORDS] });
    return ajv.compile({ 'x-ascending': ['from', 'to', { Stunde: 1, Stunden: 1, Tage: 24 }] })({ from, to });
  };

  test.each([
    [1, 2, true],
    [2, 2, true],
    [3, 2, false],
    ['1 Stunde', '1,5 Stunden', true],
    ['1.5 Stunden', '1 Stunde', false],
    ['1,5 Stunden', '1 Stunde', false],
    ['30 Stunden', '1 Tage', false],
    ['1 Tage', '30 Stunden', true],
    ['1 Tage', 30, true],
    ['1 Tage', 20, false],
  ])('%j and %j: %j', (from, to, valid) => expect(ascends(from, to)).toBe(valid));

  test.each([
    ['9 Jahre', '1 Stunde'],
    [true, 1],
    [9, undefined],
    [undefined, 1],
  ])('%j and %j are left to other rules', (from, to) => expect(ascends(from, to)).toBe(true));

  test('can be numbers without a unit', () => {
    const ajv = new Ajv({ strict: false, keywords: [...KEYWORDS] });
    const check = ajv.compile({ 'x-ascending': ['from', 'to'] });
    expect([check({ from: 2, to: 1 }), check({ from: '2 x', to: '1 x' })]).toEqual([false, true]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { emptyNotes, KEYWORDS, type Notes } from './keywords.ts';
import { createCompiler } from './validator-store.ts';

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

describe('markup in a text', () => {
  const found = (text: string, keyword = 'x-markup', schema: unknown = 'inline') =>
    (applyKeyword(keyword, schema, text).notes.markup ?? []).map(({ code, words }) => `${code} ${words}`);

  test.each([
    ['a **bold word', 'markup-unclosed **bold'],
    ['a ** b', 'markup-unclosed **'],
    ['a <b>c</b> <em>d</em>', 'markup-tag <b>'],
    ['a &x201c; b &#x201C; c', 'markup-tag &#x201C;'],
    ['a *bold word* b', 'markup-tag *bold word*'],
    ['**a** __b__', 'markup-tag __b__'],
    ['a `b c` d', 'markup-tag `b c`'],
    ['## New words', 'markup-tag ## New'],
    ['one: • two • three', 'markup-tag • two'],
    ['> quoted from a mail', 'markup-tag > quoted'],
    ['some words # check this again', 'markup-tag # check'],
    ['| a | b | |---|:--| | 1 | 2 |', 'markup-tag |---|:--|'],
    ['[x](javascript:alert(1))', 'link-form [x](javascript:alert(1))'],
    ...['/a_(b)/', 'https://a.ch/(b)', 'tel:+41(0)62', 'mailto:a(b)@c.ch'].map((href) => [
      `[x](${href})`,
      `markup-link [x](${href})`,
    ]),
  ])('%j is a finding: %s', (text = '', finding) => expect(found(text)).toEqual([finding]));

  test.each([
    '5*3*2, a*b und c*d, *a und b*c, a* und b*, * c *, **a** *, snake__case__x, __ a __',
    'hall #1, # 2, a#b, C# or F# minor, a ` b, a | b | c, 5 -- 6',
    'A&B; c & d; R&D; f=1&lang=de; &nbsp, &;',
    'a < b > c, <5 mm>, <Name>, <b-2>, <b',
  ])('%j is none', (text) => expect(found(text)).toEqual([]));

  test('is a finding of its own where a text is shown as it is', () => {
    expect(found('a **bold word** b', 'x-text', true)).toEqual(['markup-tag **bold word**']);
    expect(found('## New words', 'x-text', true)).toEqual(['markup-tag ## New']);
    expect(found('* a ** b ** c [d] (e) [f](g) <5 mm', 'x-text', true)).toEqual([]);
  });

  test('has links that are checked', () => {
    for (const [mode, text] of [
      ['href', '/x/'],
      ['inline', '**a** [b](/x/)'],
      ['html', '<p><a href="/x/">b</a></p>'],
    ] as const)
      expect(applyKeyword('x-markup', mode, text).notes).toEqual({ links: [{ href: '/x/', pointer: '/a' }] });
  });
});

test.each([
  ['has', { b: 1 }, true],
  ['has', { c: 1, d: 1 }, true],
  ['has not', { b: 1, c: 1 }, false],
  ['has not', { d: 1 }, false],
  ['needs not have', 'bc', true],
])('a value %s exactly one of the fields b and c: %j', (_, value, valid) => {
  expect(applyKeyword('x-exactly-one', ['b', 'c'], value).valid).toBe(valid);
});

test('every keyword is used by the starter or by the example in the guide, which is a valid schema', () => {
  const guide = readFileSync('docs/guide/schema-keywords.md', 'utf8');
  const [, example = ''] = /```json\n([\s\S]*?)\n```/.exec(guide) ?? [];
  const starter = 'src/scaffold/starter/templates';
  const schemas = readdirSync(starter, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  const used = [example, ...schemas.map((file) => readFileSync(join(starter, file), 'utf8'))].join('\n');
  expect(KEYWORDS.map(({ keyword }) => keyword).filter((keyword) => !used.includes(`"${keyword}"`))).toEqual([]);
  expect(createCompiler(new Map([['course.json', JSON.parse(example)]]))('course.json')).toBeTypeOf('function');
});

test.each([
  ['', true, ['/a']],
  [' ', true, ['/a']],
  ['folder 7', true, []],
  [{ text: 'Open all night' }, 'evidence', ['/a/evidence']],
  [{ evidence: 'folder 7' }, 'evidence', []],
])('a claim is unproven without evidence: %j', (value, rule, pointers) => {
  const { unproven = [] } = applyKeyword('x-evidence', rule, value).notes;
  expect(unproven.map(({ pointer }) => pointer)).toEqual(pointers);
});

describe('a range', () => {
  const compile = (rule: unknown) =>
    new Ajv({ strict: false, passContext: true, keywords: [...KEYWORDS] }).compile({ 'x-ascending': rule });

  test.each([
    ['1–2 Stunden', true],
    ['2–2 Stunden', true],
    ['3-2 Stunden', false],
    ['rund 1,5–1 Stunden', false],
    ['1 Stunde – 1,5 Stunden', true],
    ['30 Stunden–1 Tage', false],
    ['1 Tage–30 Stunden', true],
    ['4–2 Stunden Fahrt', false],
  ])('in a text has its smaller end first: %s is %j', (text, valid) =>
    expect(compile({ Stunde: 1, Stunden: 1, Tage: 24 })(text)).toBe(valid),
  );

  test.each(['9–1 Jahre', '9 Jahre–1 Stunde', '9 Stunden', 'danach'])('in %s is left to other rules', (text) =>
    expect(compile({ Stunde: 1, Stunden: 1 })(text)).toBe(true),
  );

  test.each([
    [{ from: 1, to: 2 }, true],
    [{ from: 2, to: 1 }, false],
    [{ from: '2027-01-02', to: '2027-01-10' }, true],
    [{ from: '2027-01-10', to: '2027-01-02' }, false],
    [{ from: 2, to: '1' }, true],
    [{ from: 2 }, true],
  ])('can be two fields with numbers: %j is %j', (value, valid) => expect(compile(['from', 'to'])(value)).toBe(valid));
});

import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { emptyNotes, KEYWORDS, type Notes } from './keywords.ts';

/** What a keyword notices in `{ a: value }`, and whether it is content. */
function noted(
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

describe('what is noticed', () => {
  test.each<[keyword: string, schema: unknown, value: unknown, notes: Partial<Notes>]>([
    ['x-reference', 'team', 'red', { references: [{ set: 'team', value: 'red', pointer }] }],
    ['x-reference', 'team', 7, {}],
    ['x-markup', 'href', '/x/', { links: [{ href: '/x/', pointer }] }],
    ['x-markup', 'inline', '**a** [b](/x/)', { links: [{ href: '/x/', pointer }] }],
    [
      'x-markup',
      'inline',
      'a **bold word',
      { markup: [{ kind: 'unclosed', marker: '**', context: '**bold', pointer }] },
    ],
    ['x-markup', 'inline', 'a ** b', { markup: [{ kind: 'unclosed', marker: '**', context: '**', pointer }] }],
    ['x-markup', 'inline', 'a <b>c</b> <em>d</em>', { markup: [{ kind: 'tag', name: '<b>', pointer }] }],
    ['x-markup', 'inline', 'a<BR/>b', { markup: [{ kind: 'tag', name: '<BR/>', pointer }] }],
    ['x-markup', 'inline', '25&nbsp;m&sup2;', { markup: [{ kind: 'tag', name: '&nbsp;', pointer }] }],
    ['x-markup', 'inline', 'a&#8211;b', { markup: [{ kind: 'tag', name: '&#8211;', pointer }] }],
    ['x-markup', 'inline', 'a &x201c; b &#x201C; c', { markup: [{ kind: 'tag', name: '&#x201C;', pointer }] }],
    ['x-markup', 'inline', 'a *bold word* b', { markup: [{ kind: 'tag', name: '*bold word*', pointer }] }],
    ['x-markup', 'inline', '**a** __b__', { markup: [{ kind: 'tag', name: '__b__', pointer }] }],
    ['x-markup', 'inline', '5*3*2, a*b und c*d, *a und b*c, a* und b*, * c *, **a** *, snake__case__x, __ a __', {}],
    ['x-markup', 'inline', 'A&B; c & d; R&D; f=1&lang=de; &nbsp, &;', {}],
    ['x-markup', 'inline', 'a < b > c, <5 mm>, <Name>, <b-2>, <b', {}],
    ['x-plain', true, 'a **bold word** b', { markup: [{ kind: 'plain', name: '**bold word**', pointer }] }],
    ['x-plain', true, 'a [b c](/x/#d) e', { markup: [{ kind: 'plain', name: '[b c](/x/#d)', pointer }] }],
    ['x-plain', true, 'a <b>c</b>', { markup: [{ kind: 'plain', name: '<b>', pointer }] }],
    ['x-plain', true, 'a &amp; b', { markup: [{ kind: 'plain', name: '&amp;', pointer }] }],
    ['x-plain', true, '* a ** b ** c [d] (e) [f](g) <5 mm', {}],
    ['x-markup', 'html', '<p><a href="/x/">b</a></p>', { links: [{ href: '/x/', pointer }] }],
    ['x-markup', 'html', '<strong>', { markup: [{ kind: 'open-element', name: 'strong', pointer }] }],
    ['x-markup', 'html', '<x></x>', { markup: [{ kind: 'element', name: 'x', pointer }] }],
    ['x-placeholders', true, ['a.b'], { placeholders: [{ paths: ['a.b'], pointer }] }],
    ['x-placeholders', true, 'a.b', {}],
    ['x-evidence', true, ' \n', { unproven: [{ pointer }] }],
    ['x-evidence', true, 'x', {}],
    ['x-evidence', true, null, {}],
    ['x-publishes', { open: ['KEY'] }, 'open', { published: [{ variables: ['KEY'], pointer }] }],
    ['x-publishes', { open: ['KEY'] }, 'kept', {}],
    ['x-publishes', { open: ['KEY'] }, 'constructor', {}],
    ['x-practices', { true: ['m'] }, true, { practices: [{ names: ['m'], value: 'true', pointer }] }],
    ['x-practices', { yes: ['m'] }, 'yes', { practices: [{ names: ['m'], value: 'yes', pointer }] }],
    ['x-practices', { true: ['m'] }, false, {}],
    ['x-practices', { null: ['m'] }, null, {}],
    ['x-tells', true, 'm', { tellings: [{ practice: 'm', pointer }] }],
    ['x-tells', true, 7, {}],
    ['x-defines', 'ground', 'hall', { definitions: [{ set: 'ground', value: 'hall' }] }],
    ['x-defines', 'ground', null, {}],
    ['x-announces', 'team', { slug: 'g', name: 'G' }, { announced: [{ type: 'team', slug: 'g', name: 'G', pointer }] }],
    ['x-announces', 'team', { slug: 'g' }, {}],
    ['x-announces', 'team', { slug: 7, name: 'G' }, {}],
    ['x-announces', 'team', 'g', {}],
    ['x-contexts', 'price', { b: 1 }, { contexts: [{ fact: 'price', value: { b: 1 }, pointer }] }],
    ['x-contexts', 'price', 'b', {}],
    ['x-acknowledges', true, 'price', { acknowledged: [{ fact: 'price', pointer }] }],
    ['x-acknowledges', true, 7, {}],
    ['x-joined', ['b', 'c'], { b: 'from CHF', c: '4' }, { joined: [{ text: 'from CHF 4', pointer: `${pointer}/c` }] }],
    ['x-joined', ['b', 'c'], { b: 'from', c: 4 }, {}],
    ['x-joined', ['b', 'c'], { c: '4' }, {}],
    ['x-text', true, 'x', { texts: [pointer] }],
    ['x-text', true, 7, {}],
  ])('%s: %j of %j', (keyword, schema, value, notes) => {
    expect(noted(keyword, schema, value)).toEqual({ valid: true, notes });
  });
});

test('of a value that is a whole file, the place is the file', () => {
  const ajv = new Ajv({ strict: false, passContext: true, keywords: [...KEYWORDS] });
  const notes = emptyNotes();
  ajv.compile({ 'x-text': true }).call(notes, 'x');
  expect(notes.texts).toEqual(['']);
});

test.each([
  [{ b: 1 }, true],
  [{ c: 1, d: 1 }, true],
  [{ b: 1, c: 1 }, false],
  [{ d: 1 }, false],
  ['bc', true],
])('exactly one of two fields in %j: %j', (value, valid) => {
  expect(noted('x-exactly-one', ['b', 'c'], value).valid).toBe(valid);
});

describe('two values that ascend', () => {
  const ascends = (from: unknown, to: unknown) => {
    const ajv = new Ajv({ strict: false, passContext: true, keywords: [...KEYWORDS] });
    return ajv.compile({ 'x-ascending': ['from', 'to'], 'x-units': { Stunde: 1, Stunden: 1, Tage: 24 } })({ from, to });
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
    ['9', '1 Stunde'],
    ['9 constructor', '1 Stunde'],
    [true, 1],
    [9, undefined],
    [undefined, 1],
  ])('%j and %j are for another rule to judge', (from, to) => expect(ascends(from, to)).toBe(true));

  test('may be numbers without any unit', () => {
    const ajv = new Ajv({ strict: false, keywords: [...KEYWORDS] });
    const check = ajv.compile({ 'x-ascending': ['from', 'to'] });
    expect([check({ from: 2, to: 1 }), check({ from: '2 x', to: '1 x' })]).toEqual([false, true]);
  });
});

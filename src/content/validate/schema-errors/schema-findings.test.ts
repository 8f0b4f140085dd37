import { describe, expect, test } from 'vitest';
import { sourceOf } from '../../../../tests/support/source.ts';
import type { SiteDefinition } from '../../../api/template-api.ts';
import type { Schema } from '../../../base/lib/json-schema.ts';
import { emptyNotes } from '../validators/keywords.ts';
import { validatorsOf } from '../validators/schemas.ts';
import { explainSchemaError } from './schema-findings.ts';

const SITE = {
  templates: '/',
  dataFiles: [{ name: 'x', files: 'x.yaml', schema: 'x.json' }],
  pageTypes: [],
} as unknown as SiteDefinition;

/** Returns the schema findings of a text: code, position and params. */
function explain(schema: object, text: string) {
  const source = sourceOf(text);
  const schemas = new Map([['x.json', schema as Schema]]);
  const check = validatorsOf(SITE, schemas).get('x.json');
  const options = { schemas, schemaFile: 'x.json', choose: (_: string, names: readonly string[]) => names[0] };
  check.call(emptyNotes(), source.value);
  return (check.errors ?? []).flatMap((error) => {
    const found = explainSchemaError(error, source, options);
    return found ? [[`${found.code} ${found.place.range?.line}:${found.place.range?.column}`, found.params]] : [];
  });
}

/** Schema of an object with one documented field `a`. */
const field = (schema: object, more: object = {}) => ({
  type: 'object',
  properties: { a: { title: 'A', description: 'What it is.', ...schema } },
  ...more,
});
const help = 'A: What it is.';

describe('fields', () => {
  test.each<[what: string, more: object, isRequired: boolean]>([
    ['a field that may be missing', {}, false],
    ['a required field', { required: ['a'] }, true],
    ['one of several fields', { 'x-exactly-one': ['a', 'b'] }, true],
  ])('that are empty can be deleted unless they are required: %s', (_what, more, isRequired) => {
    const [found] = explain(field({ type: 'string' }, more), 'a:');
    expect(found?.[1]).toEqual({
      ...{ path: 'a', help, expected: 'string', actual: 'null', value: 'null' },
      ...(isRequired && { isRequired }),
    });
  });
});

describe('a value of the wrong type', () => {
  test.each([
    ['0800', 'integer', '0800', '1:4'],
    ['[1, x]', 'array', '[1,"x"]', '1:1'],
  ])('%s is %s', (typed, actual, value, at) => {
    expect(explain(field({ type: 'string' }), `a: ${typed}`)).toEqual([
      [`schema-type ${at}`, { path: 'a', help, expected: 'string', actual, value }],
    ]);
  });

  test.each([
    ['date', '20260302', '2026-03-02'],
    ['phone', '+41625550000', '+41 62 555 00 00'],
  ])('in place of a %s is explained as what it should look like: %s', (format, value, suggestion) => {
    expect(explain(field({ type: 'string', format }), `a: ${value}`)).toEqual([
      ['schema-format 1:4', { path: 'a', value, format, suggestion }],
    ]);
    expect(explain(field({ type: 'string', format: 'slug' }), 'a: 2026')).toMatchObject([['schema-type 1:4', {}]]);
  });

  test.each([
    ['0800', 'schema-pattern'],
    ['800', 'schema-type'],
    ['[800]', 'schema-type'],
  ])('that has a pattern is quoted only if it fits then: %s', (typed, code) => {
    const schema = field({ type: 'string', pattern: '^[1-9]\\d{2,3}$' });
    expect(explain(schema, `a: ${typed}`).map(([found]) => String(found).split(' ')[0])).toEqual([code]);
  });

  test.each([
    ['a: # 1 in town', '1:4', '# 1 in town'],
    ['a: #1\nb: x', '1:4', '#1'],
    ['a:\nb: # x', '1:1', undefined],
    ['a: ~ # none', '1:4', undefined],
  ])('in place of a text is no empty one if there is a comment: %j', (text, at, lost) => {
    const found = lost === undefined ? ['schema-type', { actual: 'null' }] : ['text-cut', { lost }];
    expect(explain(field({ type: 'string' }), text)).toMatchObject([[`${found[0]} ${at}`, found[1]]]);
  });

  test('counts as missing in place of a list, with a note if the list can be empty', () => {
    const missing = { path: 'a', help, expected: 'array', actual: 'null', value: 'null' };
    expect(explain(field({ type: 'array' }), 'a:')).toEqual([['schema-type 1:1', { ...missing, mayBeEmpty: true }]]);
    expect(explain(field({ type: 'array', minItems: 1 }), 'a:')).toEqual([['schema-type 1:1', missing]]);
  });
});

describe('a choice', () => {
  test('that does not exist is reported with all that do, and with the one that was probably meant', () => {
    expect(explain(field({ enum: ['red', 'blue', 7] }), 'a: bleu')).toEqual([
      ['schema-enum 1:4', { path: 'a', value: 'bleu', allowed: ['red', 'blue', '7'], suggestion: 'blue', help }],
    ]);
    const labels = ['Scarlet', 'Navy'];
    const labelled = { enum: ['red', 'blue'], 'x-labels': { red: 'Scarlet', blue: 'Navy' } };
    expect(explain(field(labelled), 'a: navy')).toMatchObject([['schema-enum 1:4', { labels, suggestion: 'blue' }]]);
    expect(explain(field({ enum: ['red'] }), 'a: [x]')).toMatchObject([['schema-enum 1:1', { value: '["x"]' }]]);
  });

  test('with only one option is explained', () => {
    expect(explain(field({ const: true }), 'a: false')).toEqual([
      ['schema-enum 1:4', { path: 'a', value: 'false', allowed: ['true'], suggestion: undefined, help }],
    ]);
  });

  test.each([{ enum: ['red'] }, { const: 'red' }])('that was not made counts as empty: %j', (schema) => {
    expect(explain(field(schema), 'a:')).toEqual([['schema-too-short 1:1', { path: 'a', help, limit: 1, length: 0 }]]);
  });
});

describe('strings, numbers and lists', () => {
  test.each<[schema: object, typed: string, found: string, params: object]>([
    [{ type: 'string', minLength: 3 }, '😀é', 'schema-too-short 1:4', { path: 'a', help, limit: 3, length: 2 }],
    [
      { type: 'number', exclusiveMinimum: 3 },
      '3',
      'schema-out-of-range 1:4',
      { path: 'a', bound: 'exclusiveMinimum', limit: 3, value: 3 },
    ],
    [
      { type: 'number', exclusiveMaximum: 3 },
      '3',
      'schema-out-of-range 1:4',
      { path: 'a', bound: 'exclusiveMaximum', limit: 3, value: 3 },
    ],
    [
      { type: 'object', 'x-distinct': [['b[].c', 'd'], ['e']] },
      '{ b: [{ c: x }, { c: y }, { c: x }], d: z, e: x }',
      'schema-name-twice 1:35',
      { path: 'a.b[3].c', value: 'x', before: 'a.b[1].c' },
    ],
  ])('%j is violated by %s', (schema, typed, found, params) => {
    expect(explain(field(schema), `a: ${typed}`)).toEqual([[found, params]]);
  });

  test('with a dot of thousands are no small numbers', () => {
    const schema = field({ type: 'integer', minimum: 10 });
    expect(explain(schema, 'a: 2.000')).toMatchObject([['schema-type 1:4', { value: '2.000' }]]);
    expect(explain(schema, 'a: 2.0')).toMatchObject([['schema-out-of-range 1:4', { value: 2 }]]);
  });

  test('of a condition, the violated rule is reported and not the condition', () => {
    const schema = field({}, { if: { properties: { a: { const: 2 } } }, else: { required: ['b'] } });
    expect(explain(schema, 'a: 1')).toEqual([['schema-required 1:1', { key: 'b', path: '', help: '' }]]);
  });
});

describe('a block of an unknown kind', () => {
  const alternative = (kind: string) => ({ type: 'object', properties: { kind: { const: kind } } });
  const schema = {
    type: 'object',
    properties: {
      list: {
        type: 'array',
        items: {
          type: 'object',
          required: ['kind'],
          discriminator: { propertyName: 'kind' },
          oneOf: [{ $ref: '#/definitions/paragraph' }, { $ref: '#/definitions/hours' }, alternative('bar')],
        },
      },
    },
    definitions: { paragraph: alternative('text'), hours: alternative('times') },
  };

  test('is reported with all known kinds', () => {
    expect(explain(schema, 'list:\n  - kind: time')).toEqual([
      [
        'schema-enum 2:11',
        { path: 'list[1].kind', value: 'time', allowed: ['text', 'times', 'bar'], suggestion: 'times' },
      ],
    ]);
    expect(explain(schema, 'list:\n  - kind: [1]')).toMatchObject([['schema-enum 2:5', { value: '[1]' }]]);
  });

  test('can have a typing mistake in the field name', () => {
    expect(explain(schema, 'list:\n  - other: 1\n    knid: text')).toEqual([
      ['schema-required 2:5', { key: 'kind', path: 'list[1]', help: '' }],
      ['schema-unknown-key 3:5', { key: 'knid', path: 'list[1]', allowed: ['kind'], suggestion: 'kind' }],
    ]);
    expect(explain(schema, 'list:\n  - other: 1')).toEqual([
      ['schema-required 2:5', { key: 'kind', path: 'list[1]', help: '' }],
    ]);
  });
});

import { expect, test } from 'vitest';
import { sourceOf } from '../../../tests/support/source.ts';
import type { SiteDefinition } from '../../api/template-api.ts';
import type { DataText } from '../../api/types.ts';
import type { Schema } from '../../base/lib/json-schema.ts';
import { examine } from './examine.ts';
import { withReferences, withStandIns } from './gaps.ts';
import { validatorsOf } from './validators/schemas.ts';

const TYPE = { name: 'x', files: 'x.yaml', schema: 'x.json' } as DataText['type'];
const SITE = { templates: '/', dataFiles: [TYPE], pageTypes: [] } as unknown as SiteDefinition;
const text = { title: 'Question', type: 'string', minLength: 1, maxLength: 11 };
const span = { title: 'Span', type: 'object' };
const time = { title: 'Time', type: 'string', minLength: 1 };
const team = { title: 'Team', type: 'string', minLength: 1, 'x-reference': 'team' };

const SCHEMA: Schema = {
  type: 'object',
  'x-distinct': [['faq[].question'], ['cards[].team']],
  properties: {
    draft: {},
    faq: { type: 'array', items: { type: 'object', required: ['question'], properties: { question: text } } },
    names: { type: 'array', uniqueItems: true, items: text },
    steps: { type: 'array', items: { type: 'object', 'x-exactly-one': ['span', 'time'], properties: { span, time } } },
    cards: { type: 'array', items: { type: 'object', required: ['team'], properties: { team } } },
    rivals: { type: 'array', uniqueItems: true, items: team },
    motto: { anyOf: [{ type: 'array' }, { type: 'string', 'x-text': true, maxLength: 9 }] },
  },
  if: { type: 'object', properties: { cards: { type: 'array' } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { type: 'object', properties: { lead: { type: 'string', 'x-text': true, minLength: 12 } } },
};

function examined(typed: string) {
  const schemas = new Map([['x.json', SCHEMA]]);
  const rules = { schemas, validators: validatorsOf(SITE, schemas), fieldNames: () => new Set<string>() };
  const source = sourceOf(typed);
  const { findings, valid, gaps } = examine(source, TYPE, { ...rules, types: [], fingerprint: '' });
  return { valid, found: findings.map(({ severity, code }) => `${severity} ${code}`), gaps, value: source.value };
}

test.each([
  ['faq: [{ question: "" }, { question: "" }]'],
  ['faq: [{}, {}]'],
  ['names: ["", ""]'],
  ['names: [null, null]'],
  ['cards: [{ team: "" }, { team: "" }]'],
  ['rivals: ["", ""]'],
  ['rivals: [null, null]'],
])('two gaps in a list of different entries are two warnings in a draft: %s', (typed) => {
  const { found, valid } = examined(`draft: true\n${typed}`);
  expect([found.length, found.filter((each) => !each.startsWith('warning')), valid]).toEqual([2, [], true]);
  expect(examined(typed).valid).toBe(false);
});

test('entries that repeat others are errors in a draft, too, wherever the gaps are', () => {
  const repeated = ['error schema-duplicate-item', 'error schema-name-twice'];
  const { found, valid } = examined(
    'draft: true\nnames: [a, a, "", ""]\nfaq: [{ question: b }, { question: b }, { question: "" }, {}]',
  );
  expect(found.filter((each) => each.startsWith('error')).sort()).toEqual(repeated);
  expect(valid).toBe(false);
});

test('stand-ins of the same title are numbered, within the length that the field allows', () => {
  const { gaps, value } = examined('draft: true\nnames: ["", a, ""]\nfaq: [{}]');
  const { names, faq } = withStandIns(gaps, value) as { readonly names: unknown; readonly faq: unknown };
  expect([names, faq]).toEqual([['‹Question 2', 'a', '‹Question 3'], [{ question: '‹Question›' }]]);
});

test('a draft may lack the field of which an entry has exactly one, but not have two', () => {
  const { found, gaps, value, valid } = examined('draft: true\nsteps: [{}, { time: later }]');
  expect([found, valid]).toEqual([['warning schema-exactly-one'], true]);
  expect(withStandIns(gaps, value)).toMatchObject({ steps: [{ time: '‹Time›' }, { time: 'later' }] });
  expect(examined('draft: true\nsteps: [{ time: later, span: {} }]').found).toEqual(['error schema-exactly-one']);
});

test('missing references of a list lead to different names, as far as there are enough', () => {
  const sets = new Map([['team', new Set(['red', 'blue', 'green'])]]);
  const { gaps, value } = examined('draft: true\nrivals: ["", blue, ""]\ncards: [{}, {}, {}, {}]');
  expect(withReferences(gaps, value, sets)).toMatchObject({
    rivals: ['green', 'blue', 'red'],
    cards: ['blue', 'green', 'red', 'blue'].map((name) => ({ team: name })),
  });
});

test('how long a text is stays open while it has a reference, also under a condition, but not in alternatives', () => {
  expect(examined('lead: "{{name}}"').valid).toBe(true);
  expect(examined('lead: "{{name}}"\nnames: [7]').found).toEqual(['error schema-type']);
  expect(examined('lead: "too short"').found).toEqual(['error schema-too-short']);
  expect(examined('motto: "{{ company.name }}"').found).toContain('error schema-too-long');
});

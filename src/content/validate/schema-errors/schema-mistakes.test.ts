import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/mini-site.ts';
import type { SiteDefinition } from '../../../api/template-api.ts';
import { TemplateMistake } from '../../../base/findings/failure.ts';
import { validatorsOf } from '../validators/schemas.ts';

/** Compiles schemas, of which the first is the site's. Returns the finding about the mistake in one of them. */
function findingAbout(...schemas: readonly object[]) {
  const templates = join(temporaryFolder(), 'templates');
  mkdirSync(templates);
  const paths = ['team.json', 'common.json'];
  for (const [index, schema] of schemas.entries())
    writeFileSync(join(templates, paths[index] ?? ''), JSON.stringify(schema, null, 2));
  const site = { templates, pageTypes: [], dataFiles: [{ schema: 'team.json' }] } as unknown as SiteDefinition;
  try {
    validatorsOf(site).get('team.json');
  } catch (error) {
    const [found] = error instanceof TemplateMistake ? error.findings : [];
    if (found) return found;
    throw error;
  }
  throw new Error('The schema is valid.');
}

const team = (fields: object, others: object = {}) => ({ type: 'object', properties: fields, ...others });
const [text, two] = [{ type: 'string' }, { items: [{ type: 'string' }, { type: 'string' }], type: 'array' }];

/** A mistake, a schema with it, and the line of the keyword. */
const MISTAKES: readonly (readonly [string, object, number])[] = [
  ['no-type', team({ name: { minLength: 3 } }), 5],
  ['types', team({ name: text, day: { type: ['string', 'number'] } }), 8],
  ['contrary-type', team({}, { allOf: [{ type: 'string' }] }), 6],
  ['open-tuple', team({ days: two }), 5],
  ['no-effect', team({}, { if: { type: 'object' } }), 4],
  ['items-not-a-list', { type: 'array', items: text, additionalItems: false }, 6],
  ['property-twice', team({ ab: text }, { patternProperties: { '^a': text } }), 8],
  ['unknown-format', team({ name: text, site: { type: 'string', format: 'uri' } }), 9],
  ['unknown-type', team({ name: { type: 'text' } }), 5],
  ['wrong-value', team({ a: { type: 'string', minLength: 3 }, b: { type: 'string', minLength: '3' } }), 10],
  [
    'wrong-x-value',
    team({ a: { type: 'string', 'x-markup': 'inline' }, b: { type: 'string', 'x-markup': 'bold' } }),
    10,
  ],
  ['wrong-slots', team({ name: { type: 'string', 'x-slots': 3 } }), 6],
  ['wrong-meaning', team({ name: { type: 'string', 'x-meant': [['\\.']] } }), 6],
  ['bad-pattern', team({ name: { type: 'string', pattern: '[' } }), 6],
  ['empty-enum', team({ name: { enum: [] } }), 5],
  ['beside-reference', team({ name: { title: 'Name', $ref: '#/definitions/text' } }, { definitions: { text } }), 5],
  ['required-unknown', team({ name: text }, { additionalProperties: false, required: ['nmae'] }), 9],
  ['unknown-reference', team({ name: { $ref: '#/definitions/none' } }), 5],
];

describe('a schema that is refused is reported with its line', () => {
  test.each(MISTAKES)('%s in %j', (_mistake, schema, line) => {
    expect(findingAbout(schema)).toMatchObject({
      code: 'template-schema',
      place: { file: 'templates/team.json', range: { line } },
    });
  });

  test('in the file that it refers to', () => {
    const common = { definitions: { name: { type: 'string', title: 'Name' }, short: { maxLength: 9 } } };
    const found = findingAbout(team({ name: { $ref: 'common.json#/definitions/short' } }), common);
    expect(found.place).toMatchObject({ file: 'templates/common.json', range: { line: 8 } });
  });

  test('at the right one of several schemas with the same keyword', () => {
    const fields = { a: { type: 'string', maxLength: 9 }, maxLength: { type: 'string' }, b: { maxLength: 9 } };
    expect(findingAbout(team(fields))).toMatchObject({ place: { range: { line: 12 } } });
  });
});

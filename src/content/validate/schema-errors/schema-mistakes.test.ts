import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/mini-site.ts';
import type { SiteDefinition } from '../../../api/template-api.ts';
import { describe as describeFinding } from '../../../base/findings/describe.ts';
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

/** A mistake, a schema with it, the line of the keyword, and words of the remedies. */
const MISTAKES: readonly (readonly [string, object, number, string])[] = [
  ['no-type', team({ name: { minLength: 3 } }), 5, '"type": "string"'],
  [
    'types',
    team({ name: text, day: { type: ['string', 'number'] } }),
    8,
    '"anyOf": [{"type": "string"}, {"type": "number"}]',
  ],
  ['contrary-type', team({}, { allOf: [{ type: 'string' }] }), 6, '"object"'],
  ['open-tuple', team({ days: two }), 5, '"minItems": 2, "additionalItems": false'],
  ['no-effect', team({}, { if: { type: 'object' } }), 4, 'then'],
  ['items-not-a-list', { type: 'array', items: text, additionalItems: false }, 6, 'additionalItems'],
  ['property-twice', team({ ab: text }, { patternProperties: { '^a': text } }), 8, 'ab'],
  ['unknown-format', team({ name: text, site: { type: 'string', format: 'uri' } }), 9, 'https-url'],
  ['unknown-type', team({ name: { type: 'text' } }), 5, 'string'],
  [
    'wrong-value',
    team({ a: { type: 'string', minLength: 3 }, b: { type: 'string', minLength: '3' } }),
    10,
    '"minLength": 3',
  ],
  [
    'wrong-x-value',
    team({ a: { type: 'string', 'x-markup': 'inline' }, b: { type: 'string', 'x-markup': 'bold' } }),
    10,
    'schema-keywords.md',
  ],
  ['wrong-slots', team({ name: { type: 'string', 'x-slots': 3 } }), 6, 'schema-keywords.md'],
  ['wrong-meaning', team({ name: { type: 'string', 'x-meant': [['\\.']] } }), 6, 'schema-keywords.md'],
  ['bad-pattern', team({ name: { type: 'string', pattern: '[' } }), 6, '\\\\['],
  ['empty-enum', team({ name: { enum: [] } }), 5, 'enum'],
  [
    'beside-reference',
    team({ name: { title: 'Name', $ref: '#/definitions/text' } }, { definitions: { text } }),
    5,
    '"allOf": [{ "$ref": "#/definitions/text" }]',
  ],
  ['required-unknown', team({ name: text }, { additionalProperties: false, required: ['nmae'] }), 9, 'properties'],
  [
    'circle',
    team({}, { definitions: { text, a: { anyOf: [{ $ref: '#/definitions/text' }, { $ref: '#/definitions/a' }] } } }),
    14,
    'properties',
  ],
  ['unknown-reference', team({ name: { $ref: '#/definitions/none' } }), 5, 'definitions'],
];

describe('a schema that is refused is reported with its line and a remedy:', () => {
  test.each(MISTAKES)('%s in %j', (_mistake, schema, line, remedy) => {
    const found = findingAbout(schema);
    expect(found).toMatchObject({
      code: 'template-schema',
      place: { file: 'templates/team.json', range: { line } },
    });
    for (const language of ['de', 'en'] as const) {
      const { message, fix } = describeFinding(found, language);
      expect(fix).toContain(remedy);
      // The words of the compiler mean nothing to people.
      expect(message + fix).not.toMatch(/strict|nebel:|undefined|JSONType/);
    }
  });

  test('in the file that it refers to', () => {
    const common = { definitions: { name: { type: 'string', title: 'Name' }, short: { maxLength: 9 } } };
    const found = findingAbout(team({ name: { $ref: 'common.json#/definitions/short' } }), common);
    expect(found.place).toMatchObject({ file: 'templates/common.json', range: { line: 8 } });
    expect(describeFinding(found, 'en').message).toContain('“maxLength” has no “type”');
  });

  test('in the first file of a circle through several', () => {
    const common = { definitions: { name: { allOf: [{ $ref: 'team.json#/properties/name' }] } } };
    const found = findingAbout(team({ name: { $ref: 'common.json#/definitions/name' } }), common);
    expect(found.place).toMatchObject({ file: 'templates/team.json', range: { line: 5 } });
    expect(describeFinding(found, 'en').message).toContain('leads in a circle');
  });

  test('but a tree, whose branches are trees, is valid', () => {
    const tree = { properties: { left: { $ref: '#/definitions/tree' } }, type: 'object' };
    expect(() => findingAbout(team({ tree: { $ref: '#/definitions/tree' } }, { definitions: { tree } }))).toThrow(
      'valid',
    );
  });

  test('at the right one of several schemas with the same keyword', () => {
    const fields = { a: { type: 'string', maxLength: 9 }, maxLength: { type: 'string' }, b: { maxLength: 9 } };
    expect(findingAbout(team(fields))).toMatchObject({ place: { range: { line: 12 } } });
  });
});

test('a schema refused for a reason without a known remedy is reported in the words of the compiler', () => {
  const schema = { type: 'object', discriminator: { propertyName: 'kind' } };
  expect(describeFinding(findingAbout(schema), 'en').message).toContain('discriminator: requires oneOf keyword');
});

import { describe, expect, test } from 'vitest';
import type { Schemas } from '../base/lib/json-schema.ts';
import { typesOf, withSchemaMapping } from './types.ts';

const schemas: Schemas = new Map<string, Record<string, unknown>>([
  [
    'schemas/common.json',
    {
      definitions: {
        plain: { type: 'string' },
        link: {
          type: 'object',
          required: ['href'],
          properties: { href: { type: 'string' }, label: { type: 'string' } },
        },
      },
    },
  ],
  [
    'pages/open-job/schema.json',
    {
      description: 'A job that is open.',
      type: 'object',
      required: ['name', 'kind'],
      properties: {
        name: { description: 'What it is called.', allOf: [{ $ref: '../../schemas/common.json#/definitions/plain' }] },
        kind: { enum: ['full', 'part'] },
        hours: { type: 'integer' },
        pay: { anyOf: [{ type: 'number' }, { type: 'string' }] },
        links: { type: 'array', items: { $ref: '../../schemas/common.json#/definitions/link' } },
        blocks: { type: 'array', items: { oneOf: [{ const: 'none' }, { type: 'boolean' }] } },
      },
    },
  ],
]);

test('types are named after folders and definitions, and document their fields', () => {
  expect(typesOf(schemas, ['pages/open-job/schema.json'])).toBe(
    `/* Generated from the JSON Schemas by \`nebel dev\`, \`build\` and \`types\`. Do not edit. */

export interface Link {
  href: string;
  label?: string;
}

/** A job that is open. */
export interface OpenJob {
  /** What it is called. */
  name: string;
  kind: "full" | "part";
  hours?: number;
  pay?: number | string;
  links?: Link[];
  blocks?: (
    | "none"
    | boolean)[];
}
`,
  );
});

describe('the mapping from schemas to files', () => {
  const pairs = [
    ['templates/pages/legal/schema.json', 'data/imprint.yaml'],
    ['templates/pages/legal/schema.json', 'data/privacy.yaml'],
    ['templates/pages/home/schema.json', 'data/home.yaml'],
  ] as const;
  const mapping = `"yaml.schemas": {
    "templates/pages/legal/schema.json": ["data/imprint.yaml", "data/privacy.yaml"],
    "templates/pages/home/schema.json": "data/home.yaml"
  }`;

  test.each([
    ['is added to settings without one', '{\n  "a": 1\n}\n', `{\n  "a": 1,\n  ${mapping}\n}\n`],
    ['is added to empty settings', '{}', `{\n  ${mapping}\n}\n`],
    ['replaces an old one', '{ "yaml.schemas": { "x": "y" }, "b": 2 }', `{ ${mapping}, "b": 2 }`],
  ])('%s', (_what, before, after) => {
    expect(withSchemaMapping(before, pairs)).toBe(after);
  });
});

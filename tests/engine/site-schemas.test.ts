import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { referenceOf } from '../../src/base/lib/json-schema.ts';
import { site } from '../../templates/site.ts';
import { PROJECT } from '../support/data-files.ts';

type Schema = { readonly [key: string]: unknown };

const TEMPLATES = join(PROJECT, 'templates');
const SCHEMAS = [
  'schemas/common.json',
  'schemas/sections.json',
  'schemas/charts.json',
  ...new Set([...site.pageTypes, ...site.dataFiles].map(({ schema }) => schema)),
];

const read = (file: string): Schema => JSON.parse(readFileSync(join(TEMPLATES, file), 'utf8'));

/** Yields every sub-schema with a readable path. */
function* subSchemas(schema: Schema, path: string): Generator<[string, Schema]> {
  yield [path, schema];
  for (const group of ['properties', 'definitions']) {
    for (const [name, child] of Object.entries((schema[group] as Schema | undefined) ?? {})) {
      yield* subSchemas(child as Schema, `${path}/${name}`);
    }
  }
  if (schema.items) yield* subSchemas(schema.items as Schema, `${path}/items`);
}

describe.each(SCHEMAS)('%s', (file) => {
  const all = [...subSchemas(read(file), file)];

  test('refuses unknown fields in every object', () => {
    const open = all.filter(
      ([, { type, additionalProperties, oneOf }]) => type === 'object' && !oneOf && additionalProperties !== false,
    );
    expect(open.map(([path]) => path)).toEqual([]);
  });

  test('explains every field in German', () => {
    const undocumented = all.filter(([path, schema]) => {
      const { title, description, const: fixed } = schema;
      const isField = path !== file && fixed === undefined && referenceOf(schema) === undefined;
      return isField && !(title && description);
    });
    expect(undocumented.map(([path]) => path)).toEqual([]);
  });
});

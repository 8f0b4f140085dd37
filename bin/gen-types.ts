/**
 * Schemas → TypeScript types, as one file `templates/data.gen.ts`.
 *
 * The compiler names types after `title`, which is the editors' German help text, so titles are swapped for the
 * definition's key first, and definitions that are plain strings or numbers are inlined.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';

type Schema = JSONSchema & { [key: string]: unknown };

const ROOT = join(import.meta.dirname, '..');

/** Schema files and the name of each root type. Files without one only contribute definitions. */
const SCHEMAS: Readonly<Record<string, string | undefined>> = {
  'templates/schemas/common.json': undefined,
  'templates/schemas/sections.json': undefined,
  'templates/schemas/charts.json': undefined,
  'templates/pages/home/schema.json': 'Home',
  'templates/pages/service/schema.json': 'Service',
  'templates/pages/region/schema.json': 'Region',
  'templates/pages/region-list/schema.json': 'RegionLists',
  'templates/pages/article/schema.json': 'Article',
  'templates/pages/blog/schema.json': 'Blog',
  'templates/pages/terms/schema.json': 'Terms',
  'templates/pages/legal/schema.json': 'Legal',
  'templates/pages/paper/schema.json': 'Paper',
  'templates/pages/thanks/schema.json': 'Thanks',
  'templates/pages/not-found/schema.json': 'NotFound',
  'templates/pages/unavailable/schema.json': 'Unavailable',
  'templates/data/site.schema.json': 'Site',
  'templates/data/form.schema.json': 'Form',
  'templates/data/style.schema.json': 'Style',
};

const read = (file: string): Schema => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const typeName = (key: string) => key[0]?.toUpperCase() + key.slice(1);

/** Finds what a `$ref` in `file` points at. */
function resolve(file: string, ref: string): { file: string; key: string; schema: Schema } {
  const [path = '', pointer = ''] = ref.split('#');
  const target = path === '' ? file : relative(ROOT, join(ROOT, dirname(file), path));
  const key = basename(pointer);
  const schema = (read(target).definitions as Record<string, Schema>)[key];
  if (!schema) throw new Error(`${file}: ${ref} leads nowhere.`);
  return { file: target, key, schema };
}

const isNamed = (schema: Schema) => schema.type === 'object' || Array.isArray(schema.oneOf);

/** A schema without titles and without references to files; named definitions become local references. */
function localise(file: string, schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((item) => localise(file, item));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, ...rest } = schema as Schema;
  if (typeof $ref === 'string') {
    const target = resolve(file, $ref);
    if (isNamed(target.schema)) return { $ref: `#/definitions/${typeName(target.key)}` };
    const description = rest.description === undefined ? {} : { description: rest.description };
    return { ...(localise(target.file, target.schema) as object), ...description };
  }
  const entries = Object.entries(rest).filter(([key]) => !(key === 'title' && typeof rest.title === 'string'));
  return Object.fromEntries(
    entries.filter(([key]) => key !== 'definitions').map(([key, value]) => [key, localise(file, value)]),
  );
}

/** The whole content of `templates/data.gen.ts`. */
export async function generateTypes(): Promise<string> {
  const definitions: Record<string, object> = {};
  for (const [file, name] of Object.entries(SCHEMAS)) {
    const schema = read(file);
    for (const [key, definition] of Object.entries((schema.definitions as Record<string, Schema>) ?? {})) {
      if (isNamed(definition)) definitions[typeName(key)] = localise(file, definition) as object;
    }
    if (name) definitions[name] = localise(file, schema) as object;
  }
  return compile({ definitions } as JSONSchema, 'Data', {
    bannerComment: '/* Generated from the JSON Schemas by `npm run gen`. Do not edit. */',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 120 },
  }).then((text) =>
    text
      .replace(/export interface Data \{[^}]*\}\n/, '')
      .replace(/^ \* This interface was referenced by .*\n \* via the `definition` .*\n/gm, '')
      .replace(/\/\*\*\n(?: \*\n)*\s*\*\/\n/g, '')
      .replace(/\n \*\n \*\//g, '\n */'),
  );
}

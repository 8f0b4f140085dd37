/** Generates TypeScript types from schemas, so that templates are type-checked against their data. */

import { basename, dirname } from 'node:path/posix';
import type { SiteDefinition } from '../api/template-api.ts';
import { groupBy } from '../base/lib/collections.ts';
import { type Field, referenceOf, resolved, rootField, type Schema, type Schemas } from '../base/lib/json-schema.ts';
import { readSchemas, schemaPaths } from '../content/content.ts';

/**
 * Returns the text of `data.ts`: a type for each page type and data file, named after the folder or file of its schema
 * (`pages/team/schema.json` → `Team`, `data/club.schema.json` → `Club`), and one for each definition that is a group.
 *
 * @param roots schema files of page types and data files, relative to the templates folder
 */
export function typesOf(schemas: Schemas, roots: readonly string[]): string {
  const definitions = [...schemas].flatMap(([file, schema]) =>
    Object.entries((schema.definitions ?? {}) as Readonly<Record<string, Schema>>)
      .filter(([, definition]) => isGroup(definition))
      .map(([key, definition]) => [pascal(key), { file, schema: definition }] as const),
  );
  const files = [...new Set(roots)].map((file) => [nameOfFile(file), rootField(schemas, file)] as const);
  const types = [...new Map([...definitions, ...files])].map(([name, field]) => declaration(name, field));
  return ['/* Generated from the JSON Schemas by `nebel dev`, `build` and `types`. Do not edit. */\n', ...types].join(
    '\n',
  );

  function declaration(name: string, field: Field): string {
    const help = comment(field.schema, '');
    const { oneOf } = field.schema;
    if (Array.isArray(oneOf)) return `${help}export type ${name} =\n${unionOf(oneOf, field, '  ')};\n`;
    return `${help}export interface ${name} ${groupOf(field, '')}\n`;
  }

  function typeOf(field: Field, indent: string): string {
    const { type, enum: choices, const: only, oneOf, anyOf } = field.schema;
    const reference = referenceOf(field.schema);
    if (reference !== undefined) {
      const target = resolved(schemas, { file: field.file, schema: { $ref: reference } });
      return isGroup(target.schema) ? pascal(basename(reference)) : typeOf(target, indent);
    }
    if (only !== undefined) return JSON.stringify(only);
    if (Array.isArray(choices)) return choices.map((choice) => JSON.stringify(choice)).join(' | ');
    if (Array.isArray(oneOf)) return `\n${unionOf(oneOf, field, `${indent}  `)}`;
    const kinds = Array.isArray(type) ? type.map((each) => ({ type: each })) : anyOf;
    if (Array.isArray(kinds)) return kinds.map((schema) => typeOf({ ...field, schema }, indent)).join(' | ');
    if (type === 'array') return listOf(field, indent);
    if (type === 'object') return groupOf(field, indent);
    if (type === 'integer') return 'number';
    return typeof type === 'string' ? type : 'unknown';
  }

  function unionOf(alternatives: readonly Schema[], { file }: Field, indent: string): string {
    return alternatives.map((schema) => `${indent}| ${typeOf({ file, schema }, indent)}`).join('\n');
  }

  function listOf({ file, schema }: Field, indent: string): string {
    const item = typeOf({ file, schema: (schema.items ?? {}) as Schema }, indent);
    return /^[A-Za-z]+$/.test(item) ? `${item}[]` : `(${item})[]`;
  }

  function groupOf({ file, schema }: Field, indent: string): string {
    const inner = `${indent}  `;
    const required = new Set(schema.required as readonly string[] | undefined);
    const lines = Object.entries((schema.properties ?? {}) as Readonly<Record<string, Schema>>).map(([key, own]) => {
      const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
      const optional = required.has(key) ? '' : '?';
      return `${comment(own, inner)}${inner}${name}${optional}: ${typeOf({ file, schema: own }, inner)};\n`;
    });
    return `{\n${lines.join('')}${indent}}`;
  }
}

const isGroup = ({ type, oneOf }: Schema) => type === 'object' || Array.isArray(oneOf);

const pascal = (name: string) =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('');

const nameOfFile = (file: string) =>
  pascal(basename(file) === 'schema.json' ? basename(dirname(file)) : basename(file).replace(/(\.schema)?\.json$/, ''));

const comment = ({ description }: Schema, indent: string) =>
  typeof description === 'string' ? `${indent}/** ${description.replaceAll('*/', '*\u200b/')} */\n` : '';

const MAPPING = /"yaml\.schemas": \{[^}]*\}/;

/** Replaces the mapping from schemas to data files in the settings of the editor, and leaves the rest as it is. */
export function withSchemaMapping(settings: string, pairs: readonly (readonly [schema: string, files: string])[]) {
  const filesOf = groupBy(pairs, ([schema]) => schema);
  const lines = [...filesOf].map(([schema, same]) => {
    const files = same.map(([, each]) => JSON.stringify(each));
    return `    ${JSON.stringify(schema)}: ${files.length === 1 ? files[0] : `[${files.join(', ')}]`}`;
  });
  const mapping = `"yaml.schemas": {\n${lines.join(',\n')}\n  }`;
  if (MAPPING.test(settings)) return settings.replace(MAPPING, () => mapping);
  const rest = settings.trim().replace(/\}$/, '').trimEnd();
  return `${rest}${rest === '{' ? '' : ','}\n  ${mapping}\n}\n`;
}

/** Returns the text of a site's `.types/data.ts`. */
export const generatedTypes = (site: SiteDefinition): string => typesOf(readSchemas(site), schemaPaths(site));

/** Returns the settings of an editor, with the schema of each data file of a site. */
export const mappedSettings = ({ pageTypes, dataFiles }: SiteDefinition, settings: string): string =>
  withSchemaMapping(
    settings,
    [...pageTypes, ...dataFiles].map(({ schema, files }) => [`templates/${schema}`, `data/${files}`]),
  );

import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv';
import { isDay } from '../lib/day.ts';
import { type Memory, NO_MEMORY } from '../lib/memory.ts';
import type { SiteDefinition } from '../template-api.ts';
import { addKeywords } from './keywords.ts';

/** How texts look that have a form, by the name that schemas give it. */
export const FORMATS: Readonly<Record<string, RegExp | ((text: string) => boolean)>> = {
  date: isDay,
  email: /^[^\s\p{C}@<>"]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.[a-z]{2,}$/iu,
  phone: /^\+[1-9]\d{0,2}( \d{2,4}){2,5}$/,
  // Letters of any language, and no sign that RFC 3986 keeps out of addresses.
  'https-url':
    /^https:\/\/[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?(\/[^\s\p{C}"<>\\^`{|}]*[^\s\p{C}"<>\\^`{|}/])?$/u,
};

/** Schema file, relative to the templates folder → its content. */
export type Schemas = ReadonlyMap<string, AnySchemaObject>;

/**
 * Reads the schema of every page type and data file and, following their references, every schema they need. With a
 * memory, unchanged schemas stay the very same `Schemas`.
 */
export function readSchemas(site: SiteDefinition, memory: Memory = NO_MEMORY): Schemas {
  const schemas = new Map<string, AnySchemaObject>();
  const wanted = schemaPaths(site);
  for (let path = wanted.pop(); path !== undefined; path = wanted.pop()) {
    if (schemas.has(path)) continue;
    const text = readFileSync(join(site.templates, path), 'utf8');
    const schema: AnySchemaObject = memory.recall(`schema ${path}`, [text], () => JSON.parse(text));
    schemas.set(path, schema);
    wanted.push(...memory.recall(`references ${path}`, [schema], () => referencedFiles(path, schema)));
  }
  return memory.recall('schemas', [...schemas.values()], () => schemas);
}

/** What checks data against the schema in a file. */
export interface Checks {
  get(path: string): ValidateFunction;
}

/** Compiles what was read, each schema when it is first needed. A mistake in a schema is a bug of ours and throws. */
export function compileSchemas(site: SiteDefinition, schemas: Schemas = readSchemas(site)): Checks {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    strictRequired: false,
    discriminator: true,
    passContext: true,
    validateSchema: false,
    // Compiling is most of what checking costs, and quicker by half without these.
    inlineRefs: false,
    code: { optimize: false },
    formats: FORMATS,
  });
  addKeywords(ajv);
  for (const [path, schema] of schemas) ajv.addSchema(schema, schemaId(path));
  const checks = new Map<string, ValidateFunction>();
  return {
    get(path) {
      const check = checks.get(path) ?? compiled(ajv, path);
      checks.set(path, check);
      return check;
    },
  };
}

/** Sets to which files of these schemas add names, by `x-defines` or `x-announces`. */
export function setsFilledBy(paths: Iterable<string>, schemas: Schemas): ReadonlySet<string> {
  const sets = new Set<string>();
  const seen = new Set<string>();
  const wanted = [...paths];
  for (let next = wanted.pop(); next !== undefined; next = wanted.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const schema = schemas.get(next);
    for (const set of [...valuesOf('x-defines', schema), ...valuesOf('x-announces', schema)]) sets.add(set);
    wanted.push(...referencedFiles(next, schema));
  }
  return sets;
}

const schemaPaths = (site: SiteDefinition) => [
  ...new Set([...site.dataFiles, ...site.pageTypes].map((type) => type.schema)),
];

// Ids are set here and not in the files: an editor resolves references against the file's own place.
const schemaId = (path: string) => `nebel:///${path}`;

function compiled(ajv: Ajv, path: string): ValidateFunction {
  const validate = ajv.getSchema(schemaId(path));
  if (!validate) throw new Error(`Schema ${path} could not be compiled.`);
  return validate;
}

function referencedFiles(path: string, schema: unknown): string[] {
  return valuesOf('$ref', schema).flatMap((reference) => {
    const file = reference.split('#')[0];
    return file ? [posix.join(dirname(path), file)] : [];
  });
}

/** The text a keyword has, wherever it stands in a schema. */
function valuesOf(keyword: string, schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === keyword && typeof value === 'string' ? [value] : valuesOf(keyword, value),
  );
}

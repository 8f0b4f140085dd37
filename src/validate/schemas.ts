import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { AnySchemaObject, ValidateFunction } from 'ajv';
import type { SiteDefinition } from '../template-api.ts';
import { createCompiler, FORMATS } from './compiler.ts';
import { KEYWORDS } from './keywords.ts';
import { PREPARED, type PreparedChecks } from './prepared-checks.ts';

/** Schema file, relative to the templates folder → its content. */
export type Schemas = ReadonlyMap<string, AnySchemaObject>;

/** Reads the schema of every page type and data file and, following their references, every schema they need. */
export function readSchemas(site: SiteDefinition): Schemas {
  const schemas = new Map<string, AnySchemaObject>();
  const wanted = schemaPaths(site);
  for (let path = wanted.pop(); path !== undefined; path = wanted.pop()) {
    if (schemas.has(path)) continue;
    const schema: AnySchemaObject = JSON.parse(readFileSync(join(site.templates, path), 'utf8'));
    schemas.set(path, schema);
    wanted.push(...referencedFiles(path, schema));
  }
  return schemas;
}

/** What checks data against the schema in a file. */
export interface Checks {
  get(path: string): ValidateFunction;
}

/**
 * The checks of what was read. Those that lie ready are taken if they were made of these very schemas; else each is
 * compiled when it is first needed. A mistake in a schema is a bug of ours and throws.
 */
export function compileSchemas(
  site: SiteDefinition,
  schemas: Schemas = readSchemas(site),
  prepared: PreparedChecks | undefined = PREPARED,
): Checks {
  let checks: { get(path: string): ValidateFunction | undefined } | undefined;
  return {
    get(path) {
      checks ??=
        prepared?.key === keyOf(schemas)
          ? prepared.make({ schemas, keywords: KEYWORDS, formats: FORMATS })
          : createCompiler(schemas);
      const check = checks.get(path);
      if (!check) throw new Error(`There is no schema ${path}.`);
      return check;
    },
  };
}

/** The same text for the same schemas, and for no others. */
export const keyOf = (schemas: Schemas): string =>
  createHash('sha256')
    .update(JSON.stringify([...schemas]))
    .digest('hex');

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

/** Schema files of all page types and data files. */
export const schemaPaths = (site: SiteDefinition) => [
  ...new Set([...site.dataFiles, ...site.pageTypes].map((type) => type.schema)),
];

function referencedFiles(path: string, schema: unknown): string[] {
  return valuesOf('$ref', schema).flatMap((reference) => {
    const file = reference.split('#')[0];
    return file ? [posix.join(dirname(path), file)] : [];
  });
}

/** The text a keyword has, wherever it is in a schema. */
function valuesOf(keyword: string, schema: unknown, found: string[] = []): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return found;
  for (const [key, value] of Object.entries(schema)) {
    if (typeof value !== 'string') valuesOf(keyword, value, found);
    else if (key === keyword) found.push(value);
  }
  return found;
}

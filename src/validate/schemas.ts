import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv';
import type { SiteDefinition } from '../template-api.ts';
import { addKeywords } from './keywords.ts';

const FORMATS: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  email: /^[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}$/i,
  phone: /^\+[1-9]\d{0,2}( \d{2,4}){2,5}$/,
  'https-url': /^https:\/\/[^\s/]+\.[^\s/]+(\/[^\s]*[^\s/])?$/,
};

/** Compiles the schema of every page type and data file. A mistake in a schema is a bug of ours and throws. */
export function compileSchemas(site: SiteDefinition): ReadonlyMap<string, ValidateFunction> {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    strictRequired: false,
    discriminator: true,
    passContext: true,
    validateSchema: false,
    formats: FORMATS,
  });
  addKeywords(ajv);
  const paths = new Set([...site.dataFiles, ...site.pageTypes].map((type) => type.schema));
  for (const [path, schema] of readSchemas(site, paths)) ajv.addSchema(schema, schemaId(path));
  return new Map([...paths].map((path) => [path, compiled(ajv, path)]));
}

// Ids are set here and not in the files: an editor resolves references against the file's own place.
const schemaId = (path: string) => `nebel:///${path}`;

function compiled(ajv: Ajv, path: string): ValidateFunction {
  const validate = ajv.getSchema(schemaId(path));
  if (!validate) throw new Error(`Schema ${path} could not be compiled.`);
  return validate;
}

/** Reads schemas and, following their references, every schema file they need. */
export function readSchemas(site: SiteDefinition, paths: Iterable<string>): ReadonlyMap<string, AnySchemaObject> {
  const schemas = new Map<string, AnySchemaObject>();
  for (const path of paths) collectSchemas(site.templates, path, schemas);
  return schemas;
}

function collectSchemas(folder: string, path: string, schemas: Map<string, AnySchemaObject>): void {
  if (schemas.has(path)) return;
  const schema: AnySchemaObject = JSON.parse(readFileSync(join(folder, path), 'utf8'));
  schemas.set(path, schema);
  for (const reference of referencedFiles(schema)) {
    collectSchemas(folder, posix.join(dirname(path), reference), schemas);
  }
}

function referencedFiles(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key !== '$ref' || typeof value !== 'string') return referencedFiles(value);
    const file = value.split('#')[0];
    return file ? [file] : [];
  });
}

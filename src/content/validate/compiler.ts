import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv';
import type { Schemas } from '../../base/lib/json-schema.ts';
import { FORMATS } from './formats.ts';
import { KEYWORDS } from './keywords.ts';

/** Compiles each schema, with those it refers to, on first use. Returns undefined for an unknown file. */
export interface Compiler {
  get(path: string): ValidateFunction | undefined;
}

/** @param keepSource true keeps the generated code of each check in its `source` */
export function createCompiler(schemas: Schemas, keepSource = false): Compiler {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    strictRequired: false,
    discriminator: true,
    passContext: true,
    validateSchema: false,
    // Compiling dominates the cost of validation, and takes half as long without these optimisations.
    inlineRefs: false,
    code: { optimize: false, source: keepSource },
    formats: FORMATS,
    keywords: [...KEYWORDS],
  });
  for (const [path, schema] of schemas) ajv.addSchema(schema as AnySchemaObject, schemaId(path));
  return { get: (path) => ajv.getSchema(schemaId(path)) };
}

// Ids are set here, not in the files, because editors resolve references against the path of the file.
const schemaId = (path: string) => `nebel:///${path}`;

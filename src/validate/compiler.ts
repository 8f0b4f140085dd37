import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv';
import { isDay } from '../lib/day.ts';
import type { Schemas } from '../lib/json-schema.ts';
import { parseUrl } from '../lib/url.ts';
import { KEYWORDS } from './keywords.ts';

/** Values of the schema keyword `format`. */
export const FORMATS: Readonly<Record<string, RegExp | ((text: string) => boolean)>> = {
  date: isDay,
  email: /^[^\s\p{C}@<>"]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.[a-z]{2,}$/iu,
  phone: /^\+[1-9]\d{0,2}( \d{2,4}){2,5}$/,
  // Letters of any language, and no character that RFC 3986 forbids.
  'https-url': address(
    /^https:\/\/[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?(\/[^\s\p{C}"<>\\^`{|}]*[^\s\p{C}"<>\\^`{|}/])?$/u,
  ),
  'https-origin': address(/^https:\/\/[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?$/u),
};

/** A match may still be invalid: a port out of range, or a host name that no domain can have. */
function address(pattern: RegExp): (text: string) => boolean {
  return (text) => pattern.test(text) && parseUrl(text) !== undefined;
}

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

import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv';
import { isDay } from '../lib/day.ts';
import type { Schemas } from '../lib/json-schema.ts';
import { parseUrl } from '../lib/url.ts';
import { KEYWORDS } from './keywords.ts';

/** How texts look that have a form, by the name that schemas give it. */
export const FORMATS: Readonly<Record<string, RegExp | ((text: string) => boolean)>> = {
  date: isDay,
  email: /^[^\s\p{C}@<>"]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.[a-z]{2,}$/iu,
  phone: /^\+[1-9]\d{0,2}( \d{2,4}){2,5}$/,
  // Letters of any language, and no character that RFC 3986 keeps out of addresses.
  'https-url': address(
    /^https:\/\/[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?(\/[^\s\p{C}"<>\\^`{|}]*[^\s\p{C}"<>\\^`{|}/])?$/u,
  ),
  // The address of a host, without a place on it.
  'https-origin': address(/^https:\/\/[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?$/u),
};

/** What looks like an address may be none: it has a port that is too high, or a name that no domain can have. */
function address(pattern: RegExp): (text: string) => boolean {
  return (text) => pattern.test(text) && parseUrl(text) !== undefined;
}

/** Compiles the schema of a file, and what it refers to, when it is first asked for. Of no file, there is no check. */
export interface Compiler {
  get(path: string): ValidateFunction | undefined;
}

/** @param keepSource true keeps the code of each check in its `source` */
export function createCompiler(schemas: Schemas, keepSource = false): Compiler {
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
    code: { optimize: false, source: keepSource },
    formats: FORMATS,
    keywords: [...KEYWORDS],
  });
  for (const [path, schema] of schemas) ajv.addSchema(schema as AnySchemaObject, schemaId(path));
  return { get: (path) => ajv.getSchema(schemaId(path)) };
}

// Ids are set here and not in the files: an editor resolves references against the file's own place.
const schemaId = (path: string) => `nebel:///${path}`;

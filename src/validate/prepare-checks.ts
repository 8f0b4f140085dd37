import type { ValidateFunction } from 'ajv';
import type { Schemas } from '../lib/json-schema.ts';
import type { SiteDefinition } from '../template-api.ts';
import { createCompiler, FORMATS } from './compiler.ts';
import { KEYWORDS } from './keywords.ts';
import { keyOf, readSchemas, schemaPaths } from './schemas.ts';

type Source = NonNullable<ValidateFunction['source']>;
type Name = Source['validateName'];

/**
 * The checks of a site as code: an expression of the type `PreparedChecks`. It holds the functions that ajv makes of the
 * schemas. In ajv they find schemas, keywords and formats by number; here, where those come from.
 */
export function prepareChecks(site: SiteDefinition): string {
  const schemas = readSchemas(site);
  const compiler = createCompiler(schemas, true);
  const origins = originsOf(schemas);
  const lines: string[] = [];
  const known = new Set<string>();
  const isNew = ({ str }: Name) => !known.has(str) && known.add(str);

  /** Puts down a check and all that it refers to; gives its name. */
  const declareCheck = (check: ValidateFunction | undefined): Name => {
    if (!check?.source) throw new Error('There is no code of a check.');
    const { validateName, validateCode, scopeValues } = check.source;
    if (isNew(validateName)) {
      lines.push(validateCode);
      for (const name of Object.values(scopeValues).flatMap((names) => [...(names ?? [])])) declareValue(name);
    }
    return validateName;
  };
  const declareValue = (name: Name) => {
    const { ref, code } = name.value ?? {};
    if (name.prefix === 'validate') declareCheck(ref as ValidateFunction);
    else if (isNew(name)) lines.push(`const ${name} = ${origins.get(ref) ?? code ?? wrapped(ref)};`);
  };
  /** A check that may have been asked for by one that it asks for itself. */
  const wrapped = (ref: unknown) => `{ validate: ${declareCheck((ref as { validate?: ValidateFunction }).validate)} }`;

  const checks = schemaPaths(site).map((path) => `[${JSON.stringify(path)}, ${declareCheck(compiler.get(path))}]`);
  return `{
    key: ${JSON.stringify(keyOf(schemas))},
    make: ({ schemas, keywords, formats }) => {
      ${lines.join('\n')}
      return new Map([${checks.join(', ')}]);
    },
  }`;
}

/** Whatever may be referred to by more than its value → how it is found in a `CheckScope`. */
function originsOf(schemas: Schemas): ReadonlyMap<unknown, string> {
  return new Map([
    ...[...schemas].flatMap(([path, schema]) => placesIn(schema, `schemas.get(${JSON.stringify(path)})`)),
    ...KEYWORDS.map(({ validate }, index) => [validate, `keywords[${index}].validate`] as const),
    ...Object.entries(FORMATS).map(([name, form]) => [form, `formats[${JSON.stringify(name)}]`] as const),
  ]);
}

function placesIn(value: unknown, place: string): (readonly [value: unknown, place: string])[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, child]) => placesIn(child, `${place}[${JSON.stringify(key)}]`));
  return [[value, place], ...inner];
}

import type { ValidateFunction } from 'ajv';
import type { SiteDefinition } from '../../api/template-api.ts';
import type { Schemas } from '../../base/lib/json-schema.ts';
import { createCompiler } from './compiler.ts';
import { FORMATS } from './formats.ts';
import { KEYWORDS } from './keywords.ts';
import { fingerprintOfSchemas, readSchemas, schemaPaths } from './schemas.ts';

type Source = NonNullable<ValidateFunction['source']>;
type Name = Source['validateName'];

/**
 * Generates the compiled validators of a site as source code: an expression of the type `PreparedValidators`. The functions
 * that ajv generates refer to schemas, keywords and formats by number, which is replaced here by their path in a
 * `ValidatorScope`.
 */
export function prepareValidators(site: SiteDefinition): string {
  const schemas = readSchemas(site);
  const compiler = createCompiler(schemas, true);
  const paths = pathsInScope(schemas);
  const lines: string[] = [];
  const declared = new Set<string>();
  const isNew = ({ str }: Name) => !declared.has(str) && declared.add(str);

  /** Declares a validator with everything it refers to, and returns its name. */
  const declareValidator = (validator: ValidateFunction | undefined): Name => {
    if (!validator?.source) throw new Error('There is no code of a validator.');
    const { validateName, validateCode, scopeValues } = validator.source;
    if (isNew(validateName)) {
      lines.push(validateCode);
      for (const name of Object.values(scopeValues).flatMap((names) => [...(names ?? [])])) declareValue(name);
    }
    return validateName;
  };
  const declareValue = (name: Name) => {
    const { ref, code } = name.value ?? {};
    if (name.prefix === 'validate') declareValidator(ref as ValidateFunction);
    else if (isNew(name)) lines.push(`const ${name} = ${paths.get(ref) ?? code ?? wrapped(ref)};`);
  };
  /** Wraps a validator of a reference cycle, which is referred to before it is declared. */
  const wrapped = (ref: unknown) =>
    `{ validate: ${declareValidator((ref as { validate?: ValidateFunction }).validate)} }`;

  const validators = schemaPaths(site).map(
    (path) => `[${JSON.stringify(path)}, ${declareValidator(compiler.get(path))}]`,
  );
  return `{
    fingerprint: ${JSON.stringify(fingerprintOfSchemas(schemas))},
    make: ({ schemas, keywords, formats }) => {
      ${lines.join('\n')}
      return new Map([${validators.join(', ')}]);
    },
  }`;
}

/** Schemas, keyword functions and formats → expression that finds each in a `ValidatorScope`. */
function pathsInScope(schemas: Schemas): ReadonlyMap<unknown, string> {
  return new Map([
    ...[...schemas].flatMap(([path, schema]) => pathsBelow(schema, `schemas.get(${JSON.stringify(path)})`)),
    ...KEYWORDS.map(({ validate }, index) => [validate, `keywords[${index}].validate`] as const),
    ...Object.entries(FORMATS).map(([name, form]) => [form, `formats[${JSON.stringify(name)}]`] as const),
  ]);
}

function pathsBelow(value: unknown, path: string): (readonly [value: unknown, path: string])[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, child]) => pathsBelow(child, `${path}[${JSON.stringify(key)}]`));
  return [[value, path], ...inner];
}

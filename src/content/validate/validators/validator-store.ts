/** Stores compiled validators between runs, because compiling a schema takes longer than checking all files against it. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv';
import type { SiteDefinition } from '../../../api/template-api.ts';
import { replaceFile } from '../../../base/disk/replace-file.ts';
import { once, orUndefined } from '../../../base/lib/collections.ts';
import { hashOf } from '../../../base/lib/fingerprint.ts';
import type { Schemas } from '../../../base/lib/json-schema.ts';
import { toSlug } from '../../../base/lib/paths.ts';
import { FORMATS } from './formats.ts';
import { KEYWORDS } from './keywords.ts';

const require = createRequire(import.meta.url);

/** What generated code refers to. */
interface ValidatorScope {
  readonly schemas: Schemas;
  readonly keywords: typeof KEYWORDS;
  readonly formats: typeof FORMATS;
  /** Finds the modules of ajv, wherever the code is stored. */
  readonly require: NodeJS.Require;
}

/**
 * Returns a function from the path of a schema to its validator: compiled by an earlier run or, if there is none, by this one,
 * which stores it. That function throws the errors of ajv.
 *
 * @param folder holds the code; without one, nothing is stored
 */
export function validatorStore(schemas: Schemas, folder: string | undefined) {
  const compiler = once(() => createCompiler(schemas, folder !== undefined));
  const fingerprint = once(() => fingerprintOfCode(schemas));
  return (path: string): ValidateFunction => {
    if (folder === undefined) return compiler()(path);
    const file = join(folder, `validators-${fingerprint()}-${toSlug(path)}.cjs`);
    const make = load(file);
    if (make) return make({ schemas, keywords: KEYWORDS, formats: FORMATS, require });
    const validator = compiler()(path);
    store(file, moduleOf(schemas, validator));
    return validator;
  };
}

/** Folder in which compiled code of a site is stored: in its packages, which no one edits or publishes. */
export function folderForCode({ templates }: SiteDefinition): string | undefined {
  for (let folder = templates; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules'))) return join(folder, 'node_modules/.cache/nebel');
  }
  return undefined;
}

/** Changes with everything that determines the generated code. */
const fingerprintOfCode = (schemas: Schemas) =>
  hashOf(
    JSON.stringify([
      ...['keywords.ts', 'formats.ts', 'validator-store.ts'].map((name) =>
        readFileSync(join(import.meta.dirname, name), 'utf8'),
      ),
      ...[require('ajv/package.json').version, ...schemas],
    ]),
  );

/** Returns undefined if the file is missing or damaged. */
const load = (file: string): ((scope: ValidatorScope) => ValidateFunction) | undefined =>
  orUndefined(() => {
    const [, checksum, code = ''] = /^\/\/ (\S+)\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
    return checksum === hashOf(code) ? require(file).make : undefined;
  });

function store(file: string, code: string): void {
  try {
    replaceFile(file, `// ${hashOf(code)}\n${code}`);
  } catch {
    // On a read-only disk, the next run compiles them again.
  }
}

/**
 * Generates a module from a compiled validator. The functions of ajv refer to schemas, keywords and formats by number, which
 * is replaced here by their path in a `ValidatorScope`.
 */
function moduleOf(schemas: Schemas, validator: ValidateFunction): string {
  const paths = pathsInScope(schemas);
  const lines: string[] = [];
  const declared = new Set<string>();
  const isNew = (name: string) => !declared.has(name) && declared.add(name);

  /** Declares a validator with everything it refers to, and returns its name. */
  const declareValidator = ({ source }: ValidateFunction): string => {
    if (!source) throw new Error('There is no code of a validator.');
    const { validateName, validateCode, scopeValues } = source;
    if (isNew(validateName.str)) {
      lines.push(validateCode);
      for (const name of Object.values(scopeValues).flatMap((names) => [...(names ?? [])])) declareValue(name);
    }
    return validateName.str;
  };
  const declareValue = (name: ScopeName) => {
    const { ref, code } = name.value ?? {};
    if (name.prefix === 'validate') declareValidator(ref as ValidateFunction);
    else if (isNew(name.str)) lines.push(`const ${name} = ${paths.get(ref) ?? code ?? wrapped(ref)};`);
  };
  /** Wraps a validator of a reference cycle, which is referred to before it is declared. */
  const wrapped = (ref: unknown) =>
    `{ validate: ${declareValidator((ref as { validate: ValidateFunction }).validate)} }`;

  const name = declareValidator(validator);
  return `exports.make = ({ schemas, keywords, formats, require }) => {
${lines.join('\n')}
return ${name};
};
`;
}

type ScopeName = NonNullable<ValidateFunction['source']>['scopeValues'][string] extends Set<infer Name> | undefined
  ? Name
  : never;

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

/**
 * Returns a function that compiles the schema at a path, with those it refers to. It throws for a schema that is not one of these.
 *
 * @param keepSource true keeps the generated code of each check in its `source`
 */
export function createCompiler(schemas: Schemas, keepSource = false): (path: string) => ValidateFunction {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    strictRequired: false,
    discriminator: true,
    // A hundredth has no exact representation.
    multipleOfPrecision: 6,
    passContext: true,
    validateSchema: false,
    // Compiling dominates the cost of validation, and takes half as long without these optimisations.
    inlineRefs: false,
    code: { optimize: false, source: keepSource },
    formats: FORMATS,
    keywords: [...KEYWORDS],
  });
  for (const [path, schema] of schemas) ajv.addSchema(schema as AnySchemaObject, schemaId(path));
  return (path) => {
    const validator = ajv.getSchema(schemaId(path));
    if (!validator) throw new Error(`There is no schema ${path}.`);
    return validator;
  };
}

// Ids are set here, not in the files, because editors resolve references against the path of the file.
const schemaId = (path: string) => `nebel:///${path}`;

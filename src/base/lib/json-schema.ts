/** Reads a JSON Schema (draft-07) as a description of fields, for help texts and new files; validation is done by ajv. */
import { isRecord } from './collections.ts';
import { valueAt } from './json-pointer.ts';

export type Schema = Readonly<Record<string, unknown>>;

/** Schema file, relative to the templates folder → its content. */
export type Schemas = ReadonlyMap<string, Schema>;

/** A sub-schema, and its file to resolve references against. */
export interface Field {
  readonly file: string;
  readonly schema: Schema;
}

/** Constraints of a field that help texts describe. Limits are lengths of strings or values of numbers. */
export interface Constraints {
  readonly kind: 'text' | 'integer' | 'number' | 'boolean' | 'choice';
  readonly choices: readonly string[];
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

export function rootField(schemas: Schemas, file: string): Field {
  return resolved(schemas, { file, schema: schemas.get(file) ?? missing(file) });
}

/** The reference of a schema: its `$ref`, or that of the first part of its `allOf`. Further parts only constrain. */
export function referenceOf({ $ref, allOf }: Schema): string | undefined {
  if (typeof $ref === 'string') return $ref;
  const [first] = Array.isArray(allOf) ? (allOf as readonly Schema[]) : [];
  return first && referenceOf(first);
}

/** Resolves references. Keywords next to the `allOf` around one, such as a title, override those of its target. */
export function resolved(schemas: Schemas, field: Field): Field {
  const reference = referenceOf(field.schema);
  if (reference === undefined) return field;
  const { $ref, allOf, ...own } = field.schema;
  const target = targetOf(schemas, field.file, reference) ?? missing(`${field.file}: ${reference}`);
  const { file, schema } = resolved(schemas, target);
  return { file, schema: { ...schema, ...own } };
}

/** The schema that a reference in a file leads to, if there is one. */
function targetOf(schemas: Schemas, home: string, reference: string): Field | undefined {
  const [path = '', pointer = ''] = reference.split('#');
  const file = path === '' ? home : besides(home, path);
  const schema = valueAt(schemas.get(file), pointer);
  return isRecord(schema) ? { file, schema } : undefined;
}

/** Keywords whose schemas describe the same value as the schema around them. */
const SAME_VALUE = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'];

/** True if a schema describes a value by itself, so that reading it would never end. */
export function isCircular(schemas: Schemas, { file, schema }: Field, above: readonly Schema[] = []): boolean {
  if (above.includes(schema)) return schema === above[0];
  const parts = SAME_VALUE.flatMap((keyword) => schema[keyword] ?? []).filter(isRecord);
  const target = typeof schema.$ref === 'string' ? targetOf(schemas, file, schema.$ref) : undefined;
  const next = [...parts.map((part) => ({ file, schema: part })), ...(target ? [target] : [])];
  return next.some((each) => isCircular(schemas, each, [...above, schema]));
}

/** Resolves a path against that of a file. Works in browsers, too. */
const besides = (file: string, path: string) => decodeURI(new URL(path, `file:///${file}`).pathname.slice(1));

export function fieldsOf(schemas: Schemas, { file, schema }: Field): readonly (readonly [key: string, field: Field])[] {
  const properties = Object.entries((schema.properties ?? {}) as Readonly<Record<string, Schema>>);
  return properties.map(([key, own]) => [key, resolved(schemas, { file, schema: own })]);
}

export function fieldNames(schemas: Schemas): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const name of Object.keys((value as Schema).properties ?? {})) names.add(name);
    for (const part of Object.values(value)) collect(part);
  };
  for (const schema of schemas.values()) collect(schema);
  return names;
}

/** Fields that a new group needs: always, or unless it has what an `if` asks for. */
export const requiredKeys = ({ required, else: otherwise }: Schema): readonly string[] =>
  [required, (otherwise as Schema | undefined)?.required].flat().filter((key) => typeof key === 'string');

export function itemOf(schemas: Schemas, { file, schema }: Field): Field {
  return resolved(schemas, { file, schema: (schema.items ?? {}) as Schema });
}

/** The alternatives of a `oneOf`, or the field itself without one. */
export function alternativesOf(schemas: Schemas, field: Field): readonly Field[] {
  const { oneOf } = field.schema;
  if (!Array.isArray(oneOf)) return [field];
  return oneOf.map((schema: Schema) => resolved(schemas, { file: field.file, schema }));
}

export const tagOf = ({ schema }: Field) =>
  (schema.discriminator as { propertyName?: string } | undefined)?.propertyName;

/** The field at a JSON pointer, even if the data lack it; undefined if the schema has none there. */
export function fieldAt(schemas: Schemas, file: string, data: unknown, segments: readonly string[]): Field | undefined {
  let field: Field | undefined = rootField(schemas, file);
  let value = data;
  for (const segment of segments) {
    if (!field) return undefined;
    const chosen: Field = alternativeOf(schemas, field, value);
    field =
      chosen.schema.type === 'array'
        ? itemOf(schemas, chosen)
        : fieldsOf(schemas, chosen).find(([key]) => key === segment)?.[1];
    value = (value as Schema | undefined)?.[segment];
  }
  return field;
}

/** The alternative that the data chose by their tag; the first by default. */
export function alternativeOf(schemas: Schemas, field: Field, value: unknown): Field {
  const alternatives = alternativesOf(schemas, field);
  const tag = tagOf(field);
  const chosen = tag && (value as Schema | undefined)?.[tag];
  return alternatives.find((each) => tag && fixedValue(each, tag) === chosen) ?? alternatives[0] ?? field;
}

export const fixedValue = ({ schema }: Field, key: string) =>
  (schema.properties as Readonly<Record<string, Schema>> | undefined)?.[key]?.const;

/** `Title: Description`, or the description alone. */
export const helpOf = ({ title, description }: Schema) =>
  [title, description].every((text) => typeof text === 'string')
    ? `${title}: ${description}`
    : String(description ?? '');

export function constraintsOf({ type, enum: choices, minLength, maxLength, minimum, maximum }: Schema): Constraints {
  if (Array.isArray(choices)) return { kind: 'choice', choices: choices.map(String) };
  if (type === 'integer' || type === 'number')
    return { kind: type, choices: [], min: numberOf(minimum), max: numberOf(maximum) };
  if (type === 'boolean') return { kind: 'boolean', choices: [] };
  return { kind: 'text', choices: [], min: numberOf(minLength), max: numberOf(maxLength) };
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

function missing(what: string): never {
  throw new Error(`The schema ${what} leads nowhere.`);
}

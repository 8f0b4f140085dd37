/** Turns what ajv says about a schema that it refuses into a mistake with a place and a remedy. */
import { parseDocument } from 'yaml';
import type { Place } from '../../base/findings/finding.ts';
import { linesOf, locate } from '../../base/findings/locate.ts';
import type { SchemaMistake } from '../../base/findings/schema-mistake.ts';
import { isRecord, once } from '../../base/lib/collections.ts';
import { pointerSegment } from '../../base/lib/json-pointer.ts';
import type { Schema } from '../../base/lib/json-schema.ts';
import { FORMATS } from './formats.ts';

/** A mistake, and how to find it: ajv does not always say where it is. */
export interface FoundMistake {
  readonly mistake: SchemaMistake;
  /** Keyword to underline. */
  readonly keyword: string;
  /** True for a schema that can have the mistake. */
  readonly isIn: (schema: Schema) => boolean;
  /** Its place as far as ajv says it: relative to the file, or to a schema in it that a `$ref` leads to. */
  readonly pointer: string | undefined;
}

/** A mistake with its place in a schema file. */
interface Located {
  readonly mistake: SchemaMistake;
  readonly place: Place;
}

type Reading = Omit<FoundMistake, 'pointer'>;

const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

/** Messages of ajv 8, and what they mean. */
const READINGS: readonly (readonly [message: RegExp, read: (...groups: string[]) => Reading])[] = [
  [
    /missing type "([^"]+)" for keyword "([^"]+)"/,
    (types, keyword) => {
      const type = types.split(',').at(-1) ?? '';
      return {
        mistake: { kind: 'no-type', keyword, type },
        keyword,
        isIn: (schema) => keyword in schema && !hasType(schema, types),
      };
    },
  ],
  [
    /use allowUnionTypes/,
    () => ({
      mistake: { kind: 'types', types: [] },
      keyword: 'type',
      isIn: ({ type }) => Array.isArray(type) && type.length > 1,
    }),
  ],
  [
    /type "([^"]+)" not allowed by context "([^"]+)"/,
    (type, outer) => ({
      mistake: { kind: 'contrary-type', type, outer },
      keyword: 'type',
      isIn: (schema) => [schema.type].flat().includes(type),
    }),
  ],
  [
    /"items" is (\d+)-tuple/,
    (length) => ({
      mistake: { kind: 'open-tuple', length: Number(length) },
      keyword: 'items',
      isIn: ({ items }) => Array.isArray(items) && items.length === Number(length),
    }),
  ],
  [
    /"if" without "then" and "else"/,
    () => ({
      mistake: { kind: 'no-effect', keyword: 'if', missing: ['then', 'else'] },
      keyword: 'if',
      isIn: (schema) => 'if' in schema && !('then' in schema) && !('else' in schema),
    }),
  ],
  [
    /"(then|else)" without "if"/,
    (keyword) => ({
      mistake: { kind: 'no-effect', keyword, missing: ['if'] },
      keyword,
      isIn: (schema) => keyword in schema && !('if' in schema),
    }),
  ],
  [
    /"additionalItems" is ignored/,
    () => ({
      mistake: { kind: 'items-not-a-list' },
      keyword: 'additionalItems',
      isIn: (schema) => 'additionalItems' in schema && !Array.isArray(schema.items),
    }),
  ],
  [
    /property (.+) matches pattern (.+) \(use allowMatchingProperties\)/,
    (property, pattern) => ({
      mistake: { kind: 'property-twice', property, pattern },
      keyword: 'patternProperties',
      isIn: ({ properties, patternProperties }) => has(properties, property) && has(patternProperties, pattern),
    }),
  ],
  [
    /unknown format "([^"]+)"/,
    (format) => ({
      mistake: { kind: 'unknown-format', format, known: Object.keys(FORMATS) },
      keyword: 'format',
      isIn: (schema) => schema.format === format,
    }),
  ],
  [
    /type must be JSONType or JSONType\[\]: (.*)/,
    (type) => ({
      mistake: { kind: 'unknown-type', type, known: TYPES },
      keyword: 'type',
      isIn: (schema) => 'type' in schema && String(schema.type) === type,
    }),
  ],
  [
    /^(\S+) value must be \["?([^"\]]+)/,
    (keyword, type) => ({
      mistake: { kind: 'wrong-value', keyword, type },
      keyword,
      isIn: (schema) => keyword in schema && !isOfType(schema[keyword], type),
    }),
  ],
  [
    /Invalid regular expression: \/(.*)\/[a-z]*: (.*)/s,
    (pattern, reason) => ({
      mistake: { kind: 'bad-pattern', pattern, reason },
      keyword: 'pattern',
      isIn: (schema) => schema.pattern === pattern || has(schema.patternProperties, pattern),
    }),
  ],
  [
    /enum must have non-empty array/,
    () => ({
      mistake: { kind: 'empty-enum' },
      keyword: 'enum',
      isIn: ({ enum: choices }) => Array.isArray(choices) && choices.length === 0,
    }),
  ],
  [
    /NOT SUPPORTED: keyword "id"/,
    () => ({ mistake: { kind: 'old-id' }, keyword: 'id', isIn: ({ id }) => typeof id === 'string' }),
  ],
  [
    /can't resolve reference (\S+)/,
    (reference) => ({
      mistake: { kind: 'unknown-reference', reference },
      keyword: '$ref',
      isIn: (schema) => schema.$ref === reference,
    }),
  ],
];

/** True if a schema states one of these types itself. */
const hasType = ({ type }: Schema, types: string) =>
  [type].flat().some((each) => types.split(',').includes(String(each)));

/** Reads a message of ajv. Undefined for one without a known remedy. */
export function readMistake(message: string): FoundMistake | undefined {
  for (const [pattern, read] of READINGS) {
    const groups = pattern.exec(message);
    if (groups) return { ...read(...groups.slice(1)), pointer: /at (?:path )?"[^"#]*#([^"]*)"/.exec(message)?.[1] };
  }
  return undefined;
}

/**
 * Finds the mistake in a schema file. Undefined if it is in another.
 *
 * @param referred pointers that references lead to, in any file
 */
export function locateMistake(
  { mistake, keyword, isIn, pointer }: FoundMistake,
  schema: Schema,
  referred: ReadonlySet<string>,
  file: string,
  text: string,
): Located | undefined {
  const end = pointer === undefined ? undefined : decodeURIComponent(pointer);
  const isThere = (path: string) =>
    end === undefined || path === end || (path.endsWith(end) && referred.has(path.slice(0, path.length - end.length)));
  for (const inner of schemasIn(schema)) {
    if (!isThere(inner.pointer) || !isIn(inner.schema)) continue;
    const place = placeOf(`${inner.pointer}/${pointerSegment(keyword)}`, schema, file, text);
    return { mistake: withTypes(mistake, inner.schema), place };
  }
  return undefined;
}

/** Finds a keyword beside a reference, which ajv honours and other readers of draft-07 ignore. */
export function besideReference(schema: Schema, file: string, read: () => string): Located | undefined {
  for (const { schema: inner, pointer } of schemasIn(schema)) {
    const { $ref: reference, ...others } = inner;
    const [keyword] = Object.keys(others);
    if (typeof reference !== 'string' || keyword === undefined) continue;
    const place = placeOf(`${pointer}/${pointerSegment(keyword)}`, schema, file, read());
    return { mistake: { kind: 'beside-reference', keyword, reference }, place };
  }
  return undefined;
}

/** The place of a keyword in a schema file. */
function placeOf(pointer: string, value: Schema, file: string, text: string): Place {
  const document = once(() => parseDocument(text));
  const lines = once(() => linesOf(text));
  const source = { file, text, document, lines, value, period: { draft: false }, ranges: () => undefined };
  return locate(source, pointer, 'key');
}

/** ajv does not say which types a schema has. */
const withTypes = (mistake: SchemaMistake, { type }: Schema): SchemaMistake =>
  mistake.kind === 'types' ? { ...mistake, types: [type].flat().map(String) } : mistake;

/** Keywords whose value is a map of schemas by name. */
const MAPS = new Set(['properties', 'patternProperties', 'definitions', 'dependencies']);

/** A schema and all schemas in it, with their pointers. */
function* schemasIn(
  value: unknown,
  pointer = '',
  isMap = false,
): Generator<{ readonly schema: Schema; readonly pointer: string }> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && !isMap) yield { schema: value as Schema, pointer };
  for (const [key, child] of Object.entries(value))
    yield* schemasIn(child, `${pointer}/${pointerSegment(key)}`, !isMap && MAPS.has(key));
}

const has = (map: unknown, key: string) => typeof map === 'object' && map !== null && Object.hasOwn(map, key);

function isOfType(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isRecord(value);
  return typeof value === type;
}

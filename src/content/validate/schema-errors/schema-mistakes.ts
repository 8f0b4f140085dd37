/** Finds mistakes in schemas: those that ajv refuses, and those that it does not see. */
import { parseDocument } from 'yaml';
import type { FindingParams } from '../../../base/findings/catalogue/catalogue.ts';
import type { Place } from '../../../base/findings/finding.ts';
import { linesOf, locate } from '../../../base/findings/locate.ts';
import { isRecord, once } from '../../../base/lib/collections.ts';
import { didYouMean } from '../../../base/lib/did-you-mean.ts';
import { pointerSegment } from '../../../base/lib/json-pointer.ts';
import type { Schema } from '../../../base/lib/json-schema.ts';
import { meantDe, meantEn } from '../../../base/phrases.ts';

/** A mistake that ajv names, and how to find it: ajv does not always say where it is. */
interface Mistake {
  /** Keyword to underline. */
  readonly keyword: string;
  /** True for a schema that can have the mistake. */
  readonly isIn: (schema: Schema) => boolean;
}

/** A mistake with its place in a schema file. */
interface Located {
  readonly advice: NonNullable<FindingParams['template-schema']['advice']>;
  readonly place: Place;
}

const withValue = (keyword: string, value: string): Mistake => ({
  keyword,
  isIn: (schema) => keyword in schema && [schema[keyword]].flat().includes(value),
});

/** Messages of ajv 8, and what they are about. */
const MESSAGES: readonly (readonly [message: RegExp, read: (...groups: string[]) => Mistake])[] = [
  [
    /missing type "([^"]+)" for keyword "([^"]+)"/,
    (types, keyword) => ({
      keyword,
      isIn: (schema) => keyword in schema && !types.split(',').some((type) => [schema.type].flat().includes(type)),
    }),
  ],
  [/use allowUnionTypes/, () => ({ keyword: 'type', isIn: ({ type }) => Array.isArray(type) && type.length > 1 })],
  [/type "([^"]+)" not allowed by context/, (type) => withValue('type', type)],
  [
    /"items" is (\d+)-tuple/,
    (length) => ({ keyword: 'items', isIn: ({ items }) => Array.isArray(items) && items.length === Number(length) }),
  ],
  [
    /"(if|then|else|additionalItems)" (?:without|is ignored)/,
    (keyword) => ({ keyword, isIn: (schema) => keyword in schema && !hasPartner(keyword, schema) }),
  ],
  [
    /property (.+) matches pattern (.+) \(use allowMatchingProperties\)/,
    (property, pattern) => ({
      keyword: 'patternProperties',
      isIn: ({ properties, patternProperties }) => has(properties, property) && has(patternProperties, pattern),
    }),
  ],
  [/unknown format "([^"]+)"/, (format) => withValue('format', format)],
  [/type must be JSONType or JSONType\[\]: (.*)/, (type) => withValue('type', type)],
  [
    /^(\S+) (?:value must be \["?([^"\]]+)|must have (non-empty array))/,
    (keyword, type = 'array') => ({
      keyword,
      isIn: (schema) => keyword in schema && !isOfType(schema[keyword], type),
    }),
  ],
  [/^keyword "([^"]+)" value is invalid/, (keyword) => ({ keyword, isIn: (schema) => keyword in schema })],
  [
    /Invalid regular expression: \/(.*)\/[a-z]*: /s,
    (pattern) => ({
      keyword: 'pattern',
      isIn: (schema) => schema.pattern === pattern || has(schema.patternProperties, pattern),
    }),
  ],
  [/can't resolve reference (\S+)/, (reference) => withValue('$ref', reference)],
];

function hasPartner(keyword: string, schema: Schema): boolean {
  if (keyword === 'if') return 'then' in schema || 'else' in schema;
  return keyword === 'additionalItems' ? Array.isArray(schema.items) : 'if' in schema;
}

const has = (map: unknown, key: string) => typeof map === 'object' && map !== null && Object.hasOwn(map, key);

function isOfType(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value) && value.length > 0;
  return type === 'object' ? isRecord(value) : typeof value === type;
}

/**
 * Finds what a message of ajv is about in a schema file. Undefined if it is in another, or if the message says too little.
 *
 * @param referred pointers that references lead to, in any file
 */
export function locateMistake(
  message: string,
  schema: Schema,
  referred: ReadonlySet<string>,
  file: string,
  text: string,
): Place | undefined {
  const [pattern, read] = MESSAGES.find(([each]) => each.test(message)) ?? [];
  const { keyword, isIn } = read?.(...(pattern?.exec(message)?.slice(1) ?? [])) ?? {};
  if (keyword === undefined) return undefined;
  // Relative to the file, or to a schema in it that a `$ref` leads to.
  const [, pointer] = /at (?:path )?"[^"#]*#([^"]*)"/.exec(message) ?? [];
  const end = pointer === undefined ? undefined : decodeURIComponent(pointer);
  const isThere = (path: string) =>
    end === undefined || path === end || (path.endsWith(end) && referred.has(path.slice(0, path.length - end.length)));
  for (const inner of schemasIn(schema))
    if (isThere(inner.pointer) && isIn?.(inner.schema))
      return placeOf(`${inner.pointer}/${pointerSegment(keyword)}`, schema, file, text);
  return undefined;
}

/** Finds a keyword beside a reference, which ajv honours and other readers of draft-07 ignore. */
export function besideReference(schema: Schema, file: string, read: () => string): Located | undefined {
  for (const { schema: inner, pointer } of schemasIn(schema)) {
    const { $ref: reference, ...others } = inner;
    const [keyword] = Object.keys(others);
    if (typeof reference !== 'string' || keyword === undefined) continue;
    const place = placeOf(`${pointer}/${pointerSegment(keyword)}`, schema, file, read());
    const advice = {
      de: {
        message: `Neben «$ref» wirkt «${keyword}» nicht: In draft-07 zählt es nicht, auch nicht in Editoren.`,
        fix: `Schreiben Sie «"allOf": [{ "$ref": "${reference}" }]» statt «$ref».`,
      },
      en: {
        message: `Beside “$ref”, “${keyword}” has no effect: draft-07 ignores it, and so do editors.`,
        fix: `Write “"allOf": [{ "$ref": "${reference}" }]” instead of “$ref”.`,
      },
    };
    return { advice, place };
  }
  return undefined;
}

/** Keywords that name fields. */
const NAMING = ['required', 'x-exactly-one', 'x-ascending'];

/** Finds a field that is named but cannot be in any file, so that each would be told to add it, and then to remove it. */
export function unknownField(schema: Schema, file: string, read: () => string): Located | undefined {
  for (const { schema: inner, pointer } of schemasIn(schema)) {
    if (inner.additionalProperties !== false || 'patternProperties' in inner) continue;
    const fields = Object.keys(inner.properties ?? {});
    for (const keyword of NAMING) {
      const names: unknown = inner[keyword];
      const name = Array.isArray(names) ? names.find((each) => !fields.includes(each)) : undefined;
      if (typeof name !== 'string') continue;
      const meant = didYouMean(name, fields);
      const advice = {
        de: {
          message: `«${keyword}» nennt das Feld «${name}», das in «properties» fehlt: Keine Datei kann es haben.`,
          fix: `Verbessern Sie den Namen, oder beschreiben Sie das Feld in «properties».${meantDe(meant)}`,
        },
        en: {
          message: `“${keyword}” names the field “${name}”, which “properties” lacks: no file can have it.`,
          fix: `Correct the name, or describe the field in “properties”.${meantEn(meant)}`,
        },
      };
      return { advice, place: placeOf(`${pointer}/${keyword}`, schema, file, read()) };
    }
  }
  return undefined;
}

function placeOf(pointer: string, value: Schema, file: string, text: string): Place {
  const document = once(() => parseDocument(text));
  const lines = once(() => linesOf(text));
  const source = { file, text, document, lines, value, period: { draft: false }, ranges: () => undefined };
  return locate(source, pointer, 'key');
}

/** Keywords whose value is a map of schemas by name. */
const MAPS = new Set(['properties', 'patternProperties', 'definitions', 'dependencies']);

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

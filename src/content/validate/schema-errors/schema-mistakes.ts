/** Finds the mistake in a schema that ajv refuses, with its place and a remedy. */
import { parseDocument } from 'yaml';
import type { Place } from '../../../base/findings/finding.ts';
import { linesOf, locate } from '../../../base/findings/locate.ts';
import { once } from '../../../base/lib/collections.ts';
import { pointerSegment } from '../../../base/lib/json-pointer.ts';
import { isCircular, type Schema, type Schemas } from '../../../base/lib/json-schema.ts';
import {
  type Advice,
  besideReferenceAdvice,
  circularAdvice,
  READINGS,
  type Reading,
  unknownFieldAdvice,
} from './schema-advice.ts';

export interface FoundMistake extends Reading {
  /** Its place as far as ajv says it: relative to the file, or to a schema in it that a `$ref` leads to. */
  readonly pointer: string | undefined;
}

/** A mistake with its place in a schema file. */
interface Located {
  readonly advice: Advice;
  readonly place: Place;
}

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
  { keyword, isIn, advise, pointer }: FoundMistake,
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
    return { advice: advise(inner.schema), place };
  }
  return undefined;
}

/** A mistake in a schema, by the keyword at which it is. */
type Mistake = readonly [keyword: string, advice: Advice];

/** Finds the first mistake in a schema file that ajv would not refuse. */
export function silentMistake(schemas: Schemas, path: string, file: string, read: () => string): Located | undefined {
  const schema = schemas.get(path) ?? {};
  for (const { schema: inner, pointer } of schemasIn(schema)) {
    const mistake = '$ref' in inner ? mistakenReference(schemas, path, inner) : unknownField(inner);
    if (!mistake) continue;
    const [keyword, advice] = mistake;
    return { advice, place: placeOf(`${pointer}/${pointerSegment(keyword)}`, schema, file, read()) };
  }
  return undefined;
}

/** Finds a reference that leads in a circle, or a keyword beside it, which ajv honours and other readers of draft-07 ignore. */
function mistakenReference(schemas: Schemas, path: string, schema: Schema): Mistake | undefined {
  const { $ref: reference, ...others } = schema;
  if (typeof reference !== 'string') return undefined;
  if (isCircular(schemas, { file: path, schema })) return ['$ref', circularAdvice(reference)];
  const [keyword] = Object.keys(others);
  return keyword === undefined ? undefined : [keyword, besideReferenceAdvice(keyword, reference)];
}

/** Keywords that name fields. */
const NAMING = ['required', 'x-exactly-one', 'x-ascending'];

/** Finds a field that is named but cannot be in any file, so that each would be told to add it, and then to remove it. */
function unknownField(schema: Schema): Mistake | undefined {
  if (schema.additionalProperties !== false || 'patternProperties' in schema) return undefined;
  const fields = Object.keys(schema.properties ?? {});
  for (const keyword of NAMING) {
    const names: unknown = schema[keyword];
    const name = Array.isArray(names) ? names.find((each) => !fields.includes(each)) : undefined;
    if (typeof name === 'string') return [keyword, unknownFieldAdvice(keyword, name, fields)];
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

/** Keywords whose value is a map of schemas by name. */
const MAPS = new Set(['properties', 'patternProperties', 'definitions', 'dependencies']);

interface InnerSchema {
  readonly schema: Schema;
  readonly pointer: string;
}

/** A schema and all schemas in it, with their pointers. */
function schemasIn(value: unknown, pointer = '', isMap = false, found: InnerSchema[] = []): readonly InnerSchema[] {
  if (typeof value !== 'object' || value === null) return found;
  if (!Array.isArray(value) && !isMap) found.push({ schema: value as Schema, pointer });
  for (const [key, child] of Object.entries(value))
    if (typeof child === 'object')
      schemasIn(child, `${pointer}/${pointerSegment(key)}`, !isMap && MAPS.has(key), found);
  return found;
}

import type { ErrorObject } from 'ajv';
import type { Source } from '../../../api/types.ts';
import { integersIn } from '../../../base/findings/catalogue/variants.ts';
import { type Finding, finding, type Place } from '../../../base/findings/finding.ts';
import { afterName, locate, placeIn, readablePath, textRange, typedText } from '../../../base/findings/locate.ts';
import { didYouMean } from '../../../base/lib/did-you-mean.ts';
import { parentPointer, pointerSegment, pointerSegments, valueAt } from '../../../base/lib/json-pointer.ts';
import {
  alternativeOf,
  alternativesOf,
  type Field,
  fieldAt,
  fieldsOf,
  fixedValue,
  helpOf,
  type Schema,
  type Schemas,
} from '../../../base/lib/json-schema.ts';
import { FORMATS, meantValue } from '../validators/formats.ts';
import { type ChooseName, type Group, meantNames } from './meant-name.ts';
import { meantText } from './meant-text.ts';

export interface ExplainOptions {
  readonly schemas: Schemas;
  /** Schema of the file, by its path. */
  readonly schemaFile: string;
  /** Selects the name to suggest for an unknown one. */
  readonly choose: ChooseName;
}

/** To YAML, the dot of thousands is a decimal point: `1.200` is little more than one. */
const HAS_DOT_OF_THOUSANDS = /^\d{1,3}\.\d{3}$/;

/** Reports the dot of thousands where a number has at most two decimals, such as a price. */
export function dotsOfThousands(source: Source, { schemas, schemaFile }: Omit<ExplainOptions, 'choose'>): Finding[] {
  if (!/[ [,]\d{1,3}\.\d{3}\s/.test(source.text)) return [];
  return numbersIn(source.value).flatMap((pointer) => {
    const value = typedText(source, pointer);
    if (!HAS_DOT_OF_THOUSANDS.test(value)) return [];
    const { schema = {} } = fieldAt(schemas, schemaFile, source.value, pointerSegments(pointer)) ?? {};
    if (schema.type !== 'number' || !(Number(schema.multipleOf) >= 0.01)) return [];
    const [path, help] = [readablePath(pointer), helpOf(schema)];
    const params = { path, help, expected: 'integer', actual: 'number', value };
    return [finding('schema-type', locate(source, pointer), params)];
  });
}

/** Pointers of all numbers in a value. */
const numbersIn = (value: unknown, pointer = ''): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) => numbersIn(child, `${pointer}/${pointerSegment(key)}`))
    : typeof value === 'number'
      ? [pointer]
      : [];

/** Translates a schema error into a finding at its place. Returns undefined for an error that only repeats another. */
export function explainSchemaError(error: ErrorObject, source: Source, options: ExplainOptions): Finding | undefined {
  const pointer = error.instancePath;
  const path = readablePath(pointer) || source.file;
  const place = locate(source, pointer);
  const schema = (error.parentSchema ?? {}) as Schema;
  const help = helpOf(schema);
  const { params, data } = error;
  const wrongPattern = (value: string, correction: ReturnType<typeof correctionOf>) =>
    finding('schema-pattern', correction?.place ?? place, { path, help, value, ...correction?.params });
  switch (error.keyword) {
    case 'required': {
      const key: string = params.missingProperty;
      const own = (schema.properties as Record<string, Schema> | undefined)?.[key];
      return finding('schema-required', place, { key, path: readablePath(pointer), help: helpOf(own ?? {}) });
    }
    case 'additionalProperties': {
      const key: string = params.additionalProperty;
      const group: Group = { data: data as Group['data'], schema: withTitles(schema, pointer, source, options) };
      const given = Object.keys(group.data);
      const allowed = Object.keys((schema.properties as object) ?? {}).filter((name) => !given.includes(name));
      const own = `${pointer}/${pointerSegment(key)}`;
      const suggestion = options.choose(own, meantNames(key, group, allowed));
      return finding('schema-unknown-key', locate(source, own, 'key'), { key, path, allowed, suggestion });
    }
    case 'type': {
      const comment = data === null && params.type === 'string' ? commentAt(source, place) : undefined;
      if (comment) return comment;
      const value = typeof data === 'object' ? shown(data) : typedText(source, pointer);
      const correction = correctionOf(error, source, schema);
      // Quotation marks would make it a text, but not one of this format or pattern.
      const { format, pattern } = schema;
      if (typeof format === 'string' && typeof data !== 'object' && !FORMATS[format]?.(value))
        return wrongFormat(place, path, format, value);
      if (typeof pattern === 'string' && typeof data !== 'object' && !new RegExp(pattern, 'u').test(value))
        return wrongPattern(value, correction);
      const ends = integersIn(value).length === 2 ? endsOfRange(pointer, source, options) : undefined;
      return finding('schema-type', correction?.place ?? place, {
        path,
        help,
        expected: String(params.type),
        actual: typeOf(data),
        value,
        ...correction?.params,
        ...(params.type === 'array' && !schema.minItems && { mayBeEmpty: true }),
        ...(data === null && isRequired(pointer, source, options) && { isRequired: true }),
        ...(ends && { ends }),
      });
    }
    case 'const':
    case 'enum': {
      if (data === null) return emptyValue(place, path, help);
      const allowed = error.keyword === 'const' ? [String(params.allowedValue)] : params.allowedValues.map(String);
      const names = (schema['x-labels'] ?? {}) as Readonly<Record<string, string>>;
      const labels = allowed.flatMap((name: string) => (names[name] === undefined ? [] : [names[name]]));
      const labelled = allowed.find((name: string) => names[name]?.toLowerCase() === shown(data).toLowerCase());
      return finding('schema-enum', place, {
        path,
        value: shown(data),
        allowed,
        suggestion: didYouMean(shown(data), allowed) ?? labelled,
        help,
        ...(labels.length === allowed.length && { labels }),
      });
    }
    case 'discriminator':
      return explainDiscriminator(error, source, options);
    case 'minLength':
    case 'maxLength': {
      const code = error.keyword === 'minLength' ? 'schema-too-short' : 'schema-too-long';
      return finding(code, place, { path, help, limit: params.limit, length: [...String(data)].length });
    }
    case 'pattern':
      return wrongPattern(shown(data), correctionOf(error, source, schema));
    case 'format':
      return wrongFormat(place, path, params.format, shown(data));
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
    case 'multipleOf': {
      const value = typedText(source, pointer);
      const isGrouped = HAS_DOT_OF_THOUSANDS.test(value);
      if (isGrouped && error.keyword === 'multipleOf') return undefined;
      if (isGrouped && schema.type === 'integer')
        return finding('schema-type', place, { path, help, expected: 'integer', actual: 'number', value });
      const range = { bound: error.keyword, limit: params.limit ?? params.multipleOf, value: Number(data) } as const;
      return finding('schema-out-of-range', place, { path, ...range });
    }
    case 'minItems':
    case 'maxItems':
      return finding('schema-item-count', place, { path, limit: params.limit, count: (data as unknown[]).length });
    case 'uniqueItems': {
      const [first, second] = [Math.min(params.i, params.j), Math.max(params.i, params.j)];
      const at = locate(source, `${pointer}/${second}`);
      return finding('schema-duplicate-item', at, { path, first: first + 1, second: second + 1 });
    }
    case 'x-exactly-one':
      return finding('schema-exactly-one', place, { path, keys: params.keys, present: params.present });
    case 'x-distinct': {
      const at = `${pointer}${params.pointer}`;
      const before = readablePath(`${pointer}${params.before}`);
      return finding('schema-name-twice', locate(source, at), { path: readablePath(at), value: params.text, before });
    }
    case 'x-ascending': {
      const at = locate(source, `${pointer}${params.pointer}`);
      return finding('schema-ascending', at, { path, low: params.low, high: params.high });
    }
    // The failing rules of the branch, or of the alternatives, are errors of their own.
    case 'if':
    case 'anyOf':
      return undefined;
    default:
      return finding('schema-rule', place, { path, rule: error.keyword });
  }
}

/** What to replace by the notation that the schema wants, if the value has another one that it knows. */
function correctionOf({ instancePath: pointer, data, keyword, params }: ErrorObject, source: Source, schema: Schema) {
  if (keyword === 'type' && params.type !== 'string') return undefined;
  const [start, end] = typeof data === 'object' ? afterName(source, pointer) : textRange(source, pointer);
  const found = source.text.slice(start, end);
  const [quote = ''] = /^["']/.exec(found) ?? [];
  const wanted = meantText(schema, data, quote ? found.slice(1, -1) : found);
  // A comment in a group of fields would be lost.
  if (wanted === undefined || (typeof data === 'object' && found.includes('#'))) return undefined;
  const place = placeIn(source, start, end, pointer);
  const gap = /^\s/.test(found) ? ' ' : '';
  const mark = quote || (/^[\d.]+$/.test(wanted) ? '"' : '');
  return { place, params: { found, wanted: `${gap}${mark}${wanted}${mark}`, suggestion: wanted } };
}

/** True if deleting a field would only cause another finding. */
function isRequired(pointer: string, source: Source, options: ExplainOptions): boolean {
  const { required, 'x-exactly-one': choices } = groupSchema(pointer, source, options);
  return stringsIn(required, choices).includes(pointerSegments(pointer).at(-1) ?? '');
}

/** The two fields of a range of which one has the place of both: `from: 400–700`. */
function endsOfRange(pointer: string, source: Source, options: ExplainOptions): readonly [string, string] | undefined {
  const [low, high] = stringsIn(groupSchema(pointer, source, options)['x-ascending']);
  if (low === undefined || high === undefined) return undefined;
  const group = valueAt(source.value, parentPointer(pointer)) as object;
  const isTyped = [low, high].includes(pointerSegments(pointer).at(-1) ?? '');
  return isTyped && [low, high].some((name) => !Object.hasOwn(group, name)) ? [low, high] : undefined;
}

/** Schema of the group that has the field at a pointer. */
const groupSchema = (pointer: string, source: Source, options: ExplainOptions): Schema =>
  groupAt(parentPointer(pointer), source, options)?.schema ?? {};

/** The schema of a group with those of its fields, which may be referred to. */
function withTitles(schema: Schema, pointer: string, source: Source, options: ExplainOptions): Schema {
  const group = groupAt(pointer, source, options);
  const fields = group ? fieldsOf(options.schemas, group) : [];
  const own = Object.fromEntries(fields.map(([name, field]) => [name, field.schema]));
  return { ...schema, properties: { ...(schema.properties as object), ...own } };
}

function groupAt(pointer: string, { value }: Source, { schemas, schemaFile }: ExplainOptions): Field | undefined {
  const group = fieldAt(schemas, schemaFile, value, pointerSegments(pointer));
  return group && alternativeOf(schemas, group, valueAt(value, pointer));
}

const stringsIn = (...lists: readonly unknown[]): readonly string[] =>
  lists.flat().filter((each) => typeof each === 'string');

/** Explains an unknown or missing tag. The valid tags are read from the alternatives of the schema. */
function explainDiscriminator(
  error: ErrorObject,
  source: Source,
  { schemas, schemaFile }: ExplainOptions,
): Finding | undefined {
  const { tag, tagValue, error: reason } = error.params;
  if (reason === 'tag' && tagValue === undefined) return misspelledTag(error, source, tag);
  const pointer = `${error.instancePath}/${tag}`;
  if (tagValue === null) return emptyValue(locate(source, pointer), readablePath(pointer), '');
  const field = fieldAt(schemas, schemaFile, source.value, pointerSegments(error.instancePath));
  const allowed = field ? alternativesOf(schemas, field).map((each) => String(fixedValue(each, tag))) : [];
  const value = shown(tagValue);
  return finding('schema-enum', locate(source, pointer), {
    path: readablePath(pointer),
    value,
    allowed,
    suggestion: didYouMean(value, allowed),
  });
}

/** A missing tag is also reported as a missing field, so only a misspelt one needs a finding at its place. */
function misspelledTag({ instancePath, data }: ErrorObject, source: Source, tag: string): Finding | undefined {
  const key = Object.keys(data as object).find((given) => didYouMean(given, [tag]) !== undefined);
  if (key === undefined) return undefined;
  const at = locate(source, `${instancePath}/${pointerSegment(key)}`, 'key');
  const path = readablePath(instancePath) || source.file;
  return finding('schema-unknown-key', at, { key, path, allowed: [tag], suggestion: tag });
}

/** An empty value is a choice not made yet, so it is not reported as a wrong one. */
const emptyValue = (place: Place, path: string, help: string) =>
  finding('schema-too-short', place, { path, help, limit: 1, length: 0 });

const wrongFormat = (place: Place, path: string, format: string, value: string) =>
  finding('schema-format', place, { path, value, format, suggestion: meantValue(format, value) });

/** Explains a text that is a comment to YAML: `name: # 1 in town`. */
function commentAt({ text }: Source, place: Place): Finding | undefined {
  const { endLine = 0 } = place.range ?? {};
  const [, before = '', lost] = /^(.*?[:-][ \t]+)(#.*?)\s*$/.exec(text.split('\n')[endLine - 1] ?? '') ?? [];
  if (lost === undefined) return undefined;
  const column = before.length + 1;
  const range = { line: endLine, column, endLine, endColumn: column + lost.length };
  return finding('text-cut', { ...place, range }, { lost });
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

const shown = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

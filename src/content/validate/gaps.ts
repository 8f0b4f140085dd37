/** What a draft still lacks. The preview shows the names of missing texts in their place, and other values as stand-ins. */

import type { ErrorObject } from 'ajv';
import { parentPointer, pointerSegment, pointerSegments, stringsOf, valueAt } from '../../base/lib/json-pointer.ts';
import { constraintsOf, fieldAt, type Schema, type Schemas } from '../../base/lib/json-schema.ts';

/** A text, number, choice or reference that is required, and missing or empty. Plain data. */
export interface Gap {
  readonly pointer: string;
  readonly title: string;
  /** What the preview uses instead of it, unless `set` is given. */
  readonly standIn: unknown;
  /** For a reference, the set that it chooses from. Other files may define the names of that set. */
  readonly set?: string | undefined;
}

/** Returns the gaps that schema errors are about. Their schemas are found from that of the file. */
export function gapsOf(
  errors: readonly ErrorObject[],
  schemas: Schemas,
  file: string,
  value: unknown,
): ReadonlyMap<ErrorObject, Gap> {
  const gaps = new Map<ErrorObject, Gap>();
  const byPointer = new Map<string, Gap>();
  for (const error of errors) {
    const [gap] = pointersOf(error).flatMap(
      (pointer) => byPointer.get(pointer) ?? gapAt(pointer, [...byPointer.values()], schemas, file, value) ?? [],
    );
    if (!gap) continue;
    byPointer.set(gap.pointer, gap);
    gaps.set(error, gap);
  }
  return gaps;
}

/** Pointers of the missing or empty fields, one of which has to be filled in. */
function pointersOf({ keyword, instancePath, params, data }: ErrorObject): readonly string[] {
  const missing = (keys: readonly string[]) => keys.map((key) => `${instancePath}/${pointerSegment(key)}`);
  if (keyword === 'required') return missing([params.missingProperty]);
  if (keyword === 'x-exactly-one' && params.present === 0) return missing(params.keys);
  return data === '' || data === null ? [instancePath] : [];
}

function gapAt(pointer: string, earlier: readonly Gap[], schemas: Schemas, file: string, value: unknown) {
  const { schema } = fieldAt(schemas, file, value, pointerSegments(pointer)) ?? {};
  if (!schema || !canBeStoodInFor(schema)) return undefined;
  const siblings = Object.values((valueAt(value, parentPointer(pointer)) ?? {}) as object);
  const title = String(schema.title ?? pointerSegments(pointer).at(-1));
  const set = schema['x-reference'];
  const number = earlier.filter((gap) => gap.title === title).length + 1;
  return {
    pointer,
    title,
    standIn: standInFor(schema, title, number, siblings),
    ...(typeof set === 'string' && { set }),
  };
}

/** False for a value that a stand-in would not do for: a photo, a name that must be unique, an address, a group or a list. */
const canBeStoodInFor = ({ type, enum: choices, pattern = '\\S', ...others }: Schema) =>
  (Array.isArray(choices) || ['string', 'number', 'integer'].includes(String(type))) &&
  pattern === '\\S' &&
  !['const', 'format', 'x-defines'].some((keyword) => keyword in others) &&
  others['x-reference'] !== 'image' &&
  (others['x-markup'] ?? 'inline') === 'inline';

/**
 * For a text, one that is obviously no content; as long as the field demands. Its number tells it from those of the same
 * title, because a list may demand different ones.
 */
function standInFor(schema: Schema, title: string, number: number, siblings: readonly unknown[]): unknown {
  const { kind, choices, min = 0, max } = constraintsOf(schema);
  if (kind === 'choice') return choices[0];
  const suffix = number > 1 ? ` ${number}` : '';
  if (kind === 'text') return `${`‹${title}›`.slice(0, max && max - suffix.length)}${suffix}`.padEnd(min, ' …');
  // The other end of a range, so that the range is not upside down.
  const numbers = siblings.filter((each) => typeof each === 'number');
  return Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min, ...numbers));
}

/** Returns a copy of a value in which the gaps are filled. */
export function withStandIns(gaps: readonly Gap[], value: unknown): unknown {
  if (gaps.length === 0) return value;
  const completed = structuredClone(value);
  for (const { pointer, standIn } of gaps) {
    const group = valueAt(completed, parentPointer(pointer)) as Record<string, unknown>;
    group[pointerSegments(pointer).at(-1) ?? ''] = standIn;
  }
  return completed;
}

/**
 * Returns a value whose missing references lead to names of their set, if it has any: within a list to different ones, as
 * far as there are enough.
 */
export function withReferences(gaps: readonly Gap[], value: unknown, sets: ReadonlyMap<string, ReadonlySet<string>>) {
  if (gaps.length === 0) return value;
  const taken = new Set(stringsOf(value).map(({ text, pointer }) => `${listOf(pointer)} ${text}`));
  const references = gaps.flatMap(({ set = '', ...gap }) => {
    const list = listOf(gap.pointer);
    const names = [...(sets.get(set) ?? [])].sort();
    const standIn = names.find((name) => !taken.has(`${list} ${name}`)) ?? names[0];
    if (standIn === undefined) return [];
    taken.add(`${list} ${standIn}`);
    return [{ ...gap, standIn }];
  });
  return withStandIns(references, value);
}

/** `/cards/0/team` → `/cards/-/team`: the same for all entries of a list. */
const listOf = (pointer: string) => pointer.replace(/\/\d+(?=\/|$)/g, '/-');

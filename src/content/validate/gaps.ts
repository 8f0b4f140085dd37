/** What a draft still lacks. The preview shows the names of missing texts in their place, and other values as stand-ins. */

import type { ErrorObject } from 'ajv';
import { parentPointer, pointerSegment, pointerSegments, valueAt } from '../../base/lib/json-pointer.ts';
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

/** Returns the gap that a schema error is about, if any. Its schema is found from that of the file. */
export function gapOf(error: ErrorObject, schemas: Schemas, file: string, value: unknown): Gap | undefined {
  const { keyword, instancePath, params, data } = error;
  const isMissing = keyword === 'required';
  if (!isMissing && data !== '' && data !== null) return undefined;
  const pointer = isMissing ? `${instancePath}/${pointerSegment(params.missingProperty)}` : instancePath;
  const { schema } = fieldAt(schemas, file, value, pointerSegments(pointer)) ?? {};
  if (!schema || !canBeStoodInFor(schema)) return undefined;
  const siblings = Object.values((valueAt(value, parentPointer(pointer)) ?? {}) as object);
  const title = String(schema.title ?? pointerSegments(pointer).at(-1));
  const set = schema['x-reference'];
  return {
    pointer,
    title,
    standIn: standInFor(schema, title, siblings),
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

/** For a text, one that is obviously no content; as long as the field demands. */
function standInFor(schema: Schema, title: string, siblings: readonly unknown[]): unknown {
  const { kind, choices, min = 0, max } = constraintsOf(schema);
  if (kind === 'choice') return choices[0];
  if (kind === 'text') return `‹${title}›`.padEnd(min, ' …').slice(0, max);
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

/** Returns a value whose missing references lead to the first name of their set, if it has any. */
export function withReferences(gaps: readonly Gap[], value: unknown, sets: ReadonlyMap<string, ReadonlySet<string>>) {
  const references = gaps.flatMap(({ set = '', ...gap }) => {
    const [standIn] = [...(sets.get(set) ?? [])].sort();
    return standIn === undefined ? [] : [{ ...gap, standIn }];
  });
  return withStandIns(references, value);
}

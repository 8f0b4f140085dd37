/** Texts that a draft still lacks. The preview shows the names of their fields in their place. */

import type { ErrorObject } from 'ajv';
import { parentPointer, pointerSegment, pointerSegments, valueAt } from '../../base/lib/json-pointer.ts';
import { constraintsOf, fieldAt, type Schema, type Schemas } from '../../base/lib/json-schema.ts';

/** A text that is required, and missing or empty. */
export interface Gap {
  readonly pointer: string;
  readonly schema: Schema;
}

/** Returns the gap that a schema error is about, if any. Its schema is found from that of the file. */
export function gapOf(error: ErrorObject, schemas: Schemas, file: string, value: unknown): Gap | undefined {
  const { keyword, instancePath, params, data } = error;
  const isMissing = keyword === 'required';
  if (!isMissing && data !== '' && data !== null) return undefined;
  const pointer = isMissing ? `${instancePath}/${pointerSegment(params.missingProperty)}` : instancePath;
  const { schema } = fieldAt(schemas, file, value, pointerSegments(pointer)) ?? {};
  return schema && isFreeText(schema) ? { pointer, schema } : undefined;
}

/** True for a text that can say anything: no name, address or choice. */
const isFreeText = ({ type, pattern = '\\S', ...others }: Schema) =>
  type === 'string' &&
  pattern === '\\S' &&
  !['const', 'enum', 'format', 'x-reference', 'x-defines'].some((keyword) => keyword in others) &&
  (others['x-markup'] ?? 'inline') === 'inline';

/** Returns a copy of a value with the names of fields in its gaps. */
export function withNamesIn(gaps: readonly Gap[], value: unknown): unknown {
  const completed = structuredClone(value);
  for (const { pointer, schema } of gaps) {
    const group = valueAt(completed, parentPointer(pointer)) as Record<string, unknown>;
    group[pointerSegments(pointer).at(-1) ?? ''] = nameOf(schema);
  }
  return completed;
}

/** A text that is obviously no content, as long as the field demands. */
function nameOf(schema: Schema): string {
  const { min = 0, max } = constraintsOf(schema);
  return `‹${schema.title ?? '…'}›`.padEnd(min, ' …').slice(0, max);
}

/** Rewrites a value in another notation to the one that its schema wants, by the schema's own rules (`x-meant`). */
import type { Schema } from '../../../base/lib/json-schema.ts';

/** Patterns and their replacements, in the order in which they are applied. */
type Rules = readonly (readonly [pattern: string, replacement: string])[];

/**
 * Returns the text that a value stands for, if the rules of its schema make one that fits its pattern. A group of plain fields is
 * read as `from: 2, to: 4, unit: h`.
 *
 * @param typed the value as it was typed, without quotes
 */
export function meantText({ 'x-meant': rules, pattern }: Schema, data: unknown, typed: string): string | undefined {
  const before = typeof data === 'object' ? fieldsOf(data) : typed;
  if (!rules || before === undefined) return undefined;
  const text = (rules as Rules).reduce((text, [from, to]) => text.replace(new RegExp(from, 'gu'), to), before);
  return text !== before && new RegExp(String(pattern ?? ''), 'u').test(text) ? text : undefined;
}

function fieldsOf(data: object | null): string | undefined {
  const fields = Object.entries(data ?? {});
  const isPlain = !Array.isArray(data) && fields.every(([, value]) => /^(?:string|number)$/.test(typeof value));
  return isPlain && fields.length > 0 ? fields.map(([name, value]) => `${name}: ${value}`).join(', ') : undefined;
}

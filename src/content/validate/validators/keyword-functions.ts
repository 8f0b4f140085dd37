import type { AnySchemaObject, ErrorObject } from 'ajv';
import { ownValue } from '../../../base/lib/collections.ts';
import { isDay } from '../../../base/lib/day.ts';
import { fieldOf, pointerSegment, textsAt } from '../../../base/lib/json-pointer.ts';

/** The function of a keyword that can fail. As ajv requires, it reports errors through its own property. */
export interface KeywordFunction<Schema, Value> {
  (schema: Schema, value: Value, parent?: AnySchemaObject, context?: { readonly rootData: unknown }): boolean;
  errors?: Partial<ErrorObject>[];
}

/** True if an object has exactly one of these fields. */
export const exactlyOne: KeywordFunction<readonly string[], object> = (keys, value) => {
  const present = keys.filter((key) => key in value).length;
  exactlyOne.errors = [{ keyword: 'x-exactly-one', params: { keys, present } }];
  return present === 1;
};

/** Two fields with numbers or days; for a text with a range, the factor of each unit. */
type Ascending = readonly [low: string, high: string] | Readonly<Record<string, number>>;

/** True if the first number or day is not above the second, or there are no two to compare. */
export const ascending: KeywordFunction<Ascending, unknown> = (rule, value) => {
  const [low = ABSENT, high = ABSENT] = Array.isArray(rule)
    ? rule.map((key: string) => ({ name: key, amount: fieldOf(value, key), pointer: `/${pointerSegment(key)}` }))
    : endsOf(String(value), rule as Readonly<Record<string, number>>);
  ascending.errors = [{ keyword: 'x-ascending', params: { low: low.name, high: high.name, pointer: low.pointer } }];
  return !isAbove(low.amount, high.amount);
};

function isAbove(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return one > other;
  return typeof one === 'string' && typeof other === 'string' && isDay(one) && isDay(other) && one > other;
}

const ABSENT = { name: '', amount: undefined, pointer: '' };

const RANGE = /([\d.,]+)\s?(\p{L}*)\s?[–-]\s?([\d.,]+)\s?(\p{L}+)/u;

/** Both ends of a range such as «2–4 h» or «1,5 Stunden–2 Tage», in the smallest unit; none if it has no known unit. */
function endsOf(text: string, units: Readonly<Record<string, number>>) {
  const [, first = '', firstUnit = '', second = '', unit = ''] = RANGE.exec(text) ?? [];
  return [[first, firstUnit || unit] as const, [second, unit] as const].flatMap(([number, unit]) => {
    const factor = ownValue(units, unit);
    const amount = factor && Number(number.replace(',', '.')) * factor;
    return amount === undefined ? [] : [{ name: `${number} ${unit}`, amount, pointer: '' }];
  });
}

/**
 * True if the strings at these paths, such as `fields[].name`, are unique within each group of paths, whatever their case and
 * the characters at their end. Empty ones do not count: they are not filled in yet.
 */
export const distinct: KeywordFunction<readonly (readonly string[])[], object> = (groups, value) => {
  const errors = groups.flatMap((paths) => {
    const first = new Map<string, string>();
    return paths
      .flatMap((path) => textsAt(value, path))
      .filter(([text]) => text !== '')
      .flatMap(([text, pointer]) => {
        const same = text.toLowerCase().replace(/[\s?!.…]+$/u, '');
        const before = first.get(same);
        if (before === undefined) first.set(same, pointer);
        return before === undefined ? [] : [{ keyword: 'x-distinct', params: { text, pointer, before } }];
      });
  });
  distinct.errors = errors;
  return errors.length === 0;
};

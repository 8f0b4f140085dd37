import type { AnySchemaObject, ErrorObject } from 'ajv';
import { ownValue } from '../../base/lib/collections.ts';
import { fieldOf, pointerSegment } from '../../base/lib/json-pointer.ts';

/** The function of a keyword that can fail. As ajv requires, it reports errors through its own property. */
export interface KeywordFunction<Schema, Value> {
  (schema: Schema, value: Value, parent?: AnySchemaObject, context?: { readonly rootData: unknown }): boolean;
  errors?: Partial<ErrorObject>[];
}

/** Judges fields of an object, given by name. */
type ObjectFunction = KeywordFunction<readonly string[], Record<string, unknown>>;

/** True if an object has exactly one of these fields. */
export const exactlyOne: ObjectFunction = (keys, value) => {
  const present = keys.filter((key) => key in value).length;
  exactlyOne.errors = [{ keyword: 'x-exactly-one', params: { keys, present } }];
  return present === 1;
};

/** Two fields that hold amounts, and the factor of each unit after a number. */
type AscendingFields = readonly [low: string, high: string, units?: Readonly<Record<string, number>>];

/** True if the first field is at most as large as the second, or one of them is not an amount. */
export const ascending: KeywordFunction<AscendingFields, Record<string, unknown>> = ([low, high, units], value) => {
  const [from, to] = [amount(value[low], units), amount(value[high], units)];
  ascending.errors = [{ keyword: 'x-ascending', params: { low, high } }];
  return from === undefined || to === undefined || from <= to;
};

/** True if each list in the second field, `rows[]`, is as long as the list in the first. Other types are ignored. */
export const asMany: ObjectFunction = ([first = '', second = ''], value) => {
  const lists = value[second.replace(/\[\]$/, '')];
  const expected = lengthOf(value[first]);
  const counts = expected !== undefined && Array.isArray(lists) ? lists.map(lengthOf) : [];
  asMany.errors = counts.flatMap((count, index) =>
    count === undefined || count === expected
      ? []
      : [
          {
            keyword: 'x-as-many',
            params: { pointer: `/${second.replace('[]', '')}/${index}`, count, of: first, wanted: expected },
          },
        ],
  );
  return asMany.errors.length === 0;
};

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : undefined);

/** A number, or a number with a unit such as «1,5 Stunden»; undefined for anything else, which other rules report. */
function amount(value: unknown, units: Readonly<Record<string, number>> = {}): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const [number = '', unit = ''] = value.split(/\s/);
  const factor = ownValue(units, unit);
  return factor === undefined ? undefined : Number(number.replace(',', '.')) * factor;
}

/** True if the strings at these paths, such as `fields[].name`, are unique within each group of paths. */
export const distinct: KeywordFunction<readonly (readonly string[])[], object> = (groups, value) => {
  const errors = groups.flatMap((paths) => {
    const first = new Map<string, string>();
    return paths
      .flatMap((path) => textsAt(value, path))
      .flatMap(([text, pointer]) => {
        const before = first.get(text);
        if (before === undefined) first.set(text, pointer);
        return before === undefined ? [] : [{ keyword: 'x-distinct', params: { text, pointer, before } }];
      });
  });
  distinct.errors = errors;
  return errors.length === 0;
};

/** The strings at a path, with their pointers. Values of other types are skipped, because other rules report them. */
export function textsAt(value: unknown, path: string): readonly (readonly [text: string, pointer: string])[] {
  let found: readonly (readonly [value: unknown, pointer: string])[] = [[value, '']];
  for (const step of path.split('.')) {
    const name = step.replace(/\[\]$/, '');
    found = found.flatMap(([each, pointer]) => {
      const next = fieldOf(each, name);
      const at = `${pointer}/${pointerSegment(name)}`;
      if (name === step) return [[next, at] as const];
      return Array.isArray(next) ? next.map((entry, index) => [entry, `${at}/${index}`] as const) : [];
    });
  }
  return found.flatMap(([each, pointer]) => (typeof each === 'string' ? [[each, pointer] as const] : []));
}

import type { AnySchemaObject, ErrorObject } from 'ajv';
import { ownValue } from '../lib/collections.ts';
import { pointerSegment } from '../lib/json-pointer.ts';

/** A keyword that can fail reports why through a property of its own function; that is ajv's interface. */
export interface Rule<Schema, Value> {
  (schema: Schema, value: Value, parent?: AnySchemaObject, context?: { readonly rootData: unknown }): boolean;
  errors?: Partial<ErrorObject>[];
}

/** One about fields of an object, by their names. */
type ObjectRule = Rule<readonly string[], Record<string, unknown>>;

/** True if an object has one of these fields and no other of them. */
export const exactlyOne: ObjectRule = (keys, value) => {
  const present = keys.filter((key) => key in value).length;
  exactlyOne.errors = [{ keyword: 'x-exactly-one', params: { keys, present } }];
  return present === 1;
};

/** True if the amount in the first of two fields is at most that in the second, or one of them is no amount. */
export const ascending: ObjectRule = ([low = '', high = ''], value, { 'x-units': units } = {}) => {
  const [from, to] = [amount(value[low], units), amount(value[high], units)];
  ascending.errors = [{ keyword: 'x-ascending', params: { low, high } }];
  return from === undefined || to === undefined || from <= to;
};

/** True if each list in the second field, `rows[]`, is as long as the list in the first. What is no list is left to other rules. */
export const asMany: ObjectRule = ([first = '', second = ''], value) => {
  const lists = value[second.replace(/\[\]$/, '')];
  const wanted = lengthOf(value[first]);
  const counts = wanted !== undefined && Array.isArray(lists) ? lists.map(lengthOf) : [];
  asMany.errors = counts.flatMap((count, index) =>
    count === undefined || count === wanted
      ? []
      : [
          {
            keyword: 'x-as-many',
            params: { pointer: `/${second.replace('[]', '')}/${index}`, count, of: first, wanted },
          },
        ],
  );
  return asMany.errors.length === 0;
};

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : undefined);

/** A number, or a text of a number and a unit such as «1,5 Stunden»; undefined for what another rule refuses. */
function amount(value: unknown, units: Readonly<Record<string, number>> = {}): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const [number = '', unit = ''] = value.split(/\s/);
  const factor = ownValue(units, unit);
  return factor === undefined ? undefined : Number(number.replace(',', '.')) * factor;
}

/** True if no two texts at these paths, such as `fields[].name`, are the same. Each group of paths is a world of its own. */
export const distinct: Rule<readonly (readonly string[])[], object> = (groups, value) => {
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

/** The texts at a path, each with its pointer. What another rule refuses is as if it was not there. */
export function textsAt(value: unknown, path: string): readonly (readonly [text: string, pointer: string])[] {
  let found: readonly (readonly [value: unknown, pointer: string])[] = [[value, '']];
  for (const step of path.split('.')) {
    const name = step.replace(/\[\]$/, '');
    found = found.flatMap(([each, pointer]) => {
      const next = typeof each === 'object' && each !== null ? ownValue({ ...each }, name) : undefined;
      const at = `${pointer}/${pointerSegment(name)}`;
      if (name === step) return [[next, at] as const];
      return Array.isArray(next) ? next.map((entry, index) => [entry, `${at}/${index}`] as const) : [];
    });
  }
  return found.flatMap(([each, pointer]) => (typeof each === 'string' ? [[each, pointer] as const] : []));
}

import type { AnySchemaObject, ErrorObject } from 'ajv';
import { ownValue } from '../lib/own-value.ts';

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

/** A number, or a text of a number and a unit such as «1,5 Stunden»; undefined for what another rule refuses. */
function amount(value: unknown, units: Readonly<Record<string, number>> = {}): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const [number = '', unit = ''] = value.split(/\s/);
  const factor = ownValue(units, unit);
  return factor === undefined ? undefined : Number(number.replace(',', '.')) * factor;
}

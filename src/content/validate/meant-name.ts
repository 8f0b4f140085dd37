/** Guesses which field of a group an unknown name stands for. */
import { didYouMean } from '../../base/lib/did-you-mean.ts';
import type { Schema } from '../../base/lib/json-schema.ts';

/** A group of data with the schema that it violates. */
export interface Group {
  readonly data: Readonly<Record<string, unknown>>;
  readonly schema: Schema;
}

/**
 * Returns the fields that an unknown name may stand for, the likeliest first: one with a similar name, with this title, with a
 * name that begins like it, or the only required one that is missing, if the value is a list or group as is demanded there.
 *
 * @param allowed names of the fields that the group lacks
 */
export function meantNames(key: string, { data, schema }: Group, allowed: readonly string[]): readonly string[] {
  const properties = (schema.properties ?? {}) as Readonly<Record<string, Schema>>;
  const lower = key.toLowerCase();
  const similar = didYouMean(key, allowed);
  const titled = allowed.filter((name) => String(properties[name]?.title ?? '').toLowerCase() === lower);
  const longer = allowed.filter((name) => name.toLowerCase().startsWith(lower)).toSorted((a, b) => a.length - b.length);
  const required = (schema.required ?? []) as readonly string[];
  const missing = allowed.filter((name) => required.includes(name));
  const only = missing.length === 1 && typeof data[key] === 'object' ? missing : [];
  return [...new Set([...(similar === undefined ? [] : [similar]), ...titled, ...longer, ...only])];
}

/** Guesses which field of a group an unknown name stands for, and chooses the guess that leaves the fewest violations. */
import { once } from '../../../base/lib/collections.ts';
import { didYouMean } from '../../../base/lib/did-you-mean.ts';
import { parentPointer, pointerSegments, valueAt } from '../../../base/lib/json-pointer.ts';
import type { Schema } from '../../../base/lib/json-schema.ts';

/** A group of data with the schema that it violates. */
export interface Group {
  readonly data: Readonly<Record<string, unknown>>;
  readonly schema: Schema;
}

/**
 * Returns the fields that an unknown name may stand for, the likeliest first: one with a similar name, with this title or with
 * this word in its title, with a name that begins like it, or the only required one that is missing, if the group lacks no
 * other or the value is a list or group, as that field requires.
 *
 * @param allowed names of the fields that the group lacks
 */
export function meantNames(key: string, { data, schema }: Group, allowed: readonly string[]): readonly string[] {
  const properties = (schema.properties ?? {}) as Readonly<Record<string, Schema>>;
  const lower = key.toLowerCase();
  const similar = didYouMean(key, allowed);
  const titleOf = (name: string) => String(properties[name]?.title ?? '').toLowerCase();
  const titled = [
    ...allowed.filter((name) => titleOf(name) === lower),
    ...allowed.filter((name) =>
      titleOf(name)
        .split(/[^\p{L}]+/u)
        .includes(lower),
    ),
  ];
  const longer = allowed.filter((name) => name.toLowerCase().startsWith(lower)).toSorted((a, b) => a.length - b.length);
  const required = (schema.required ?? []) as readonly string[];
  const missing = allowed.filter((name) => required.includes(name));
  const only = missing.length === 1 && (allowed.length === 1 || typeof data[key] === 'object') ? missing : [];
  return [...new Set([...(similar === undefined ? [] : [similar]), ...titled, ...longer, ...only])];
}

/** Returns the best of several names for the field at a pointer, if any. */
export type ChooseName = (pointer: string, names: readonly string[]) => string | undefined;

/** Number of fields for which names are tried. A file with more unknown names has another fault. */
const MAX_TRIED = 20;

/**
 * Returns a function that chooses the name after which a value has the fewest violations, the first of several, and none if
 * there are as many as before.
 *
 * @param count counts the violations in a value
 */
export function nameChooser(value: unknown, count: (value: unknown) => number): ChooseName {
  const before = once(() => count(value));
  let left = MAX_TRIED;
  return (pointer, names) => {
    if (names.length === 0 || left === 0) return names[0];
    left -= 1;
    const tried = names.map((name) => ({ name, violations: count(withName(value, pointer, name)) }));
    const least = Math.min(...tried.map(({ violations }) => violations));
    return least < before() ? tried.find(({ violations }) => violations === least)?.name : undefined;
  };
}

/** Returns a copy in which the field at a pointer has another name. */
function withName(value: unknown, pointer: string, name: string): unknown {
  const copy = structuredClone(value);
  const group = valueAt(copy, parentPointer(pointer)) as Record<string, unknown>;
  const key = pointerSegments(pointer).at(-1) ?? '';
  const own = group[key];
  delete group[key];
  group[name] = own;
  return copy;
}

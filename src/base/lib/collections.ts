/** Groups items by a key, in order of first appearance. (`Map.groupBy` needs Node 21.) */
export function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** As many names as fit in a sentence, and the number of those left out. */
export interface NameList {
  readonly others: readonly string[];
  readonly more?: number;
}

/** Maximum number of names listed; one more if that completes the list. */
const MAX_NAMES = 4;

/**
 * Names the other items of a group. In a large group only the first are named, because listing all others for each item
 * would grow quadratically.
 */
export function firstFew<Item>(group: readonly Item[], own: Item, nameOf: (item: Item) => string): NameList {
  const first = group.slice(0, MAX_NAMES + 2).filter((item) => item !== own);
  const more = group.length - 1 - MAX_NAMES;
  return more > 1 ? { others: first.slice(0, MAX_NAMES).map(nameOf), more } : { others: first.map(nameOf) };
}

/** Reads an own property only, because a key from outside may name an inherited one: `constructor`. */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** True for an object with named fields, as in JSON: not for a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Caches the results of a function by its argument. */
export function memoized<Result, Key = string>(find: (key: Key) => Result): (key: Key) => Result {
  const cached = new Map<Key, { readonly result: Result }>();
  return (key) => {
    const entry = cached.get(key) ?? { result: find(key) };
    cached.set(key, entry);
    return entry.result;
  };
}

/** Returns undefined if reading throws. */
export function orUndefined<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Defers a computation to the first call and caches its result. */
export const once = <Result>(make: () => Result): (() => Result) => memoized<Result, void>(make);

/** Compares by code unit, so that the order does not depend on the machine's locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

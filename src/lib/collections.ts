/** Small helpers for lists, records and functions. */

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

/** Names of others, as many as a sentence can hold. */
export interface Others {
  readonly others: readonly string[];
  readonly more?: number;
}

/** Maximum number of others that are named; one more if that names all. */
const FEW = 4;

/**
 * The others of a group, from the view of one. In a large group only the first are named: all beside all would grow
 * with the square of their number.
 */
export function firstFew<Item>(group: readonly Item[], own: Item, nameOf: (item: Item) => string): Others {
  const first = group.slice(0, FEW + 2).filter((item) => item !== own);
  const more = group.length - 1 - FEW;
  return more > 1 ? { others: first.slice(0, FEW).map(nameOf), more } : { others: first.map(nameOf) };
}

/** What a record has under a name. An unforeseen name may be one that every object has: `constructor`. */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The same answer for the same key, found when it is first asked for. */
export function memoized<Answer, Key = string>(find: (key: Key) => Answer): (key: Key) => Answer {
  const known = new Map<Key, { readonly answer: Answer }>();
  return (key) => {
    const found = known.get(key) ?? { answer: find(key) };
    known.set(key, found);
    return found.answer;
  };
}

/** The same answer every time, found when someone first asks. */
export const once = <Answer>(make: () => Answer): (() => Answer) => memoized<Answer, void>(make);

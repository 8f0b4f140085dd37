/** Finds lists of hashes that overlap, without comparing every list with every other. */

/** Limit on lists: a hash and its list index are packed into one number, so that sorting brings equal hashes together. */
const MAX_LISTS = 2 ** 20;

/** Each list with a hash is paired with this many earlier ones at most, to avoid quadratic time if all lists are alike. */
const MAX_PAIRED = 64;

/** Share of changed lists from which comparing all of them again is quicker. */
const MAX_CHANGED = 1 / 8;

export interface HashList {
  /** Changes with the hashes. */
  readonly key: string;
  /** Unsigned 32-bit hashes without duplicates. */
  readonly hashes: Uint32Array;
}

/** Lists that were compared, and which of them overlap, both by key. Plain data. */
export interface Comparison {
  readonly keys: readonly string[];
  readonly pairs: readonly (readonly [one: string, other: string])[];
}

/**
 * Returns the pairs of lists whose overlap is at least a share of the shorter list, in the order of the lists.
 *
 * @param share from 0 to 1
 * @param last an earlier comparison with the same share, which spares comparing the lists that it had
 */
export function compareLists(lists: readonly HashList[], share: number, last?: Comparison): Comparison {
  const keys = lists.map(({ key }) => key);
  const known = new Set(last?.keys);
  const changed = new Set(keys.flatMap((key, place) => (known.has(key) ? [] : [place])));
  const spared = last && changed.size <= lists.length * MAX_CHANGED ? keptPairs(last, keys) : undefined;
  const groups = [...placesByHash(lists, spared && changed)];
  // What is beyond the limit depends on all lists.
  if (spared && groups.some(({ length }) => length > MAX_PAIRED)) return compareLists(lists, share);
  const isWanted = spared ? (place: number) => changed.has(place) : mayBeShorter(lists, groups, share);
  const found = enoughInCommon(lists, groups, share, isWanted);
  const pairs = [...found, ...(spared ?? [])].sort(([a, b], [c, d]) => a - c || b - d);
  const hasAll = groups.every(({ length }) => length <= MAX_PAIRED);
  return { keys: hasAll ? keys : [], pairs: pairs.map(([one, other]) => [keys[one] ?? '', keys[other] ?? '']) };
}

/** Pairs of an earlier comparison of which both lists are still there. Undefined if their order has changed. */
function keptPairs({ keys: before, pairs }: Comparison, keys: readonly string[]): Pair[] | undefined {
  const placeOf = new Map(keys.map((key, place) => [key, place]));
  const places = before.flatMap((key) => placeOf.get(key) ?? []);
  if (places.some((place, index) => place < (places[index - 1] ?? 0))) return undefined;
  return pairs.flatMap(([one, other]) => {
    const [first, second] = [placeOf.get(one), placeOf.get(other)];
    return first === undefined || second === undefined ? [] : [[first, second] as const];
  });
}

type Pair = readonly [one: number, later: number];

/** A list with a smaller share of hashes found in any other list cannot be the shorter one of a pair. */
function mayBeShorter(lists: readonly HashList[], groups: readonly (readonly number[])[], share: number) {
  const shared = lists.map(() => 0);
  for (const places of groups) for (const place of places) shared[place] = (shared[place] ?? 0) + 1;
  const may = lists.map(({ hashes: { length } }, place) => length > 0 && (shared[place] ?? 0) / length >= share);
  return (place: number) => may[place] ?? false;
}

/** @param isWanted true for a list of which pairs are wanted */
function enoughInCommon(
  lists: readonly HashList[],
  groups: readonly (readonly number[])[],
  share: number,
  isWanted: (place: number) => boolean,
): Pair[] {
  const common = new Map<number, number>();
  for (const places of groups) {
    for (const [index, later] of places.entries()) {
      for (const one of places.slice(0, Math.min(index, MAX_PAIRED))) {
        const pair = one * MAX_LISTS + later;
        if (isWanted(one) || isWanted(later)) common.set(pair, (common.get(pair) ?? 0) + 1);
      }
    }
  }
  const lengthOf = (place: number) => lists[place]?.hashes.length ?? 0;
  return [...common].flatMap(([pair, count]) => {
    const [one, later] = [Math.floor(pair / MAX_LISTS), pair % MAX_LISTS];
    return count / Math.min(lengthOf(one), lengthOf(later)) >= share ? [[one, later] as const] : [];
  });
}

/**
 * Yields for each hash that occurs more than once the indices of its lists, in order.
 *
 * @param wanted leaves out hashes that none of these lists has
 */
function* placesByHash(lists: readonly HashList[], wanted?: ReadonlySet<number>): Generator<readonly number[]> {
  const hashes = wanted && new Set([...wanted].flatMap((place) => [...(lists[place]?.hashes ?? [])]));
  const total = lists.reduce((sum, list) => sum + list.hashes.length, 0);
  const all = new Float64Array(total);
  let filled = 0;
  for (const [place, list] of lists.entries())
    for (const hash of list.hashes) if (!hashes || hashes.has(hash)) all[filled++] = hash * MAX_LISTS + place;
  const packed = all.subarray(0, filled).sort();
  for (let start = 0, end = 0; start < filled; start = end) {
    // Packed numbers with the same hash are below the next hash.
    const limit = (Math.floor((packed[start] as number) / MAX_LISTS) + 1) * MAX_LISTS;
    for (end = start + 1; end < filled && (packed[end] as number) < limit; ) end += 1;
    if (end - start > 1) yield [...packed.subarray(start, end)].map((each) => each % MAX_LISTS);
  }
}

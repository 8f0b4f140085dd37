/** Finds lists of hashes that overlap, without comparing every list with every other. */

/** Limit on lists: a hash and its list index are packed into one number, so that sorting brings equal hashes together. */
const MAX_LISTS = 2 ** 20;

/** Each list with a hash is paired with this many earlier ones at most, to avoid quadratic time if all lists are alike. */
const MAX_PAIRED = 64;

/** A pair of lists by their positions. */
export type Pair = readonly [one: number, later: number];

/**
 * Returns the pairs of lists whose overlap is at least a share of the shorter list, in the order of the lists.
 *
 * @param lists unsigned 32-bit hashes without duplicates
 * @param share from 0 to 1
 */
export function overlappingLists(lists: readonly Uint32Array[], share: number): readonly Pair[] {
  const packed = packedHashes(lists);
  const maybeShorter = listsInCommon(lists, packed, share);
  const common = new Map<number, number>();
  for (const places of placesByHash(packed)) {
    if (!places.some((place) => maybeShorter.has(place))) continue;
    for (const [index, later] of places.entries()) {
      for (const one of places.slice(0, Math.min(index, MAX_PAIRED))) {
        const pair = one * MAX_LISTS + later;
        if (maybeShorter.has(one) || maybeShorter.has(later)) common.set(pair, (common.get(pair) ?? 0) + 1);
      }
    }
  }
  const lengthOf = (place: number) => lists[place]?.length ?? 0;
  const pairs = [...common].flatMap(([pair, count]) => {
    const [one, later] = [Math.floor(pair / MAX_LISTS), pair % MAX_LISTS];
    return count / Math.min(lengthOf(one), lengthOf(later)) >= share ? [[one, later] as const] : [];
  });
  return pairs.sort(([a, b], [c, d]) => a - c || b - d);
}

/** Returns the lists that share enough of their hashes with all others together: only those can be the shorter of a pair. */
function listsInCommon(lists: readonly Uint32Array[], packed: Float64Array, share: number): ReadonlySet<number> {
  const shared = lists.map(() => 0);
  for (const places of placesByHash(packed)) for (const place of places) shared[place] = (shared[place] ?? 0) + 1;
  const isCommon = (place: number) => (shared[place] ?? 0) / (lists[place]?.length || 1) >= share;
  return new Set(lists.flatMap(({ length }, place) => (length > 0 && isCommon(place) ? [place] : [])));
}

/** Returns the hashes of all lists in order, each with the index of its list. */
function packedHashes(lists: readonly Uint32Array[]): Float64Array {
  const packed = new Float64Array(lists.reduce((sum, { length }) => sum + length, 0));
  let filled = 0;
  for (const [place, list] of lists.entries()) for (const hash of list) packed[filled++] = hash * MAX_LISTS + place;
  return packed.sort();
}

/** Yields for each hash that occurs more than once the indices of its lists, in order. */
function* placesByHash(packed: Float64Array): Generator<readonly number[]> {
  for (let start = 0, end = 0; start < packed.length; start = end) {
    // Packed numbers with the same hash are below the next hash.
    const limit = (Math.floor((packed[start] as number) / MAX_LISTS) + 1) * MAX_LISTS;
    for (end = start + 1; end < packed.length && (packed[end] as number) < limit; ) end += 1;
    if (end - start > 1) yield Array.from(packed.subarray(start, end), (each) => each % MAX_LISTS);
  }
}

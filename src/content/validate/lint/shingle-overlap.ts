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
  const groups = [...placesByHash(lists)];
  return enoughInCommon(lists, groups, share).sort(([a, b], [c, d]) => a - c || b - d);
}

/** A list with a smaller share of hashes found in any other list cannot be the shorter one of a pair. */
function mayBeShorter(lists: readonly Uint32Array[], groups: readonly (readonly number[])[], share: number) {
  const shared = lists.map(() => 0);
  for (const places of groups) for (const place of places) shared[place] = (shared[place] ?? 0) + 1;
  const may = lists.map(({ length }, place) => length > 0 && (shared[place] ?? 0) / length >= share);
  return (place: number) => may[place] ?? false;
}

function enoughInCommon(lists: readonly Uint32Array[], groups: readonly (readonly number[])[], share: number): Pair[] {
  const isWanted = mayBeShorter(lists, groups, share);
  const common = new Map<number, number>();
  for (const places of groups) {
    for (const [index, later] of places.entries()) {
      for (const one of places.slice(0, Math.min(index, MAX_PAIRED))) {
        const pair = one * MAX_LISTS + later;
        if (isWanted(one) || isWanted(later)) common.set(pair, (common.get(pair) ?? 0) + 1);
      }
    }
  }
  const lengthOf = (place: number) => lists[place]?.length ?? 0;
  return [...common].flatMap(([pair, count]) => {
    const [one, later] = [Math.floor(pair / MAX_LISTS), pair % MAX_LISTS];
    return count / Math.min(lengthOf(one), lengthOf(later)) >= share ? [[one, later] as const] : [];
  });
}

/** Yields for each hash that occurs more than once the indices of its lists, in order. */
function* placesByHash(lists: readonly Uint32Array[]): Generator<readonly number[]> {
  const total = lists.reduce((sum, { length }) => sum + length, 0);
  const packed = new Float64Array(total);
  let filled = 0;
  for (const [place, list] of lists.entries()) for (const hash of list) packed[filled++] = hash * MAX_LISTS + place;
  packed.sort();
  for (let start = 0, end = 0; start < total; start = end) {
    // Packed numbers with the same hash are below the next hash.
    const limit = (Math.floor((packed[start] as number) / MAX_LISTS) + 1) * MAX_LISTS;
    for (end = start + 1; end < total && (packed[end] as number) < limit; ) end += 1;
    if (end - start > 1) yield [...packed.subarray(start, end)].map((each) => each % MAX_LISTS);
  }
}

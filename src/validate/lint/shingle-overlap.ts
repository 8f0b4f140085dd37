/** Finds what many lists of hashes have in common, without comparing every list with every other. */

/** Lists that have the same hash are met together once all hashes lie in order, each beside the number of its list. */
const ROOM = 2 ** 20;

/** Of more lists with the same hash, each is paired with the first few only: where all are alike, those say enough. */
const MOST_ALIKE = 64;

/**
 * The pairs of lists that share so much of the shorter one, by their places, in their order.
 *
 * @param lists unsigned hashes of 32 bits, each once
 * @param share from 0 to 1
 * @param most in so many pairs a list is the later one: where all are alike, there would be the square of them
 */
export function pairsSharing(
  lists: readonly Uint32Array[],
  share: number,
  most = Number.POSITIVE_INFINITY,
): (readonly [one: number, other: number])[] {
  const groups = [...together(lists)];
  const shared = lists.map(() => 0);
  for (const places of groups) for (const place of places) shared[place] = (shared[place] ?? 0) + 1;
  const lengthOf = (place: number) => lists[place]?.length ?? 0;
  // A list of which less than that is in any other list is the shorter one of no such pair.
  const mayBeShorter = lists.map(({ length }, place) => length > 0 && (shared[place] ?? 0) / length >= share);
  const common = new Map<number, number>();
  for (const places of groups) {
    for (const [index, later] of places.entries()) {
      for (const one of places.slice(0, Math.min(index, MOST_ALIKE))) {
        const pair = one * ROOM + later;
        if (mayBeShorter[one] || mayBeShorter[later]) common.set(pair, (common.get(pair) ?? 0) + 1);
      }
    }
  }
  const found = lists.map(() => 0);
  return [...common]
    .sort(([a], [b]) => a - b)
    .flatMap(([pair, count]) => {
      const [one, later] = [Math.floor(pair / ROOM), pair % ROOM];
      const isEnough = count / Math.min(lengthOf(one), lengthOf(later)) >= share;
      if (!isEnough || (found[later] ?? 0) >= most) return [];
      found[later] = (found[later] ?? 0) + 1;
      return [[one, later] as const];
    });
}

/** The lists that have the same hash, in their order, for each hash that is there more than once. */
function* together(lists: readonly Uint32Array[]): Generator<readonly number[]> {
  const total = lists.reduce((sum, { length }) => sum + length, 0);
  const all = new Float64Array(total);
  let filled = 0;
  for (const [place, list] of lists.entries()) for (const hash of list) all[filled++] = hash * ROOM + place;
  all.sort();
  for (let start = 0, end = 0; start < total; start = end) {
    // All that follow with the same hash are below the next one.
    const limit = (Math.floor((all[start] as number) / ROOM) + 1) * ROOM;
    for (end = start + 1; end < total && (all[end] as number) < limit; ) end += 1;
    if (end - start > 1) yield [...all.subarray(start, end)].map((each) => each % ROOM);
  }
}

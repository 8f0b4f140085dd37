/** Finds what many lists of hashes have in common, without comparing every list with every other. */

/** As many bits as there are hashes, times this: every tenth hash or so is taken for shared by mistake. */
const ROOM = 8;

/**
 * How many hashes of each list stand in another list as well. Never fewer than really do; some more may be counted.
 *
 * @param lists hashes of 32 bits, ascending
 */
export function countShared(lists: readonly Uint32Array[]): readonly number[] {
  const total = lists.reduce((sum, { length }) => sum + length, 0);
  // Several hashes lie on one bit. Those of a list come in the order of the bits, which is kind to the processor.
  const bits = Math.min(32, Math.max(3, Math.ceil(Math.log2(total * ROOM))));
  const once = new Uint8Array(2 ** (bits - 3));
  const again = new Uint8Array(2 ** (bits - 3));
  for (const list of lists) {
    let last = -1;
    for (const hash of list) {
      if (hash === last) continue;
      last = hash;
      const bit = hash >>> (32 - bits);
      const mask = 1 << (bit & 7);
      if (((once[bit >>> 3] as number) & mask) === 0) once[bit >>> 3] = (once[bit >>> 3] as number) | mask;
      else again[bit >>> 3] = (again[bit >>> 3] as number) | mask;
    }
  }
  return lists.map((list) => {
    let shared = 0;
    for (const hash of list) {
      const bit = hash >>> (32 - bits);
      shared += ((again[bit >>> 3] as number) >>> (bit & 7)) & 1;
    }
    return shared;
  });
}

/** So many lists at a time are held against all: more would take memory, fewer time. */
const AT_ONCE = 64;

/**
 * The pairs of lists that share so much of the shorter one, by their places, in their order.
 *
 * A list of which less than that stands in any other list is the shorter one of no such pair. So only the rest is held
 * against all lists, which is next to nothing as long as pages differ.
 *
 * @param lists hashes of 32 bits, ascending, each once
 * @param share from 0 to 1
 */
export function pairsSharing(lists: readonly Uint32Array[], share: number): (readonly [one: number, other: number])[] {
  const shared = countShared(lists);
  const lengthOf = (place: number) => lists[place]?.length ?? 0;
  const shorter = [...lists.keys()].filter((place) => (shared[place] ?? 0) / lengthOf(place) >= share);
  const pairs: [number, number][] = [];
  for (let start = 0; start < shorter.length; start += AT_ONCE) {
    const some = shorter.slice(start, start + AT_ONCE);
    for (const [place, common] of countInCommon(some, lists)) {
      for (const [index, one] of some.entries()) {
        const count = common[index] ?? 0;
        const isShorter = lengthOf(one) - lengthOf(place) || one - place;
        if (isShorter < 0 && count > 0 && count / lengthOf(one) >= share)
          pairs.push([Math.min(one, place), Math.max(one, place)]);
      }
    }
  }
  return pairs.sort(([a, b], [c, d]) => a - c || b - d);
}

/** For each list, how many hashes it has in common with each of some. */
function* countInCommon(some: readonly number[], lists: readonly Uint32Array[]) {
  const having = new Map<number, number[]>();
  for (const [index, place] of some.entries()) {
    for (const hash of lists[place] ?? []) {
      const known = having.get(hash);
      if (known) known.push(index);
      else having.set(hash, [index]);
    }
  }
  const common = new Uint32Array(some.length);
  for (const [place, list] of lists.entries()) {
    common.fill(0);
    for (const hash of list) for (const index of having.get(hash) ?? []) common[index] = (common[index] ?? 0) + 1;
    yield [place, common] as const;
  }
}

/** Finds what many lists of hashes have in common, without comparing every list with every other. */

/** As many bits as there are hashes, times this at least: a few in a hundred hashes are taken for shared by mistake. */
const ROOM = 16;

/** So many bits are looked at together, as a power of two: what a processor has near it. */
const BAND = 22;

/**
 * How many hashes of each list stand in another list as well. Never fewer than really do; some more may be counted.
 *
 * @param lists hashes of 32 bits, ascending
 */
export function countShared(lists: readonly Uint32Array[]): Uint32Array {
  const total = lists.reduce((sum, { length }) => sum + length, 0);
  const bits = Math.min(32, Math.max(BAND, Math.ceil(Math.log2(total * ROOM))));
  const table = { once: new Uint8Array(BYTES), again: new Uint8Array(BYTES), shift: 32 - bits };
  const shared = new Uint32Array(lists.length);
  // Where the band begins and ends in each list.
  const starts = new Uint32Array(lists.length);
  const ends = new Uint32Array(lists.length);
  for (let limit = 2 ** (BAND + table.shift); limit <= 2 ** 32; limit += 2 ** (BAND + table.shift)) {
    table.once.fill(0);
    table.again.fill(0);
    for (const [place, list] of lists.entries()) ends[place] = note(list, starts[place] ?? 0, limit, table);
    for (const [place, list] of lists.entries()) {
      shared[place] = (shared[place] ?? 0) + countNoted(list, starts[place] ?? 0, ends[place] ?? 0, table);
    }
    starts.set(ends);
  }
  return shared;
}

const BYTES = 2 ** (BAND - 3);

/** A bit for each hash of a band, or for some together: which were met, and which in two lists. */
interface Table {
  readonly once: Uint8Array;
  readonly again: Uint8Array;
  /** What is left of a hash when so many of its last bits are taken away tells the place of its bit. */
  readonly shift: number;
}

/** @returns the place of the first hash that is not below the limit */
function note(list: Uint32Array, start: number, limit: number, { once, again, shift }: Table): number {
  let last = -1;
  let at = start;
  for (; at < list.length; at += 1) {
    const hash = list[at] as number;
    if (hash >= limit) break;
    // A list that has a hash twice shares it with nobody yet.
    if (hash === last) continue;
    last = hash;
    const bit = hash >>> shift;
    const byte = (bit >>> 3) & (BYTES - 1);
    const mask = 1 << (bit & 7);
    if ((once[byte] as number) & mask) again[byte] = (again[byte] as number) | mask;
    else once[byte] = (once[byte] as number) | mask;
  }
  return at;
}

function countNoted(list: Uint32Array, start: number, end: number, { again, shift }: Table): number {
  let count = 0;
  for (let at = start; at < end; at += 1) {
    const bit = (list[at] as number) >>> shift;
    count += ((again[(bit >>> 3) & (BYTES - 1)] as number) >>> (bit & 7)) & 1;
  }
  return count;
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
 * @param most in so many pairs a list is the later one: where all are alike, there would be the square of them
 */
export function pairsSharing(
  lists: readonly Uint32Array[],
  share: number,
  most = Number.POSITIVE_INFINITY,
): (readonly [one: number, other: number])[] {
  const shared = countShared(lists);
  const found = new Uint32Array(lists.length);
  const lengthOf = (place: number) => lists[place]?.length ?? 0;
  const shorter = [...lists.keys()].filter((place) => (shared[place] ?? 0) / lengthOf(place) >= share);
  const pairs: [number, number][] = [];
  for (let start = 0; start < shorter.length; start += AT_ONCE) {
    const some = shorter.slice(start, start + AT_ONCE);
    for (const [place, common] of countInCommon(some, lists)) {
      for (const [index, one] of some.entries()) {
        const count = common[index] ?? 0;
        const isShorter = lengthOf(one) - lengthOf(place) || one - place;
        const later = Math.max(one, place);
        if (!(isShorter < 0 && count > 0 && count / lengthOf(one) >= share && (found[later] ?? 0) < most)) continue;
        found[later] = (found[later] ?? 0) + 1;
        pairs.push([Math.min(one, place), later]);
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

export interface Randomness {
  /** From 0 to 1, exclusive. */
  next(): number;
  /** An integer from 1 to `most`. */
  upTo(most: number): number;
  shuffled<T>(items: readonly T[]): T[];
}

/** Returns a generator that yields the same numbers for the same seed, so that failures are reproducible (mulberry32). */
export function seededRandom(seed: number): Randomness {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    upTo: (most) => 1 + Math.floor(next() * most),
    shuffled: (items) =>
      items
        .map((item) => [next(), item] as const)
        .sort(([a], [b]) => a - b)
        .map(([, item]) => item),
  };
}

/** Returns the CPU time in milliseconds that this process spends on some work. Other programs do not count. */
function cost(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Each size is this many times the previous one. */
const STEP = 8;

/** Allowed ratio of times for eight times the input. Linear work takes 8 times as long, quadratic work 64 times. */
const MAX_RATIO = 26;

/** Shorter times are not worth a measurement. In milliseconds. */
const NEGLIGIBLE = 12;

const ATTEMPTS = 4;

/**
 * Returns the ratio of times between two sizes of input, if work grows clearly faster than its input. A slow machine gives
 * the same ratio. The best of several attempts counts, because garbage collection distorts some. Starts small, so that
 * exponential work is found without waiting for it.
 */
export function growth<Input>(
  make: (size: number) => Input,
  work: (input: Input) => unknown,
  largest: number,
): number | undefined {
  for (let size = largest / STEP ** 2; size < largest; size *= STEP) {
    const [small, large] = [make(Math.floor(size)), make(Math.floor(size * STEP))];
    let ratio = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < ATTEMPTS && ratio > MAX_RATIO; attempt += 1) {
      const [before, after] = [cost(() => work(small)), cost(() => work(large))];
      // Avoids a division by almost zero.
      ratio = after < NEGLIGIBLE ? 0 : Math.min(ratio, after / Math.max(before, NEGLIGIBLE / MAX_RATIO));
    }
    if (ratio > MAX_RATIO) return Math.round(ratio);
  }
  return undefined;
}

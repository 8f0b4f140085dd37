/** Time of the processor in milliseconds that a piece of work takes in this thread. Other programs do not count. */
function cost(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Each size is this many times the one before. */
const STEP = 8;

/** Eight times the text may take so many times as long. Linear work takes 8 times, square work 64 times. */
const MOST = 26;

/** What takes less than this is not worth a measurement. In milliseconds. */
const NOTHING = 12;

const ATTEMPTS = 4;

/**
 * Says by what factor some work grows with the size of its text, if that is clearly more than the text itself does. Only
 * the ratio counts, so that a slow machine gives the same answer; and the best of several attempts, because a machine
 * that stops to tidy up gives a wrong one. Begins small, so that work that explodes is found and not waited for.
 */
export function growth<Input>(
  make: (size: number) => Input,
  work: (input: Input) => unknown,
  largest: number,
): number | undefined {
  for (let size = largest / STEP ** 2; size < largest; size *= STEP) {
    const [small, large] = [make(Math.floor(size)), make(Math.floor(size * STEP))];
    let ratio = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < ATTEMPTS && ratio > MOST; attempt += 1) {
      const [before, after] = [cost(() => work(small)), cost(() => work(large))];
      // Work that takes no time at all on the small text is judged as if it took some.
      ratio = after < NOTHING ? 0 : Math.min(ratio, after / Math.max(before, NOTHING / MOST));
    }
    if (ratio > MOST) return Math.round(ratio);
  }
  return undefined;
}

/** Longest wait between two attempts, in units: ten minutes where a unit is a second. */
export const LONGEST_WAIT = 600;

/**
 * How long to wait after so many attempts in a row that came to nothing, in units: 1, 2, 4 … at most, and any time up
 * to that, so that what failed together does not come back together («full jitter»,
 * aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter). `random` gives a number from 0 up to 1.
 */
export function backoff(attempts: number, random: () => number): number {
  return random() * Math.min(LONGEST_WAIT, 2 ** (attempts - 1));
}

/** Expiry times, safe against a clock that was wrong when they were set. */

/** How much a clock may be set back without ending what it issued, in milliseconds. Time servers correct less. */
const CLOCK_SKEW = 5 * 60_000;

/** Returns the latest time at which something issued by now for `lasts` milliseconds can end. */
export const latestEnd = (lasts: number, now: number): number => now + lasts + CLOCK_SKEW;

/**
 * True until `endsAt`, if that is at most `lasts` milliseconds away. A later end was set while the clock was ahead, perhaps by
 * years, and counts as past.
 */
export const isCurrent = (endsAt: number, lasts: number, now: number): boolean =>
  endsAt > now && endsAt <= latestEnd(lasts, now);

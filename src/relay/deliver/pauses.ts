/** When a dispatcher tries again: how long a lead waits after a failure, and how long all others wait with it. */
import type { Delivery } from '../types.ts';

// All durations are in units, where a unit is usually a second.

/** Delay between attempts while someone must fix something: from a minute to an hour. */
export const BARRED_DELAY = { first: 60, max: 3600 };

/** Longest time that a store may take to answer. Only then does a lookup show whether it has a lead that it never confirmed. */
export const ANSWER = 30;

/** Maximum back-off. */
const MAX_BACKOFF = 600;

/** Maximum pause while the journal is unusable. Short, because a disk is repaired suddenly. */
const MAX_TROUBLE_PAUSE = 30;

/**
 * @param uptime milliseconds of a monotonic clock
 * @param unit in milliseconds
 */
export function createPauses(unit: number, uptime: () => number, random: () => number) {
  /** No deliveries before this time, by `uptime`. */
  let pausedUntil = Number.NEGATIVE_INFINITY;
  /** Consecutive failed deliveries. */
  let failures = 0;
  return {
    /** Milliseconds until the next delivery, negative if none is paused. */
    left: () => pausedUntil - uptime(),
    /** Pauses all deliveries after a failure, so that waiting leads do not flood a receiver in trouble. */
    after(delivery: Delivery): void {
      const { kind } = delivery;
      if (kind === 'skipped') return;
      const isReachable = kind === 'delivered' || kind === 'refused' || (kind === 'later' && delivery.alone);
      failures = isReachable ? 0 : failures + 1;
      const pause = Math.max(isReachable ? 0 : backoff(failures, random), pauseOf(delivery));
      pausedUntil = uptime() + Math.ceil(pause * unit);
    },
    /** Milliseconds until the next attempt with a lead. */
    retryDelay(delivery: Delivery, attempts: number): number {
      const units =
        delivery.kind === 'later' && delivery.barred
          ? Math.min(BARRED_DELAY.max, BARRED_DELAY.first * 2 ** (attempts - 1))
          : Math.max(pauseOf(delivery), backoff(attempts, random));
      return Math.ceil(units * unit);
    },
  };
}

/**
 * Exponential back-off in units, with full jitter so that leads which failed together are not retried together
 * (aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter).
 *
 * @param attempts consecutive failures
 */
const backoff = (attempts: number, random: () => number) => random() * Math.min(MAX_BACKOFF, 2 ** (attempts - 1));

/** @param troubles consecutive rounds in which the journal was unusable */
export const troublePause = (troubles: number) => Math.min(MAX_TROUBLE_PAUSE, 2 ** (troubles - 1));

const pauseOf = (delivery: Delivery): number => ('pause' in delivery && delivery.pause) || 0;

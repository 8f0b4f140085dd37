import { prefixOf } from '../../base/lib/address.ts';

const MINUTE = 60_000;

/** Maximum number of keys in a window. The least recently active one is dropped first. */
const MAX_KEYS = 10_000;

/** Limits of a network and of all senders together, as multiples of the limit per address. */
const FACTORS = { network: 20, everyone: 100 };

/**
 * Creates a rate limiter with sliding windows of one minute: `perMinute` requests per address, twenty times as many per
 * network, and a hundred times as many accepted forms in total. 0 means no limit.
 * An address is an IPv4 address or an IPv6 /64, a network a /24 or a /48.
 */
export function createLimits(perMinute: number) {
  if (perMinute === 0) return { take: () => 0, accept: () => {} };
  const addresses = createWindow(perMinute);
  const networks = createWindow(perMinute * FACTORS.network);
  const everyone = createWindow(perMinute * FACTORS.everyone);
  return {
    /** Counts a request. Returns the number of seconds to wait, or 0 if the request may pass. */
    take(address: string | undefined, now: number): number {
      const wait = everyone.wait('', now);
      if (address === undefined) return wait;
      const [own, network] = [prefixOf(address, 4), prefixOf(address, 3)];
      const seconds = Math.max(wait, addresses.wait(own, now), networks.wait(network, now));
      if (seconds > 0) return seconds;
      addresses.count(own, now);
      networks.count(network, now);
      return 0;
    },
    /** Counts an accepted form. Only these count towards the total, so that refused ones cannot lock out visitors. */
    accept: (now: number) => everyone.count('', now),
  };
}

/** Creates a counter of events in the last minute, by key. */
function createWindow(limit: number) {
  const recent = new Map<string, readonly number[]>();
  /** Leaves out times that are a minute old, or in the future because the clock was set back. */
  const timesOf = (key: string, now: number) =>
    (recent.get(key) ?? []).filter((time) => time > now - MINUTE && time <= now);
  return {
    /** Returns the number of seconds until another event is allowed. */
    wait(key: string, now: number): number {
      const first = timesOf(key, now).at(-limit);
      return first === undefined ? 0 : Math.max(1, Math.ceil((first + MINUTE - now) / 1000));
    },
    count(key: string, now: number): void {
      const times = [...timesOf(key, now), now];
      // Reinserted, so that the map is ordered by last activity.
      recent.delete(key);
      recent.set(key, times);
      const [oldest] = recent.keys();
      if (recent.size > MAX_KEYS && oldest !== undefined) recent.delete(oldest);
    },
  };
}

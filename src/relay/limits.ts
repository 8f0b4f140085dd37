const MINUTE = 60_000;

/** Maximum number of keys in a window. The least recently active one is dropped first. */
const MAX_KEYS = 10_000;

/** Limits of a network and of all senders together, as multiples of the limit per address. */
const FACTORS = { network: 20, everyone: 100 };

/**
 * Creates a rate limiter with sliding windows of one minute: `perMinute` requests per address, twenty times as many per
 * network, and a hundred times as many accepted forms in total. 0 means no limit.
 *
 * An address is an IPv4 address or an IPv6 /64, the smallest block that a home gets (RFC 6177) and within which a machine
 * changes addresses at will. A network is a /24 or a /48, usually the largest block of a single customer.
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
  const timesOf = (key: string, now: number) => inLastMinute(recent.get(key) ?? [], now);
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

/** Drops times that are a minute old, or in the future because the clock was set back. */
export const inLastMinute = (times: readonly number[], now: number) =>
  times.filter((time) => time > now - MINUTE && time <= now);

/** Returns the first `length` bytes of an IPv4 address, or the first `length` 16-bit groups of an IPv6 address. */
export function prefixOf(address: string, length: number): string {
  const plain = withoutPort(address.toLowerCase()).replace(/%.*$/, '');
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (v4) return v4.split('.').slice(0, length).join('.');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, length);
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':');
}

/** Strips the port that some proxies add, which differs per connection: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
const withoutPort = (address: string) =>
  address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.*)\](:\d+)?$/, '$1');

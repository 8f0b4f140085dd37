const MINUTE = 60_000;

/** Maximum number of senders remembered. The one that was quiet longest is forgotten first. */
const REMEMBERED = 10_000;

/** How many times the limit of one address a whole network may send, and how many times of it may be accepted from all. */
const SHARE = { network: 20, everyone: 100 };

/**
 * In any minute at most `perMinute` requests from one address, twenty times that from its network, and a hundred times
 * that accepted from all. 0 sets no limit.
 *
 * An address is an IPv4 address or a /64, which is the least that a home gets (RFC 6177) and within which a machine changes
 * its address at will. Its network is a /24 or a /48, which is the most that one customer usually has.
 */
export function createLimits(perMinute: number) {
  if (perMinute === 0) return { take: () => 0, accept: () => {} };
  const addresses = createWindow(perMinute);
  const networks = createWindow(perMinute * SHARE.network);
  const everyone = createWindow(perMinute * SHARE.everyone);
  return {
    /** Counts a request. Returns how many seconds the sender has to wait: 0 lets it pass. */
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
    /** Counts a form that was kept. Only these use up what all senders share, so that refused ones lock out no visitor. */
    accept: (now: number) => everyone.count('', now),
  };
}

/** Counts what happened in the last minute, by key. */
function createWindow(limit: number) {
  const recent = new Map<string, readonly number[]>();
  const timesOf = (key: string, now: number) => inLastMinute(recent.get(key) ?? [], now);
  return {
    /** Seconds until one more is allowed. */
    wait(key: string, now: number): number {
      const first = timesOf(key, now).at(-limit);
      return first === undefined ? 0 : Math.max(1, Math.ceil((first + MINUTE - now) / 1000));
    },
    count(key: string, now: number): void {
      const times = [...timesOf(key, now), now];
      // Put in last, so that the map is in the order of the last request.
      recent.delete(key);
      recent.set(key, times);
      const [oldest] = recent.keys();
      if (recent.size > REMEMBERED && oldest !== undefined) recent.delete(oldest);
    },
  };
}

/** Without what is a minute old, and what lies ahead because the clock was set back. */
export const inLastMinute = (times: readonly number[], now: number) =>
  times.filter((time) => time > now - MINUTE && time <= now);

/** The first bytes of an IPv4 address, or the first groups of 16 bits of an IPv6 address: `length` of them. */
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

/** Some proxies name the port, too, which differs with every connection: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
const withoutPort = (address: string) =>
  address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.*)\](:\d+)?$/, '$1');

const MINUTE = 60_000;

/** More addresses than that are not remembered; the one that was quiet longest is forgotten first. */
const REMEMBERED = 10_000;

/** All addresses together may send so many times as much as one. */
const ALL_TOGETHER = 100;

export interface Limits {
  /** Counts a request. Says how many seconds the sender has to wait: 0 lets it pass. */
  take(address: string | undefined, now: number): number;
}

/** At most `perMinute` requests in any minute from one address, and a hundred times that from all. 0 sets no limit. */
export function createLimits(perMinute: number): Limits {
  if (perMinute === 0) return { take: () => 0 };
  const recent = new Map<string, number[]>();
  const all: number[] = [];
  return {
    take(address, now) {
      const network = address === undefined ? undefined : networkOf(address);
      const own = (network !== undefined && recent.get(network)) || [];
      forget(own, now);
      forget(all, now);
      const waits = [wait(own, perMinute, now), wait(all, perMinute * ALL_TOGETHER, now)];
      if (waits.some((seconds) => seconds > 0)) return Math.max(...waits);
      all.push(now);
      if (network !== undefined) remember(recent, network, own, now);
      return 0;
    },
  };
}

/** Forgets what is a minute old, and what lies ahead because the clock was set back. */
export function forget(times: number[], now: number): void {
  // In place, because nobody may hand over as many arguments as there may be times.
  let kept = 0;
  for (const time of times) if (time > now - MINUTE && time <= now) times[kept++] = time;
  times.length = kept;
}

function wait(times: readonly number[], limit: number, now: number): number {
  const first = times[times.length - limit];
  return first === undefined ? 0 : Math.max(1, Math.ceil((first + MINUTE - now) / 1000));
}

function remember(recent: Map<string, number[]>, network: string, times: number[], now: number): void {
  times.push(now);
  // Put in anew, so that the map stays in the order of the last request.
  recent.delete(network);
  recent.set(network, times);
  const [oldest] = recent.keys();
  if (recent.size > REMEMBERED && oldest !== undefined) recent.delete(oldest);
}

/**
 * What one person usually has: an IPv4 address, or the first 64 bits of an IPv6 address (RFC 6177: a home gets at
 * least a /64, and a machine in it changes its address at will).
 */
export function networkOf(address: string): string {
  const plain = withoutPort(address.toLowerCase()).replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  if (mapped?.[1]) return mapped[1];
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4);
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':');
}

/** Some proxies name the port, too, which is another one for every connection: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
const withoutPort = (address: string) =>
  address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.*)\](:\d+)?$/, '$1');

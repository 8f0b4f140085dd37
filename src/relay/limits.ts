import { prefixOf } from '../lib/address-prefix.ts';

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

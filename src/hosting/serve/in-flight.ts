/** Limits how many requests or connections there are at the same time, by who is behind them. */
import { prefixOf } from '../../base/lib/address.ts';

/**
 * Maximum number of requests at the same time: in total, which protects memory, and per address and network, which keeps
 * one sender from using up the total. A browser makes six at a time, and a whole office can share one address.
 */
export const IN_FLIGHT = { all: 1_000, network: 300, address: 100 };

/** Why a request is not served: this sender has too many, or all senders together have. */
export type Refusal = 'sender' | 'all';

/**
 * Creates a counter of the requests that are being served, or of connections. `enter` returns a function to call once when
 * one is over, or why it is refused. Those without an address count only towards the total.
 */
export function createInFlight(limits: typeof IN_FLIGHT = IN_FLIGHT) {
  const open = new Map<string, number>();
  const limitedKeys = (address: string | undefined) =>
    address === undefined
      ? []
      : [
          { key: `address ${prefixOf(address, 4)}`, limit: limits.address },
          { key: `network ${prefixOf(address, 3)}`, limit: limits.network },
        ];
  let total = 0;

  return (address: string | undefined): (() => void) | Refusal => {
    const keys = limitedKeys(address);
    if (keys.some(({ key, limit }) => (open.get(key) ?? 0) >= limit)) return 'sender';
    if (total >= limits.all) return 'all';
    const add = (change: 1 | -1) => {
      total += change;
      for (const { key } of keys) {
        const count = (open.get(key) ?? 0) + change;
        if (count > 0) open.set(key, count);
        else open.delete(key);
      }
    };
    add(1);
    return () => add(-1);
  };
}

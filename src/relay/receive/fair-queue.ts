/** Does costly work one piece at a time, so that no sender keeps the others waiting for long. */
import { prefixOf } from '../../base/lib/address.ts';

/** Maximum number of pieces of work that wait: of one address, and in total. */
const MAX_WAITING = { address: 4, all: 40 };

/** Time in milliseconds after which used time is forgotten. */
const REMEMBERED_MS = 60_000;

/** Longest wait for a turn in milliseconds. A visitor who would wait longer is told so instead. */
const PATIENCE_MS = 20_000;

/** Thrown for work that cannot even wait. `who` has too much of it waiting: its sender, or all together. */
export class QueueFull extends Error {
  readonly who: 'sender' | 'all';
  constructor(who: 'sender' | 'all') {
    super('Too much is waiting.');
    this.who = who;
  }
}

interface QueuedWork {
  readonly address: string;
  readonly network: string;
  /** When it began to wait. */
  readonly since: number;
  readonly run: () => Promise<void>;
  readonly refuse: () => void;
}

/**
 * Creates a queue. The next turn belongs to the sender whose network and address have used the least time in the last minute.
 * Time spent waiting counts in favour: otherwise, newcomers would keep others waiting as long as there are any. If the queue
 * is full, work of the network that has most of it gives way.
 */
export function createFairQueue(now: () => number = () => performance.now()) {
  const waiting: QueuedWork[] = [];
  const used = new Map<string, { readonly ms: number; readonly at: number }>();
  let running: QueuedWork | undefined;

  const usedBy = (key: string) => used.get(key)?.ms ?? 0;
  const countOf = (network: string) => waiting.filter((each) => each.network === network).length;

  function charge({ address, network }: QueuedWork, ms: number): void {
    for (const key of [network, address]) used.set(key, { ms: usedBy(key) + ms, at: now() });
  }

  const waitOf = ({ since }: QueuedWork) => now() - since;
  const rank = (each: QueuedWork) => usedBy(each.network) + usedBy(each.address) - waitOf(each);

  function refuse(unlucky: QueuedWork): void {
    waiting.splice(waiting.indexOf(unlucky), 1);
    unlucky.refuse();
  }

  async function work(): Promise<void> {
    if (running) return;
    for (;;) {
      for (const [key, { at }] of used) if (now() - at > REMEMBERED_MS) used.delete(key);
      for (const late of waiting.filter((each) => waitOf(each) > PATIENCE_MS)) refuse(late);
      // Sorting is stable, so among equals the first one is next.
      const [next] = waiting.toSorted((a, b) => rank(a) - rank(b));
      if (!next) return;
      waiting.splice(waiting.indexOf(next), 1);
      running = next;
      const start = now();
      await next.run();
      charge(next, now() - start);
      running = undefined;
    }
  }

  /** Makes room for one more, or throws QueueFull. */
  function makeRoom(address: string, network: string): void {
    const own = [...waiting, ...(running ? [running] : [])].filter((each) => each.address === address);
    if (own.length >= MAX_WAITING.address) throw new QueueFull('sender');
    if (waiting.length < MAX_WAITING.all) return;
    const [largest] = waiting.toSorted((a, b) => countOf(b.network) - countOf(a.network));
    if (!largest || countOf(largest.network) <= countOf(network) + 1) throw new QueueFull('all');
    refuse(waiting.findLast((each) => each.network === largest.network) as QueuedWork);
  }

  /** Does work when its turn comes. Rejects with QueueFull if it does not get one. */
  return async <T>(sender: string | undefined, task: () => Promise<T>): Promise<T> => {
    const address = `address ${prefixOf(sender ?? '', 4)}`;
    const network = `network ${prefixOf(sender ?? '', 3)}`;
    makeRoom(address, network);
    return new Promise<T>((resolve, reject) => {
      const run = () => task().then(resolve, reject);
      waiting.push({ address, network, since: now(), run, refuse: () => reject(new QueueFull('all')) });
      void work();
    });
  };
}

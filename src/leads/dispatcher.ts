import { setTimeout as sleep } from 'node:timers/promises';
import { backoff } from './backoff.ts';
import { UNREADABLE } from './journal/rows.ts';
import type { Journal } from './journal.ts';
import type { Patience } from './patiently.ts';
import type { Delivery, Lead, Store } from './types.ts';

/**
 * How long a claim holds unless it is extended, in units. After a crash, what was under way waits for so long. It is
 * extended three times as often.
 */
const LEASE = 60;

/** How long `drain` waits for the next lead before it gives up, in units: longer than the pause after a 429. */
const PATIENCE = 90;

/** After so many attempts, a lead whose answer was lost is sent again although the store could not say if it has it. */
const BLIND_AFTER = 6;

/** How long something waits for someone who mends the key: a minute at first, an hour at most, in units. */
const BARRED_WAIT = { first: 60, longest: 3600 };

/** What happened, for logs. Holds no personal data but the lead itself. */
export type DispatchEvent =
  | { readonly kind: 'settled'; readonly lead: Lead; readonly delivery: Delivery }
  /** The journal could not be used, or we have a bug. The loop goes on. */
  | { readonly kind: 'trouble'; readonly error: unknown };

export interface DispatcherOptions {
  readonly journal: Journal;
  readonly store: Store;
  /** Unit of all waiting, in milliseconds. */
  readonly unit: number;
  /** How to wait for another process that is writing. Without it, calls of the journal wait themselves. */
  readonly patiently?: Patience;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Milliseconds since some moment, by a clock that nobody sets. */
  readonly uptime?: () => number;
  /** Resolves after so many milliseconds, or as soon as the signal is aborted. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly random?: () => number;
  readonly onEvent?: (event: DispatchEvent) => void;
}

export interface Dispatcher {
  /** Starts looking for work, or looks at once because a lead has just been written down. */
  wake(): void;
  /** Ends that for good. Resolves when the delivery under way is written down. */
  stop(): Promise<void>;
  /**
   * Delivers until nothing waits any more, or what waits is not due for a long time, or not before `until`, in
   * milliseconds since 1970. Not after `wake`.
   */
  drain(until?: number): Promise<void>;
}

/** Brings leads from the journal to the store. Several may work on one journal, each in its own process. */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { journal, store, unit, now = Date.now, uptime = () => performance.now() } = options;
  const { wait = waitFor, random = Math.random, onEvent = () => {}, patiently = async (work) => work() } = options;
  let alarm = new AbortController();
  let stopped = false;
  let loop: Promise<void> | undefined;
  /** The store is left alone until then, by `uptime`. */
  let pausedUntil = Number.NEGATIVE_INFINITY;
  /** Deliveries in a row that came to nothing. */
  let troubles = 0;

  /** Delivers what is due, one batch. False if nothing was. */
  async function once(): Promise<boolean> {
    if (uptime() < pausedUntil) return false;
    await patiently(() => journal.shortenWaits(now(), { attempt: BARRED_WAIT.longest * unit, lease: LEASE * unit }));
    if ((journal.due() ?? Number.POSITIVE_INFINITY) > now()) return false;
    const claimed = await patiently(() => journal.claim(store.batch, now(), LEASE * unit));
    if (claimed.length === 0) return false;
    const leads = claimed.filter(({ cause }) => cause !== UNREADABLE);
    for (const lead of claimed) if (!leads.includes(lead)) await settle(lead, { kind: 'refused', cause: UNREADABLE });
    if (leads.length === 0) return true;
    await holding(leads, async () => {
      const known = await lookFor(leads);
      const unsent = leads.filter((lead) => !known.has(lead));
      const answers = unsent.length === 0 ? [] : await store.deliver((unsent[0] as Lead).table, unsent);
      const deliveries: Delivery[] = [];
      for (const [index, lead] of unsent.entries()) {
        // A store that answers for too few is a bug of ours; what it left out may have been taken.
        const delivery = answers[index] ?? { kind: 'unknown', cause: 'no answer for this lead' };
        await settle(lead, delivery);
        deliveries.push(delivery);
      }
      restAfter([...known.values(), ...deliveries]);
    });
    return true;
  }

  /** Keeps the lease while the work takes its time. */
  async function holding(leads: readonly Lead[], work: () => Promise<void>): Promise<void> {
    const done = new AbortController();
    const ids = leads.map(({ id }) => id);
    const beat = async () => {
      await wait((LEASE * unit) / 3, done.signal);
      while (!done.signal.aborted) {
        try {
          journal.extend(ids, now() + LEASE * unit);
        } catch (error) {
          // The next beat comes before the lease is over.
          onEvent({ kind: 'trouble', error });
        }
        await wait((LEASE * unit) / 3, done.signal);
      }
    };
    const beating = beat().catch((error: unknown) => onEvent({ kind: 'trouble', error }));
    try {
      await work();
    } finally {
      done.abort();
      await beating;
    }
  }

  /**
   * Where an earlier answer was lost, or said that the store had failed, the store may hold the lead already. What it
   * holds is delivered, and while it is too busy to say, the lead waits. Any other is sent again; where that may make a
   * second record, it is remarked before, because this process may end at any moment.
   */
  async function lookFor(leads: readonly Lead[]): Promise<ReadonlyMap<Lead, Delivery>> {
    const lost = leads.filter(({ unanswered }) => unanswered);
    const known = new Map<Lead, Delivery>();
    if (!lost[0] || !store.find) return known;
    const findings = await store.find(lost[0].table, lost);
    for (const [index, lead] of lost.entries()) {
      const finding = findings[index];
      if (typeof finding === 'object' && (finding.kind === 'delivered' || lead.attempts < BLIND_AFTER)) {
        known.set(lead, finding);
        await settle(lead, finding);
      } else if (finding !== 'harmless' && (finding !== 'absent' || lead.lost)) {
        await patiently(() => journal.remark(lead.id, 'maybe-twice', now()));
      }
    }
    return known;
  }

  async function settle(lead: Lead, delivery: Delivery): Promise<void> {
    const retryAt = now() + Math.ceil(waitAfter(delivery, lead.attempts + 1) * unit);
    await patiently(() => journal.settle(lead.id, delivery, now(), retryAt));
    onEvent({ kind: 'settled', lead, delivery });
  }

  function waitAfter(delivery: Delivery, attempts: number): number {
    if (!isBarred(delivery)) return Math.max(pauseIn(delivery), backoff(attempts, random));
    return Math.min(BARRED_WAIT.longest, BARRED_WAIT.first * 2 ** (attempts - 1));
  }

  /** A store in trouble is not asked again at once for every other lead that waits. */
  function restAfter(deliveries: readonly Delivery[]): void {
    const answered = deliveries.some(
      (delivery) =>
        delivery.kind === 'delivered' ||
        delivery.kind === 'refused' ||
        (isBarred(delivery) && delivery.barred === 'table'),
    );
    troubles = answered ? 0 : troubles + 1;
    const rest = Math.max(answered ? 0 : backoff(troubles, random), ...deliveries.map(pauseIn));
    pausedUntil = uptime() + Math.ceil(rest * unit);
  }

  /** One look; what goes wrong is told, and the next look is as good a remedy as any. */
  async function look(): Promise<boolean> {
    try {
      return await once();
    } catch (error) {
      onEvent({ kind: 'trouble', error });
      return false;
    }
  }

  async function run(): Promise<void> {
    while (!stopped) {
      alarm = new AbortController();
      if (await look()) continue;
      // What another process wrote is found by looking again every unit.
      if (!stopped) await wait(Math.max(1, unit, pausedUntil - uptime()), alarm.signal);
    }
  }

  return {
    wake() {
      alarm.abort();
      loop ??= run();
    },
    async stop() {
      stopped = true;
      alarm.abort();
      await loop;
    },
    async drain(until = Number.POSITIVE_INFINITY) {
      const never = new AbortController().signal;
      while (true) {
        if (await once()) continue;
        const due = journal.due();
        const next = Math.max(due ?? 0, now() + pausedUntil - uptime());
        if (due === undefined || next > Math.min(until, now() + PATIENCE * unit)) return;
        await wait(Math.max(1, next - now()), never);
      }
    },
  };
}

const pauseIn = (delivery: Delivery): number => ('pause' in delivery && delivery.pause) || 0;

const isBarred = (delivery: Delivery): delivery is Delivery & { kind: 'later' } =>
  delivery.kind === 'later' && delivery.barred !== undefined;

async function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

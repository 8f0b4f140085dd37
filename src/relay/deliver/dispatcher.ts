import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { shortCause } from '../../base/lib/errors.ts';
import type { Journal } from '../journal/journal.ts';
import { UNREADABLE } from '../journal/reader.ts';
import type { Channel, Delivery, Lead } from '../types.ts';
import { ANSWER, BARRED_DELAY, createPauses, troublePause } from './pauses.ts';

// The following durations are in units, where a unit is usually a second.

/**
 * Duration of a lease, which is renewed after each third of it. After a crash, the lead under way is retried once its lease
 * has expired.
 */
const LEASE = 60;

/** How long `drain` waits for the next lead before it gives up. Longer than the pause after a 429. */
const MAX_IDLE = 90;

/** How long `stop` waits for a receiver that does not answer, in milliseconds. */
const GRACE_MS = 5_000;

/** Delivers leads from the journal on one channel. */
export interface Deliverer {
  readonly channel: Channel;
  /** For logs: `airtable`, `journal`, `mail notice`. */
  readonly name: string;
  /** Never throws for errors of the receiver. */
  deliver(lead: Lead): Promise<Delivery>;
}

interface DispatcherOptions {
  readonly journal: Journal;
  readonly deliverer: Deliverer;
  /** Unit of all delays, in milliseconds. */
  readonly unit: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Milliseconds of a monotonic clock. */
  readonly uptime?: () => number;
  /** Resolves after `ms` milliseconds, or as soon as the signal is aborted. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly random?: () => number;
  /** Called when the outcome of a delivery has been recorded. */
  readonly onSettled?: (lead: Lead, delivery: Delivery) => unknown;
  /** Runs a round of the loop, which rejects if the journal is unusable or there is a bug. The loop goes on after a pause. */
  readonly watched?: <Result>(round: () => Promise<Result>) => Promise<Result>;
}

/** Creates a dispatcher, which delivers leads from the journal on one channel. Several processes can share a journal. */
export function createDispatcher(options: DispatcherOptions) {
  const { journal, deliverer, unit, now = Date.now, uptime = () => performance.now() } = options;
  const { wait = sleepUntilAborted, random = Math.random, onSettled, watched = (round) => round() } = options;
  const { channel } = deliverer;
  const { retryWhileBusy } = journal;
  const maxDelay = BARRED_DELAY.max * unit;
  const pauses = createPauses(unit, uptime, random);
  let idle = new AbortController();
  let stopped = false;
  let loop: Promise<void> | undefined;
  /** Ends the lease of the lead that is being delivered, if any. */
  let release: (() => Promise<void>) | undefined;
  /** Writes the outcome that is not in the journal yet. Until it is, nothing else is delivered. */
  let writeOutcome: (() => Promise<void>) | undefined;

  /** Delivers the oldest lead that is due. Returns false if none is. Throws if the journal is unusable. */
  async function deliverNext(): Promise<boolean> {
    await writeOutcome?.();
    const due = await retryWhileBusy(() => journal.due(channel, now(), maxDelay));
    if (due === undefined || due > now() || pauses.left() > 0) return false;
    const lead = await retryWhileBusy(() => journal.claim(channel, now(), LEASE * unit, maxDelay));
    if (!lead) return false;
    if (lead.cause === UNREADABLE) await settle(lead, { kind: 'later', cause: UNREADABLE, barred: true, alone: true });
    else await deliver(lead);
    return true;
  }

  async function deliver(lead: Lead): Promise<void> {
    const done = new AbortController();
    const renewal = renewLease(lead, done.signal);
    release = async () => {
      done.abort();
      await renewal;
      // A store may still record what was sent, and a lookup before that would miss it. Nothing can look a mail up, but this
      // process needs a moment to end, and its connections with it.
      const wait = channel === 'store' ? ANSWER : 1;
      await retryWhileBusy(() => journal.extend(channel, lead.id, now() + wait * unit));
    };
    try {
      let thrown: Error | undefined;
      const delivery = await deliverer.deliver(lead).catch((error: Error): Delivery => {
        // The journal is unusable, or there is a bug. The lead may have been sent.
        thrown = error;
        return { kind: 'unknown', cause: shortCause({ code: error.name, ...error }) };
      });
      pauses.after(delivery);
      await settle(lead, delivery);
      if (thrown) throw thrown;
    } finally {
      release = undefined;
      done.abort();
      await renewal;
    }
  }

  /** Renews the lease of a lead until its delivery ends. If one renewal fails, the next still comes in time. */
  async function renewLease({ id }: Lead, done: AbortSignal): Promise<void> {
    for (;;) {
      await wait((LEASE * unit) / 3, done);
      if (done.aborted) return;
      const extend = () => journal.extend(channel, id, now() + LEASE * unit);
      await watched(() => retryWhileBusy(extend)).catch(() => {});
    }
  }

  async function settle(lead: Lead, delivery: Delivery): Promise<void> {
    const at = now();
    const retryAt = at + pauses.retryDelay(delivery, lead.attempts + 1);
    writeOutcome = async () => {
      await retryWhileBusy(() => journal.settle(channel, lead.id, delivery, at, retryAt));
      writeOutcome = undefined;
      onSettled?.(lead, delivery);
    };
    await writeOutcome();
  }

  async function run(): Promise<void> {
    for (let troubles = 0; !stopped; ) {
      idle = new AbortController();
      const outcome = await watched(deliverNext).catch(() => 'trouble' as const);
      troubles = outcome === 'trouble' ? troubles + 1 : 0;
      if (stopped) return;
      // Lets other work run, however many leads are due.
      if (outcome === true) await nextTurn();
      else if (outcome === 'trouble') await wait(troublePause(troubles) * unit, idle.signal);
      // Polls once per unit, because other processes may add leads too.
      else await wait(Math.max(1, unit, pauses.left()), idle.signal);
    }
  }

  return {
    /** Starts the loop. If it is running, makes it look for leads immediately. */
    wake(): void {
      idle.abort();
      loop ??= run();
    },
    /**
     * Stops the loop permanently. Waits some seconds for the outcome of the current delivery to be recorded, then leaves its
     * lead to the next process.
     */
    async stop(): Promise<void> {
      stopped = true;
      idle.abort();
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([loop, new Promise((resolve) => (timer = setTimeout(resolve, GRACE_MS)))]);
      clearTimeout(timer);
      // If this fails, the lease expires.
      await release?.().catch(() => {});
    },
    /**
     * Delivers until no lead is waiting, or none is due soon or before `until`, in milliseconds since 1970. Must not be
     * called after `wake`. Throws if the journal is unusable.
     */
    async drain(until = Number.POSITIVE_INFINITY): Promise<void> {
      for (;;) {
        if (await deliverNext()) continue;
        const due = await retryWhileBusy(() => journal.due(channel, now(), maxDelay));
        const next = Math.max(due ?? 0, now() + pauses.left());
        if (due === undefined || next > Math.min(until, now() + MAX_IDLE * unit)) return;
        await wait(Math.max(1, next - now()), new AbortController().signal);
      }
    },
  };
}

const sleepUntilAborted = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => {});

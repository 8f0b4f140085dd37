import { setTimeout as sleep } from 'node:timers/promises';
import { UNREADABLE } from './journal/reader.ts';
import type { Journal } from './journal.ts';
import type { Channel, Delivery, Lead } from './types.ts';

// All of these are in units, where a unit is usually a second.

/**
 * How long a claim holds unless it is extended, which happens three times as often. After a crash, what was under way waits
 * that long.
 */
const LEASE = 60;

/** How long `drain` waits for the next lead before it gives up: longer than the pause after a 429. */
const PATIENCE = 90;

/** How long something waits that someone has to fix: a minute at first, an hour at most. */
const BARRED_WAIT = { first: 60, longest: 3600 };

/** Longest wait after failed attempts. */
const LONGEST_WAIT = 600;

/** A way out of the journal. */
export interface Way {
  readonly channel: Channel;
  /** For logs: `airtable`, `journal`, `mail notice`. */
  readonly name: string;
  /** Never throws for what the receiver does. */
  deliver(lead: Lead): Promise<Delivery>;
}

/** What happened, for logs. Holds no personal data but the lead itself. */
export type DispatchEvent =
  | { readonly kind: 'settled'; readonly way: Way; readonly lead: Lead; readonly delivery: Delivery }
  /** The journal could not be used, or we have a bug. The loop goes on. */
  | { readonly kind: 'trouble'; readonly way: Way; readonly error: unknown };

interface DispatcherOptions {
  readonly journal: Journal;
  readonly way: Way;
  /** Unit of all waiting, in milliseconds. */
  readonly unit: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Milliseconds since some moment, by a clock that is never set. */
  readonly uptime?: () => number;
  /** Resolves after that many milliseconds, or as soon as the signal is aborted. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly random?: () => number;
  readonly onEvent?: (event: DispatchEvent) => void;
}

/** Brings leads out of the journal on one way. Several may work on one journal, each in its own process. */
export function createDispatcher(options: DispatcherOptions) {
  const { journal, way, unit, now = Date.now, uptime = () => performance.now() } = options;
  const { wait = waitFor, random = Math.random, onEvent = () => {} } = options;
  const { channel } = way;
  const { patiently } = journal;
  const longest = BARRED_WAIT.longest * unit;
  let alarm = new AbortController();
  let stopped = false;
  let loop: Promise<void> | undefined;
  /** The receiver is left alone until then, by `uptime`. */
  let pausedUntil = Number.NEGATIVE_INFINITY;
  /** Failed deliveries in a row. */
  let failures = 0;
  /** Outcomes that the journal could not take yet. Whatever it says, these leads are not sent again. */
  const unwritten = new Map<string, () => Promise<void>>();
  const onTrouble = (error: unknown) => onEvent({ kind: 'trouble', way, error });

  /** Delivers the oldest lead that is due. False if none is. */
  async function once(): Promise<boolean> {
    for (const write of [...unwritten.values()]) await write();
    const due = journal.due(channel, now(), longest);
    if (due === undefined || due > now() || uptime() < pausedUntil) return false;
    const lead = await patiently(() => journal.claim(channel, now(), LEASE * unit, longest));
    if (!lead) return false;
    if (lead.cause === UNREADABLE) await settle(lead, { kind: 'refused', cause: UNREADABLE });
    else if (!unwritten.has(lead.id)) await deliver(lead);
    return true;
  }

  async function deliver(lead: Lead): Promise<void> {
    const done = new AbortController();
    const holding = hold(lead, done.signal);
    try {
      const delivery = await way.deliver(lead);
      restAfter(delivery);
      await settle(lead, delivery);
    } finally {
      done.abort();
      await holding;
    }
  }

  /** Extends the lease of a lead again and again. If that fails once, the next time comes before the lease is over. */
  async function hold({ id }: Lead, done: AbortSignal): Promise<void> {
    for (;;) {
      await wait((LEASE * unit) / 3, done);
      if (done.aborted) return;
      await patiently(() => journal.extend(channel, id, now() + LEASE * unit)).catch(onTrouble);
    }
  }

  async function settle(lead: Lead, delivery: Delivery): Promise<void> {
    const at = now();
    const retryAt = at + Math.ceil(waitAfter(delivery, lead.attempts + 1) * unit);
    const write = async () => {
      try {
        await patiently(() => journal.settle(channel, lead.id, delivery, at, retryAt));
        unwritten.delete(lead.id);
        onEvent({ kind: 'settled', way, lead, delivery });
      } catch (error) {
        unwritten.set(lead.id, write);
        onTrouble(error);
      }
    };
    await write();
  }

  function waitAfter(delivery: Delivery, attempts: number): number {
    if (delivery.kind !== 'later' || !delivery.barred) return Math.max(pauseIn(delivery), backoff(attempts, random));
    return Math.min(BARRED_WAIT.longest, BARRED_WAIT.first * 2 ** (attempts - 1));
  }

  /** A receiver in trouble is not asked again at once for every other lead that waits. */
  function restAfter(delivery: Delivery): void {
    const { kind } = delivery;
    if (kind === 'skipped') return;
    const answered = kind === 'delivered' || kind === 'refused' || (kind === 'later' && delivery.alone);
    failures = answered ? 0 : failures + 1;
    const rest = Math.max(answered ? 0 : backoff(failures, random), pauseIn(delivery));
    pausedUntil = uptime() + Math.ceil(rest * unit);
  }

  async function run(): Promise<void> {
    while (!stopped) {
      alarm = new AbortController();
      const hasWorked = await once().catch(onTrouble);
      // What another process wrote is found by looking again every unit.
      if (!hasWorked && !stopped) await wait(Math.max(1, unit, pausedUntil - uptime()), alarm.signal);
    }
  }

  return {
    /** Starts looking for work, or looks at once because a lead has just been written down. */
    wake(): void {
      alarm.abort();
      loop ??= run();
    },
    /** Ends that for good. Resolves when the delivery under way is written down. */
    async stop(): Promise<void> {
      stopped = true;
      alarm.abort();
      await loop;
    },
    /**
     * Delivers until nothing waits any more, or what waits is not due for a long time, or not before `until`, in
     * milliseconds since 1970. Not after `wake`.
     */
    async drain(until = Number.POSITIVE_INFINITY): Promise<void> {
      for (;;) {
        if (await once()) continue;
        const due = journal.due(channel, now(), longest);
        const next = Math.max(due ?? 0, now() + pausedUntil - uptime());
        if (due === undefined || unwritten.size > 0 || next > Math.min(until, now() + PATIENCE * unit)) return;
        await wait(Math.max(1, next - now()), new AbortController().signal);
      }
    },
  };
}

/**
 * How many units to wait after a number of failed attempts in a row: 1, 2, 4 … at most, and any time up to that, so that
 * what failed together does not come back together («full jitter»,
 * aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter). `random` gives a number from 0 up to 1.
 */
const backoff = (attempts: number, random: () => number) => random() * Math.min(LONGEST_WAIT, 2 ** (attempts - 1));

const pauseIn = (delivery: Delivery): number => ('pause' in delivery && delivery.pause) || 0;

const waitFor = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => {});

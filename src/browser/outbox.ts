import type { FormValues } from '../shared/form-spec.ts';
import { type Answer, timeFor } from './send.ts';
import { OUTBOX_KEY } from './waiting.ts';

const WEEK = 7 * 24 * 60 * 60_000;

/** A form that changed since may refuse what was kept. No one sees that message, so the entry stays and is tried again much later. */
const AFTER_REFUSAL: Answer = { kind: 'wait', pause: 60 * 60_000 };

/** Longer than all tries of one submission take, in milliseconds. */
const leaseOf = ({ photos }: Pick<Waiting, 'photos'>) => 4 * timeFor(photos?.sizes);

export interface Waiting {
  readonly id: string;
  readonly action: string;
  readonly values: FormValues;
  /** Pictures that belong to it, kept elsewhere: what the form calls them, and the size of each in bytes. */
  readonly photos?: { readonly name: string; readonly sizes: readonly number[] } | undefined;
  /** When the visitor sent it, in milliseconds since 1970. */
  readonly at: number;
  /** Not to be sent before: its form is trying, or the receiver asked for a pause. */
  readonly notBefore: number;
}

export type WritableOutbox = ReturnType<typeof createOutbox>;

const isTooOld = ({ at }: Waiting) => Date.now() - at >= WEEK;

/** False for an entry from the future: the clock was set back since, and the entry would rest far too long. */
const isResting = ({ at, notBefore }: Waiting) => notBefore > Date.now() && at <= Date.now();

/**
 * @param storage called for every access, because a browser that blocks storage throws for its mere mention
 * @param send tries once; nothing is left of the pictures of what has arrived
 * @param forget deletes the pictures of an entry
 */
export function createOutbox(
  storage: () => Storage,
  send: (entry: Waiting) => Promise<Answer>,
  forget: (id: string) => Promise<void>,
) {
  const listeners = new Set<() => void>();
  /** Entries whose own form is trying right now: on their way, and not yet waiting. */
  const underWay = new Set<string>();
  /** What this page has seen waiting. */
  const seen = new Map<string, Waiting>();
  /** What it has seen wait in vain. */
  const gone = new Map<string, Waiting>();
  let delivering = false;

  const entries = (): readonly Waiting[] => stored().filter((entry) => !isTooOld(entry));

  /** Also what is too old: its pictures have to go first. */
  function stored(): readonly Waiting[] {
    try {
      const all: Waiting[] = JSON.parse(storage().getItem(OUTBOX_KEY) ?? '[]');
      return all.filter(({ id }) => id);
    } catch {
      // Storage is blocked, or something else wrote there: nothing waits.
      return [];
    }
  }

  /** False if the browser refuses: storage is blocked, or full. */
  function write(left: readonly Waiting[]): boolean {
    try {
      const text = left.length ? JSON.stringify(left) : '';
      if (text === (storage().getItem(OUTBOX_KEY) ?? '')) return true;
      if (text) storage().setItem(OUTBOX_KEY, text);
      else storage().removeItem(OUTBOX_KEY);
      notify();
      return true;
    } catch {
      return false;
    }
  }

  /** What has not arrived: what waits, and what went before it could be sent. */
  function unarrived(isEmptied = false): readonly Waiting[] {
    const waiting = entries();
    for (const [id, entry] of seen) {
      if (waiting.some((each) => each.id === id)) continue;
      seen.delete(id);
      if (isEmptied || isTooOld(entry)) gone.set(id, entry);
    }
    for (const entry of waiting) seen.set(entry.id, entry);
    return [...waiting, ...gone.values()];
  }

  /** Tells the listeners that something changed. `isEmptied`: everything was deleted, so nothing that went has arrived. */
  function notify(isEmptied?: boolean): void {
    unarrived(isEmptied);
    for (const listener of listeners) listener();
  }

  /** After a try: what arrived or never will leaves the outbox, the rest stays. True if the entry waits here. */
  function settle(id: string, answer: Answer): boolean {
    underWay.delete(id);
    const stays = answer.kind === 'retry' || answer.kind === 'wait';
    const notBefore = answer.kind === 'wait' ? Date.now() + answer.pause : 0;
    if (!stays) gone.delete(id);
    // Read again each time: another tab may have changed the rest meanwhile.
    const all = stored();
    write(all.flatMap((entry) => (entry.id !== id ? entry : stays ? { ...entry, notBefore } : [])));
    return stays && all.some((entry) => entry.id === id);
  }

  async function deliverAll(): Promise<void> {
    for (const entry of entries()) {
      if (isResting(entry)) continue;
      const answer = await send(entry);
      settle(entry.id, answer.kind === 'invalid' ? AFTER_REFUSAL : answer);
      if (answer.kind === 'wait') return;
    }
  }

  /** Tries once to send each entry that may be sent. Two tabs never do so at once, where they can know. */
  async function deliver(): Promise<void> {
    for (const entry of stored()) if (entry.photos && isTooOld(entry)) await forget(entry.id);
    const all = entries();
    // What grew too old is gone from here on.
    write(all);
    if (delivering || all.length === 0) return;
    delivering = true;
    try {
      // Absent on pages without TLS. Without it two tabs may send the same entry, which its id makes harmless.
      const locks = globalThis.navigator?.locks;
      await (locks ? locks.request(OUTBOX_KEY, { ifAvailable: true }, (lock) => lock && deliverAll()) : deliverAll());
    } finally {
      delivering = false;
    }
  }

  return {
    pending: (action: string) =>
      unarrived().filter((entry) => entry.action === action && !underWay.has(entry.id)).length,
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Puts an entry in before its first try. False if the browser stores nothing. */
    add(entry: Omit<Waiting, 'at' | 'notBefore'>): boolean {
      const at = Date.now();
      underWay.add(entry.id);
      const others = stored().filter(({ id }) => id !== entry.id);
      return write([...others, { ...entry, at, notBefore: at + leaseOf(entry) }]);
    },
    settle,
    entries,
    deliver,
    notify,
  };
}

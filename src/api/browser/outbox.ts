import type { FormValues } from '../forms/form-spec.ts';
import { type Answer, timeFor } from './send.ts';
import { OUTBOX_KEY } from './waiting.ts';

const WEEK = 7 * 24 * 60 * 60_000;

/** In milliseconds. A longer one could last until the entry is too old, and a try an hour bothers no one. */
const LONGEST_PAUSE = 60 * 60_000;

/** A form that has changed may reject a stored entry. The message would not be seen, so the entry stays for a much later retry. */
const AFTER_REFUSAL: Answer = { kind: 'wait', pause: LONGEST_PAUSE };

/** Longer than all tries of one submission take together, in milliseconds. */
const lease = ({ photos }: Pick<WaitingEntry, 'photos'>) => 4 * timeFor(photos?.sizes);

export interface WaitingEntry {
  readonly id: string;
  readonly action: string;
  readonly values: FormValues;
  /** Its photos, which are stored elsewhere: their field name in the form, and the size of each in bytes. */
  readonly photos?: { readonly name: string; readonly sizes: readonly number[] } | undefined;
  /** Time of submission, in milliseconds since 1970. */
  readonly at: number;
  /** No retry before this time, because its form is still trying or the receiver requested a pause. */
  readonly notBefore: number;
}

export type WritableOutbox = ReturnType<typeof createOutbox>;

const isTooOld = ({ at }: WaitingEntry) => Date.now() - at >= WEEK;

/** False for an entry from the future: the clock was set back, and the entry would rest far too long. */
const isResting = ({ at, notBefore }: WaitingEntry) => notBefore > Date.now() && at <= Date.now();

/**
 * @param storage called for every access, because reading the property throws in a browser that blocks storage
 * @param send tries once, and deletes the photos of an entry that has arrived
 * @param forget deletes the photos of an entry
 */
export function createOutbox(
  storage: () => Storage,
  send: (entry: WaitingEntry) => Promise<Answer>,
  forget: (id: string) => Promise<void>,
) {
  const listeners = new Set<() => void>();
  /** Ids of entries that their own form is still sending, so they are not pending yet. */
  const sending = new Set<string>();
  /** Entries that this page has seen waiting. */
  const seen = new Map<string, WaitingEntry>();
  /** Entries that it has seen disappear without having arrived. */
  const gone = new Map<string, WaitingEntry>();
  let delivering = false;

  const entries = (): readonly WaitingEntry[] => stored().filter((entry) => !isTooOld(entry));

  /** Includes entries that are too old, because their photos must be deleted first. */
  function stored(): readonly WaitingEntry[] {
    try {
      const all: WaitingEntry[] = JSON.parse(storage().getItem(OUTBOX_KEY) ?? '[]');
      return all.filter(({ id }) => id);
    } catch {
      // Storage is blocked, or other code wrote there: nothing waits.
      return [];
    }
  }

  /** Returns false if storage is blocked or full. */
  function write(left: readonly WaitingEntry[]): boolean {
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

  /** Returns the entries that have not arrived: those waiting, and those gone before they could be sent. */
  function unarrived(isEmptied = false): readonly WaitingEntry[] {
    const waiting = entries();
    for (const [id, entry] of seen) {
      if (waiting.some((each) => each.id === id)) continue;
      seen.delete(id);
      if (isEmptied || isTooOld(entry)) gone.set(id, entry);
    }
    for (const entry of waiting) seen.set(entry.id, entry);
    return [...waiting, ...gone.values()];
  }

  /** Notifies the listeners of a change. `isEmptied`: all entries were deleted, so none of them has arrived. */
  function notify(isEmptied?: boolean): void {
    unarrived(isEmptied);
    for (const listener of listeners) listener();
  }

  // Both read the entries again, because another tab may have changed the others.

  /** Removes an entry that has arrived, or that must not wait. */
  function remove(id: string): void {
    sending.delete(id);
    gone.delete(id);
    write(stored().filter((entry) => entry.id !== id));
  }

  /** Handles the result of a try: removes an entry that arrived or never will. Returns true if it stays. */
  function settle(id: string, answer: Answer): boolean {
    if (answer.kind === 'accepted' || answer.kind === 'invalid') {
      remove(id);
      return false;
    }
    sending.delete(id);
    const notBefore = answer.kind === 'wait' ? Date.now() + Math.min(answer.pause, LONGEST_PAUSE) : 0;
    const all = stored();
    write(all.map((entry) => (entry.id === id ? { ...entry, notBefore } : entry)));
    return all.some((entry) => entry.id === id);
  }

  async function deliverAll(): Promise<void> {
    for (const entry of entries()) {
      if (isResting(entry)) continue;
      const answer = await send(entry);
      settle(entry.id, answer.kind === 'invalid' ? AFTER_REFUSAL : answer);
      if (answer.kind === 'wait') return;
    }
  }

  /** Tries once to send each entry that is due. Only one tab at a time does so, if the browser supports locks. */
  async function deliver(): Promise<void> {
    for (const entry of stored()) if (entry.photos && isTooOld(entry)) await forget(entry.id);
    const all = entries();
    // Drops entries that are too old.
    write(all);
    if (delivering || all.length === 0) return;
    delivering = true;
    try {
      // Undefined on pages without TLS. Two tabs may then send the same entry, which its id makes harmless.
      const locks = globalThis.navigator?.locks;
      await (locks ? locks.request(OUTBOX_KEY, { ifAvailable: true }, (lock) => lock && deliverAll()) : deliverAll());
    } finally {
      delivering = false;
    }
  }

  return {
    pending: (action: string) =>
      unarrived().filter((entry) => entry.action === action && !sending.has(entry.id)).length,
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Stores an entry before its first try. Returns false if the browser stores nothing. */
    add(entry: Omit<WaitingEntry, 'at' | 'notBefore'>): boolean {
      const at = Date.now();
      sending.add(entry.id);
      const others = stored().filter(({ id }) => id !== entry.id);
      return write([...others, { ...entry, at, notBefore: at + lease(entry) }]);
    },
    remove,
    settle,
    entries,
    deliver,
    notify,
  };
}

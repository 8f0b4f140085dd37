import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createOutbox, type WaitingEntry } from './outbox.ts';
import type { Answer } from './send.ts';
import { OUTBOX_KEY } from './waiting.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const accepted: Answer = { kind: 'accepted' };
const retry: Answer = { kind: 'retry' };

/** A fake `localStorage`. */
function fakeStorage() {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  return storage as unknown as Storage;
}

const entry = (id: string, action = '/join') => ({ id, action, values: { name: `Member ${id}` } });

/** An outbox whose tries get these answers in turn, repeating the last one. `sent` records them. */
function outboxWith({ storage = fakeStorage(), answers = [accepted] }: { storage?: Storage; answers?: Answer[] } = {}) {
  const sent: string[] = [];
  const send = async ({ id }: WaitingEntry) => answers[Math.min(sent.push(id), answers.length) - 1] ?? retry;
  return {
    outbox: createOutbox(
      () => storage,
      send,
      async () => {},
    ),
    storage,
    sent,
  };
}

/** Adds entries whose own form has given up. */
function keep(outbox: ReturnType<typeof createOutbox>, ...ids: string[]) {
  for (const id of ids) {
    outbox.add(entry(id));
    outbox.settle(id, retry);
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-04T05:06:07Z') });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('an unsent submission', () => {
  test('is stored before the first attempt, and a page opened later sends it', async () => {
    const storage = fakeStorage();
    expect(outboxWith({ storage }).outbox.add(entry('a'))).toBe(true);
    // The tab is closed while the form is trying. Another page leaves the entry alone until the lease expires.
    const later = outboxWith({ storage });
    expect(later.outbox.pending('/join')).toBe(1);
    await later.outbox.deliver();
    expect(later.sent).toEqual([]);
    vi.advanceTimersByTime(MINUTE);
    await later.outbox.deliver();
    expect(later.sent).toEqual(['a']);
    expect(storage.getItem(OUTBOX_KEY)).toBeNull();
  });

  test('does not count as pending while its own form is still trying', () => {
    const { outbox } = outboxWith();
    outbox.add(entry('a'));
    expect(outbox.pending('/join')).toBe(0);
    expect(outbox.settle('a', retry)).toBe(true);
    expect(outbox.pending('/join')).toBe(1);
    expect(outbox.pending('/subscribe')).toBe(0);
  });

  test('stays when a changed form refuses it in the background, and does not count as arrived', async () => {
    const { outbox, sent } = outboxWith({ answers: [{ kind: 'invalid', errors: { name: 'Too long.' } }, accepted] });
    keep(outbox, 'a');
    await outbox.deliver();
    await outbox.deliver();
    expect(outbox.pending('/join')).toBe(1);
    expect(sent, 'it is paused for an hour').toEqual(['a']);
    vi.advanceTimersByTime(60 * MINUTE);
    await outbox.deliver();
    expect(outbox.pending('/join')).toBe(0);
  });

  test('is deleted after seven days, even without another attempt', async () => {
    const { outbox, storage, sent } = outboxWith();
    keep(outbox, 'a');
    vi.advanceTimersByTime(7 * DAY - 1);
    expect(outbox.entries()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(outbox.entries()).toEqual([]);
    await outbox.deliver();
    expect(sent).toEqual([]);
    expect(storage.getItem(OUTBOX_KEY)).toBeNull();
  });

  test('is sent even if the clock has been set back since', async () => {
    const { outbox, sent } = outboxWith({ answers: [{ kind: 'wait', pause: MINUTE }, accepted] });
    keep(outbox, 'a');
    await outbox.deliver();
    vi.setSystemTime(Date.now() - 30 * DAY);
    await outbox.deliver();
    expect(sent).toEqual(['a', 'a']);
  });

  test('does not count as arrived when it expires or when all site data is deleted', async () => {
    const storage = fakeStorage();
    const [old, emptied, other] = [outboxWith({ storage }), outboxWith({ storage }), outboxWith({ storage })];
    const counts: number[] = [];
    for (const { outbox } of [old, emptied]) outbox.onChange(() => counts.push(outbox.pending('/join')));
    keep(old.outbox, 'a');
    vi.advanceTimersByTime(7 * DAY);
    await old.outbox.deliver();
    expect(counts.at(-1)).toBe(1);

    keep(other.outbox, 'b');
    emptied.outbox.notify();
    storage.removeItem(OUTBOX_KEY);
    emptied.outbox.notify(true);
    expect(counts.at(-1)).toBe(1);

    keep(other.outbox, 'c');
    other.outbox.notify();
    storage.removeItem(OUTBOX_KEY);
    other.outbox.notify();
    expect(other.outbox.pending('/join'), 'an entry deleted on its own was sent by another page').toBe(0);
  });

  test('waits as long as the receiver requests, and ends that round of delivery', async () => {
    const { outbox, sent } = outboxWith({ answers: [{ kind: 'wait', pause: 30_000 }, accepted] });
    keep(outbox, 'a', 'b');
    await outbox.deliver();
    expect(sent).toEqual(['a']);
    await outbox.deliver();
    expect(sent, 'another entry may try').toEqual(['a', 'b']);
    vi.advanceTimersByTime(29_999);
    await outbox.deliver();
    expect(sent).toEqual(['a', 'b']);
    vi.advanceTimersByTime(1);
    await outbox.deliver();
    expect(sent).toEqual(['a', 'b', 'a']);
  });

  test('is tried again within an hour, however long a pause the network demands', async () => {
    const { outbox, sent } = outboxWith({ answers: [{ kind: 'wait', pause: 8 * DAY }, accepted] });
    keep(outbox, 'a');
    await outbox.deliver();
    vi.advanceTimersByTime(60 * MINUTE);
    await outbox.deliver();
    expect(sent).toEqual(['a', 'a']);
  });

  test('does not hold up later entries', async () => {
    const { outbox, sent } = outboxWith({ answers: [retry, accepted] });
    keep(outbox, 'a', 'b');
    await outbox.deliver();
    expect(sent).toEqual(['a', 'b']);
    expect(outbox.entries().map(({ id }) => id)).toEqual(['a']);
  });
});

describe('a browser whose storage', () => {
  test('is blocked reports that nothing was kept', async () => {
    const outbox = createOutbox(
      () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
      async () => accepted,
      async () => {},
    );
    expect(outbox.add(entry('a'))).toBe(false);
    expect(outbox.pending('/join')).toBe(0);
    await outbox.deliver();
  });

  test.each(['{', '{}', '[null]', '"text"'])('holds invalid content, such as %s, has no pending entries', (text) => {
    const { outbox, storage } = outboxWith();
    storage.setItem(OUTBOX_KEY, text);
    expect(outbox.pending('/join')).toBe(0);
    expect(outbox.add(entry('a'))).toBe(true);
    expect(outbox.entries()).toHaveLength(1);
  });
});

describe('two tabs', () => {
  test('keep each other’s entries', () => {
    const storage = fakeStorage();
    const [one, two] = [outboxWith({ storage }), outboxWith({ storage })];
    one.outbox.add(entry('a'));
    two.outbox.add(entry('b'));
    one.outbox.settle('a', accepted);
    expect(two.outbox.entries().map(({ id }) => id)).toEqual(['b']);
  });

  test('never send at the same time if the browser supports locks', async () => {
    const held = new Set<string>();
    vi.stubGlobal('navigator', {
      locks: {
        async request(name: string, _: unknown, work: (lock: object | null) => unknown) {
          if (held.has(name)) return work(null);
          held.add(name);
          await work({});
          held.delete(name);
        },
      },
    });
    const storage = fakeStorage();
    const [one, two] = [outboxWith({ storage }), outboxWith({ storage })];
    keep(one.outbox, 'a');
    await Promise.all([one.outbox.deliver(), two.outbox.deliver()]);
    expect([...one.sent, ...two.sent]).toEqual(['a']);
  });
});

import { describe, expect, test, vi } from 'vitest';
import { openedJournal } from '../../../tests/support/journal.ts';
import { submission } from '../../../tests/support/lead-form.ts';
import type { Journal } from '../journal/journal.ts';
import type { Channel, Delivery, Lead, LookupResult, Store } from '../types.ts';
import { createDispatcher } from './dispatcher.ts';
import { storeDeliverer } from './store.ts';

const START = Date.parse('2030-05-06T12:00:00.000Z');
const UNIT = 1000;
const RENEWAL_MS = 20 * UNIT;

type Answer = (lead: Lead) => Delivery | Promise<Delivery>;

const delivered = ({ id }: Lead): Delivery => ({ kind: 'delivered', storeId: `rec of ${id}` });
const answerWith =
  (delivery: Delivery): Answer =>
  () =>
    delivery;

/** A delivery that ends when `answer` is called. */
function answerOnDemand() {
  let end: () => void = () => {};
  const slow: Answer = (lead) =>
    new Promise((resolve) => {
      end = () => resolve(delivered(lead));
    });
  return { slow, answer: () => end() };
}

interface SetUp {
  readonly channel?: Channel;
  readonly find?: Store['find'];
  readonly random?: () => number;
}

/** Sets up a dispatcher whose clock jumps ahead on each wait, and a store that returns the outcomes in turn. */
function setUp(answers: readonly Answer[], { channel = 'store', find, random = () => 1 }: SetUp = {}) {
  const journal = openedJournal();
  const clock = { now: START };
  const calls: { at: number; name: string | undefined }[] = [];
  /** Deliveries that were recorded, the errors of rounds that failed, and rounds that did not. */
  const events: (Lead | Error | 'fine')[] = [];
  const store: Store = {
    name: 'test',
    deliver: async (lead) => {
      calls.push({ at: (clock.now - START) / UNIT, name: lead.fields['Full Name'] });
      return (answers[calls.length - 1] ?? delivered)(lead);
    },
    ...(find && { find }),
  };
  const waits: number[] = [];
  const now = () => clock.now;
  /** Ends the waits of the loop immediately, and those of lease renewal only when the delivery ends. */
  const wait = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
      if (signal.aborted) return resolve();
      if (ms === RENEWAL_MS) return;
      setImmediate(() => {
        waits.push(ms / UNIT);
        clock.now += signal.aborted ? 0 : ms;
        resolve();
      });
    });
  const dispatcher = createDispatcher({
    journal,
    deliverer: { ...storeDeliverer(store, journal), channel },
    unit: UNIT,
    now,
    uptime: now,
    wait,
    random,
    onSettled: (lead) => events.push(lead),
    watched: (round) =>
      round().then(
        (result) => {
          events.push('fine');
          return result;
        },
        (error) => {
          events.push(error);
          throw error;
        },
      ),
  });
  const receive = (...names: string[]) =>
    names.map((name) => journal.receive(submission(name, clock.now, { mail: ['notice'] }), clock.now).id);
  return {
    journal,
    dispatcher,
    receive,
    calls,
    events,
    clock,
    waits,
    states: () => journal.list().map(({ state }) => state),
  };
}

describe('draining', () => {
  test('a store that fails temporarily is retried after 1, 2, 4 … units', async () => {
    const later = answerWith({ kind: 'later', cause: '500' });
    const { dispatcher, receive, calls, journal } = setUp([later, later, later, later]);
    const [id] = receive('Ann');
    await dispatcher.drain();
    expect(calls.map(({ at }) => at)).toEqual([0, 1, 3, 7, 15]);
    expect(journal.get(id as string)).toMatchObject({ state: 'delivered', attempts: 5 });
  });

  test('after a 429, all deliveries to the store pause for 30 units', async () => {
    const { dispatcher, receive, calls } = setUp([answerWith({ kind: 'later', cause: '429', pause: 30 })]);
    receive('Ann', 'Bea');
    await dispatcher.drain();
    expect(calls.map(({ at }) => at)).toEqual([0, 30, 30]);
  });

  test('a refused lead is retried after 1, 2, 4 … 60 minutes until the cause is fixed, and does not delay others', async () => {
    const refused = answerWith({ kind: 'later', cause: '404 NOT_FOUND', barred: true, alone: true });
    const isBea: Answer = (lead) => (lead.fields['Full Name'] === 'Bea' ? delivered(lead) : refused(lead));
    const { dispatcher, receive, calls, journal, clock } = setUp(Array.from({ length: 10 }, () => isBea));
    const [ann] = receive('Ann', 'Bea');
    await dispatcher.drain(START);
    expect(calls.map(({ name }) => name)).toEqual(['Ann', 'Bea']);
    const waiting = { state: 'received', barred: true, cause: '404 NOT_FOUND', attempts: 1 };
    expect(journal.get(ann as string)).toMatchObject(waiting);
    expect(journal.list({ attention: true }).map(({ id }) => id)).toEqual([ann]);
    expect(journal.barred(['store', 'notice'])).toMatchObject([{ cause: '404 NOT_FOUND', leads: 1 }]);
    for (let hour = 0; hour < 6; hour += 1) {
      clock.now = journal.due('store') as number;
      await dispatcher.drain(clock.now);
    }
    const minutes = calls.slice(1).map(({ at }) => at / 60);
    expect(minutes.map((at, n) => at - (minutes[n - 1] ?? 0))).toEqual([0, 1, 2, 4, 8, 16, 32]);
    for (; calls.length < 11; clock.now = journal.due('store') ?? clock.now) await dispatcher.drain(clock.now);
    expect(calls.slice(-3).map(({ at }) => at / 60)).toEqual([123, 183, 243]);
    expect(journal.get(ann as string)).toMatchObject({ state: 'delivered' });
    expect(journal.list({ attention: true })).toEqual([]);
  });

  test('new leads go before those that were refused', async () => {
    const refused = answerWith({ kind: 'later', cause: '422', barred: true, alone: true });
    const { dispatcher, receive, calls, clock } = setUp([refused, refused]);
    receive('Ann', 'Bea');
    await dispatcher.drain(START);
    clock.now += 60 * UNIT;
    receive('Cleo');
    await dispatcher.drain();
    expect(calls.slice(2).map(({ name }) => name)).toEqual(['Cleo', 'Ann', 'Bea']);
  });

  test.each(['fields', 'remarks'])(
    'a lead whose %s cannot be read waits with that cause, and does not delay others',
    async (column) => {
      const { dispatcher, receive, calls, journal } = setUp([]);
      const [ann] = receive('Ann', 'Bea');
      journal.database.exec(`UPDATE journal_leads SET ${column} = '{' WHERE id = '${ann}'`);
      await dispatcher.drain(START);
      expect(calls.map(({ name }) => name)).toEqual(['Bea']);
      const barred = [{ cause: 'JOURNAL_UNREADABLE', leads: 1 }];
      expect(journal.barred(['store'])).toMatchObject(barred);
    },
  );
});

describe('after a lost response', () => {
  const lost = answerWith({ kind: 'unknown', cause: 'ECONNRESET' });
  const resultOf = (found: LookupResult): SetUp => ({ find: async () => found });

  test('a lead that the store already has is delivered without a second record', async () => {
    const { dispatcher, receive, calls, journal } = setUp([lost], resultOf({ kind: 'delivered', storeId: 'rec7' }));
    const [id] = receive('Ann');
    await dispatcher.drain();
    expect(calls).toHaveLength(1);
    expect(journal.get(id as string)).toMatchObject({ state: 'delivered', storeId: 'rec7', remarks: [] });
  });

  test('without read access, a lead gets a remark before it is sent again', async () => {
    const seen: string[][] = [];
    const { dispatcher, receive, calls, journal } = setUp(
      [
        lost,
        (lead) => {
          seen.push(journal.list().map(({ remarks }) => remarks.join()));
          return delivered(lead);
        },
      ],
      resultOf(undefined),
    );
    receive('Ann');
    await dispatcher.drain();
    expect(calls).toHaveLength(2);
    expect(seen).toEqual([['maybe-twice']]);
  });

  test.each([
    { kind: 'unknown', remarks: ['maybe-twice'], why: 'may still be in flight' },
    { kind: 'unsure', remarks: [], why: 'has ended with an error' },
  ] as const)(
    'a lead that is not found is sent again; its remarks are $remarks if the earlier attempt $why',
    async ({ kind, remarks }) => {
      const first = answerWith({ kind, cause: 'ECONNRESET' });
      const { dispatcher, receive, calls, journal } = setUp([first], resultOf('absent'));
      const [id] = receive('Ann');
      await dispatcher.drain();
      expect(calls).toHaveLength(2);
      expect(journal.get(id as string)).toMatchObject({ state: 'delivered', remarks });
    },
  );

  test('a lead waits while the store cannot be searched, but not for ever', async () => {
    const { dispatcher, receive, calls, journal } = setUp([lost], resultOf({ kind: 'later', cause: 'lookup: 500' }));
    const [id] = receive('Ann');
    await dispatcher.drain();
    expect(calls.map(({ at }) => at)).toEqual([0, 63]);
    expect(journal.get(id as string)).toMatchObject({ state: 'delivered', remarks: ['maybe-twice'] });
  });

  test('a lead whose process was killed is looked up before it is sent', async () => {
    const { dispatcher, receive, calls, journal } = setUp([], resultOf({ kind: 'delivered', storeId: 'rec7' }));
    receive('Ann');
    journal.claim('store', START, 60 * UNIT);
    await dispatcher.drain();
    expect(calls).toEqual([]);
    expect(journal.list()).toMatchObject([{ state: 'delivered', storeId: 'rec7', remarks: [] }]);
  });
});

describe('the loop', () => {
  const troubles = (events: readonly unknown[]) => events.filter((event) => event instanceof Error);
  const settled = (events: readonly unknown[]) =>
    events.filter((event) => event !== 'fine').length - troubles(events).length;

  test('stopping waits for the delivery in progress, and starts no other', async () => {
    const { slow, answer } = answerOnDemand();
    const { dispatcher, receive, states, calls } = setUp([slow]);
    receive('Ann', 'Bea');
    dispatcher.wake();
    await expect.poll(() => calls.length).toBe(1);
    const stopped = dispatcher.stop();
    answer();
    await stopped;
    dispatcher.wake();
    await new Promise(setImmediate);
    expect(states()).toEqual(['delivered', 'received']);
  });

  describe('stopping does not wait for a receiver that never answers', () => {
    /** Stops a dispatcher while it waits for the answer to its first lead. */
    async function stopWhileWaiting({ dispatcher, calls, clock }: ReturnType<typeof setUp>, after = 0): Promise<void> {
      dispatcher.wake();
      await expect.poll(() => calls.length).toBe(1);
      clock.now += after;
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const stopped = dispatcher.stop();
      vi.advanceTimersByTime(5_000);
      vi.useRealTimers();
      await stopped;
    }

    test('and the next process looks the lead up as soon as the store must have it', async () => {
      const parts = setUp([() => new Promise(() => {})]);
      const [id] = parts.receive('Ann');
      await stopWhileWaiting(parts);
      const { journal } = parts;
      expect(journal.claim('store', START + 29 * UNIT, UNIT)).toBe(undefined);
      expect(journal.claim('store', START + 30 * UNIT, UNIT)).toMatchObject({ id, unanswered: true, lost: true });
    });

    test('however long its earlier requests took: the last one may have just been sent', async () => {
      const parts = setUp([() => new Promise(() => {})]);
      const [id] = parts.receive('Ann');
      await stopWhileWaiting(parts, 20 * UNIT);
      expect(parts.journal.claim('store', START + 49 * UNIT, UNIT)).toBe(undefined);
      expect(parts.journal.claim('store', START + 50 * UNIT, UNIT)).toMatchObject({ id, lost: true });
    });

    test('and the next process sends the mail after a moment', async () => {
      const parts = setUp([() => new Promise(() => {})], { channel: 'notice' });
      const [id] = parts.receive('Ann');
      await stopWhileWaiting(parts);
      expect(parts.journal.claim('notice', START + UNIT, UNIT)).toMatchObject({ id });
    });

    test('and an answer that still comes is recorded', async () => {
      const { slow, answer } = answerOnDemand();
      const parts = setUp([slow]);
      parts.receive('Ann');
      await stopWhileWaiting(parts);
      answer();
      await expect.poll(parts.states).toEqual(['delivered']);
    });
  });

  test('a bug is reported, and the next lead is still delivered', async () => {
    const { dispatcher, receive, events, journal } = setUp([
      () => {
        throw new Error('a bug');
      },
    ]);
    const [ann] = receive('Ann');
    dispatcher.wake();
    await expect.poll(() => events.length).toBeGreaterThan(0);
    await expect.poll(() => troubles(events)).toEqual([new Error('a bug')]);
    receive('Bea');
    dispatcher.wake();
    await expect.poll(() => settled(events)).toBe(3);
    await dispatcher.stop();
    expect(journal.get(ann as string)?.state).toBe('delivered');
  });

  test.each([
    ['', () => {}],
    [
      ', although the journal is temporarily locked',
      (journal: Journal) => {
        const { extend } = journal;
        journal.extend = () => {
          journal.extend = extend;
          throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
        };
      },
    ],
  ])('a delivery that takes longer than its lease keeps its lead%s', async (_, disturb) => {
    const journal = openedJournal();
    journal.receive(submission('Ann', START), START);
    disturb(journal);
    let clock = START;
    let beats = 0;
    const { slow, answer } = answerOnDemand();
    const store: Store = { name: 'slow', deliver: async (lead) => slow(lead) };
    const wait = async (ms: number, signal: AbortSignal) => {
      if (signal.aborted) return;
      clock += ms;
      beats += 1;
      if (beats === 7) answer();
    };
    const deliverer = storeDeliverer(store, journal);
    await createDispatcher({ journal, deliverer, unit: UNIT, now: () => clock, uptime: () => clock, wait }).drain();
    expect(clock - START).toBeGreaterThan(120 * UNIT);
    expect(journal.list()).toMatchObject([{ state: 'delivered', attempts: 1 }]);
    expect(journal.list()[0]?.unanswered).toBe(false);
  });

  test('an outcome that cannot be recorded is recorded later, and the lead is not sent twice', async () => {
    const { dispatcher, receive, calls, journal, states, events } = setUp([]);
    receive('Ann');
    const { settle } = journal;
    journal.settle = () => {
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    };
    dispatcher.wake();
    // Long enough for the lease to expire several times.
    await expect.poll(() => events.length).toBeGreaterThan(20);
    expect(states()).toEqual(['sending']);
    journal.settle = settle;
    await expect.poll(states).toEqual(['delivered']);
    await dispatcher.stop();
    expect(calls).toHaveLength(1);
    expect(troubles(events.slice(events.findLastIndex((event) => event instanceof Error) + 1))).toEqual([]);
    expect(settled(events)).toBe(1);
  });

  test.each(['due', 'claim', 'settle', 'remark'] as const)(
    'while the journal fails at «%s», it pauses for longer and longer, and then delivers',
    async (step) => {
      const { dispatcher, receive, events, journal, waits, states } = setUp([], { find: async () => undefined });
      receive('Ann');
      // As if its process had been killed: it is looked up, and gets a remark.
      if (step === 'remark') journal.claim('store', START, 0);
      const working = journal[step];
      Object.assign(journal, {
        [step]: () => {
          throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
        },
      });
      dispatcher.wake();
      await expect.poll(() => troubles(events).length).toBeGreaterThan(7);
      if (step !== 'remark') expect(waits.slice(0, 7)).toEqual([1, 2, 4, 8, 16, 30, 30]);
      expect(waits.length).toBeGreaterThanOrEqual(troubles(events).length - 1);
      Object.assign(journal, { [step]: working });
      await expect.poll(states).toEqual(['delivered']);
      await expect.poll(() => events.at(-1)).toBe('fine');
      await dispatcher.stop();
    },
  );
});

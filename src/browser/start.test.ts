import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Script } from './runtime.ts';
import type { Send } from './send.ts';
import { start } from './start.ts';
import { startSending } from './submit.ts';

let page: EventTarget & { hidden: boolean };
let windowEvents: EventTarget;
let stored: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { hidden: false, querySelectorAll: () => [] });
  windowEvents = new EventTarget();
  stored = new Map();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

function wait() {
  const entry = { id: 'a', action: '/join', values: { name: 'Anna' }, at: Date.now(), notBefore: 0 };
  stored.set('outbox', JSON.stringify([entry]));
}

/** The part that sends, as a page loads it: once, and only when it is asked for. */
function loaded(send: Send) {
  let sending: ReturnType<typeof startSending> | undefined;
  return vi.fn(async () => {
    sending ??= startSending(send);
    return { sending };
  });
}

/** A way of sending without a connection, and the number of tries so far. */
const offline = () => vi.fn<Send>(() => Promise.reject(new TypeError('Failed to fetch')));

test('one broken script does not stop the others', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const ran: string[] = [];
  const broken: Script = () => {
    throw new Error('a bug');
  };
  start({
    loadSending: loaded(offline()),
    scripts: [() => ran.push('first'), broken, () => ran.push('last')],
    islands: {},
  });
  expect(ran).toEqual(['first', 'last']);
  expect(error).toHaveBeenCalledTimes(1);
});

describe('what waits in the outbox is sent', () => {
  test.each<[string, () => unknown]>([
    ['when the connection returns', () => windowEvents.dispatchEvent(new Event('online'))],
    ['when the page is looked at again', () => page.dispatchEvent(new Event('visibilitychange'))],
    ['every minute', () => vi.advanceTimersByTimeAsync(60_000)],
  ])('when a page is opened, and again %s', async (_, happens) => {
    wait();
    const send = offline();
    start({ loadSending: loaded(send), scripts: [], islands: {} });
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(1);
    await happens();
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('not when the page is left', async () => {
    wait();
    const send = offline();
    start({ loadSending: loaded(send), scripts: [], islands: {} });
    await vi.advanceTimersByTimeAsync(0);
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

test('what sends is not even loaded while nothing waits, nor without a connection', async () => {
  const loadSending = loaded(offline());
  start({ loadSending, scripts: [], islands: {} });
  windowEvents.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  wait();
  vi.stubGlobal('navigator', { onLine: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(loadSending).not.toHaveBeenCalled();
});

test('a change in another tab is heard in this one', async () => {
  const heard = vi.fn();
  const listen: Script = async (runtime) => void (await runtime()).outbox.onChange(heard);
  start({ loadSending: loaded(offline()), scripts: [listen], islands: {} });
  await vi.advanceTimersByTimeAsync(0);
  windowEvents.dispatchEvent(Object.assign(new Event('storage'), { key: 'consent' }));
  expect(heard).not.toHaveBeenCalled();
  windowEvents.dispatchEvent(Object.assign(new Event('storage'), { key: 'outbox' }));
  expect(heard).toHaveBeenCalledTimes(1);
});

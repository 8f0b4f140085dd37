import { beforeEach, expect, test, vi } from 'vitest';
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

function storePendingEntry() {
  const entry = { id: 'a', action: '/join', values: { name: 'Anna' }, at: Date.now(), notBefore: 0 };
  stored.set('outbox', JSON.stringify([entry]));
}

/** Loads the sending chunk as a page does: once and on demand. */
function sendingLoader(send: Send) {
  let sending: ReturnType<typeof startSending> | undefined;
  return vi.fn(async () => {
    sending ??= startSending(send);
    return { sending };
  });
}

/** A sender without a connection, as a mock that counts tries. */
const offline = () => vi.fn<Send>(() => Promise.reject(new TypeError('Failed to fetch')));

test('a script that arrives before the document is parsed waits for the rest of it', async () => {
  Object.assign(page, { readyState: 'loading' });
  const ran: string[] = [];
  const started = start({ loadSending: sendingLoader(offline()), scripts: [() => ran.push('ran')], islands: {} });
  expect(ran).toEqual([]);
  windowEvents.dispatchEvent(new Event('DOMContentLoaded'));
  await started;
  expect(ran).toEqual(['ran']);
});

test('one broken script does not stop the others', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const ran: string[] = [];
  const broken: Script = () => {
    throw new Error('a bug');
  };
  start({
    loadSending: sendingLoader(offline()),
    scripts: [() => ran.push('first'), broken, () => ran.push('last')],
    islands: {},
  });
  expect(ran).toEqual(['first', 'last']);
  expect(error).toHaveBeenCalledTimes(1);
});

test.each<[string, () => unknown]>([
  ['when the connection returns', () => windowEvents.dispatchEvent(new Event('online'))],
  ['when the page becomes visible again', () => page.dispatchEvent(new Event('visibilitychange'))],
  ['every minute', () => vi.advanceTimersByTimeAsync(60_000)],
])('the outbox is delivered when a page is opened, and again %s', async (_, trigger) => {
  storePendingEntry();
  const send = offline();
  start({ loadSending: sendingLoader(send), scripts: [], islands: {} });
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(1);
  await trigger();
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a change in another tab notifies the listeners in this one', async () => {
  const listener = vi.fn();
  const listen: Script = async (runtime) => void (await runtime()).outbox.onChange(listener);
  start({ loadSending: sendingLoader(offline()), scripts: [listen], islands: {} });
  await vi.advanceTimersByTimeAsync(0);
  windowEvents.dispatchEvent(Object.assign(new Event('storage'), { key: 'consent' }));
  expect(listener).not.toHaveBeenCalled();
  windowEvents.dispatchEvent(Object.assign(new Event('storage'), { key: 'outbox' }));
  expect(listener).toHaveBeenCalledTimes(1);
});

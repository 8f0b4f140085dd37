import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type LoadIsland, watchIsland } from './island.ts';
import type { Mount, Runtime } from './runtime.ts';

const runtime = {} as Runtime;
const loadRuntime = async () => runtime;

/** Notifies an island that it is about to enter the viewport. */
let comeIntoView: () => void;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (changes: { isIntersecting: boolean }[]) => void) {
        comeIntoView = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

/** A fake element with the parts that loading an island needs. */
function island(dataset: Record<string, string> = { props: '{"team":"Red"}' }) {
  return Object.assign(new EventTarget(), { dataset }) as unknown as HTMLElement;
}

/** A fake form in the island that records how it is submitted. */
function form(element: HTMLElement, sent: string[], parts: Record<string, object> = {}) {
  const self = Object.assign(new EventTarget(), {
    isConnected: true,
    querySelector: (selector: string) => parts[selector] ?? null,
    submit: () => sent.push('by the browser'),
    requestSubmit: () => click(element, self),
  });
  return self;
}

function click(element: HTMLElement, target: EventTarget): boolean {
  const event = new Event('submit', { cancelable: true });
  Object.defineProperty(event, 'target', { value: target });
  return element.dispatchEvent(event);
}

const loads = (mount: Mount<unknown>): LoadIsland => vi.fn(async () => ({ default: mount }));
const settled = () => new Promise((resolve) => setImmediate(resolve));

test.each(['focusin', 'pointerdown', 'input', 'view'])('an island is mounted once, on %s', async (trigger) => {
  const element = island();
  const mount = vi.fn();
  const load = loads(mount);
  watchIsland(element, load, loadRuntime);
  if (trigger === 'view') comeIntoView();
  else element.dispatchEvent(new Event(trigger));
  await settled();
  expect(mount).toHaveBeenCalledTimes(1);
  comeIntoView();
  element.dispatchEvent(new Event('input'));
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
  expect(mount.mock.calls).toEqual([[element, { team: 'Red' }, runtime]]);
});

test('an island that could not be loaded is loaded on the next touch', async () => {
  const element = island();
  const mount = vi.fn();
  const load = vi.fn<LoadIsland>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue({ default: mount });
  watchIsland(element, load, loadRuntime);
  comeIntoView();
  await settled();
  expect(mount).not.toHaveBeenCalled();
  element.dispatchEvent(new Event('pointerdown'));
  await settled();
  element.dispatchEvent(new Event('pointerdown'));
  await settled();
  expect(mount).toHaveBeenCalledTimes(1);
});

describe('a form submitted before its island has loaded', () => {
  test('is sent by the browser if the island has not loaded after five seconds', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const [element, sent] = [island(), [] as string[]];
    watchIsland(element, () => new Promise(() => {}), loadRuntime);
    click(element, form(element, sent));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(['by the browser']);
  });

  test('keeps waiting for its island if the browser cannot send it', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const [element, sent] = [island(), [] as string[]];
    watchIsland(element, () => new Promise(() => {}), loadRuntime);
    click(element, form(element, sent, { noscript: {} }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
  });

  test('shows its message for visitors without scripts if only a script could send it and none can be loaded', async () => {
    const [element, sent] = [island(), [] as string[]];
    const noscript = { textContent: '<p role="alert">Call us.</p>', outerHTML: '' };
    watchIsland(element, () => Promise.reject(new Error('no network')), loadRuntime);
    click(element, form(element, sent, { noscript }));
    await settled();
    expect([sent, noscript.outerHTML]).toEqual([[], '<p role="alert">Call us.</p>']);
  });
});

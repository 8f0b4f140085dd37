import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormValues } from '../forms/form-spec.ts';
import type { PhotoStore } from './photo-store.ts';
import { sender } from './send-relay.ts';
import { createSending } from './submit.ts';

interface Request {
  readonly url: string;
  readonly body: FormValues;
  /** Attached photos. */
  readonly photos?: readonly string[];
  /** Milliseconds since the start of the test. */
  readonly at: number;
}

const START = new Date('2026-03-04T05:06:07Z');
const entry = { action: '/api/join', values: { name: 'Anna', fillTime: '9000' } };
const keep = { keep: true };

const answer = (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

/** A fake relay that sends these responses in turn, repeating the last one. Without any, there is no connection. */
function relay(...answers: (Response | 'offline' | 'timeout')[]): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (url: string, { body, signal }: RequestInit) => {
    requests.push({ url, ...parseBody(body), at: Date.now() - START.getTime() });
    const next = answers[Math.min(requests.length, answers.length) - 1] ?? 'offline';
    if (next instanceof Response) return Promise.resolve(next.clone());
    if (next === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  return requests;
}

function parseBody(body: unknown): Pick<Request, 'body' | 'photos'> {
  if (!(body instanceof FormData)) return { body: JSON.parse(String(body)) };
  const all = [...body];
  const texts = all.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return {
    body: Object.fromEntries(texts),
    photos: all.flatMap(([, value]) => (value instanceof File ? value.name : [])),
  };
}

/** Stores photos as IndexedDB does. */
function fakeStore(): PhotoStore & { readonly kept: Map<string, readonly File[]> } {
  const kept = new Map<string, readonly File[]>();
  return {
    kept,
    put: async (id, files) => Boolean(kept.set(id, files)),
    get: async (id) => kept.get(id) ?? [],
    remove: async (id) => void kept.delete(id),
  };
}

function browser({ isFull = false, store = fakeStore() as PhotoStore } = {}) {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('Full.', 'QuotaExceededError');
      stored.set(key, value);
    },
  } as unknown as Storage;
  return createSending(sender(''), () => storage, store);
}

/** Advances time until the outcome is known. Other code of this process may have timers that never end. */
async function outcomeOf<T>(submitting: Promise<T>): Promise<T> {
  let isKnown = false;
  const outcome = submitting.finally(() => {
    isKnown = true;
  });
  while (!isKnown) await vi.advanceTimersByTimeAsync(1000);
  return outcome;
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('a submission', () => {
  test('is posted to its form with a unique id and everything the visitor entered', async () => {
    const requests = relay(answer(201, { id: '1' }));
    const { submit, outbox } = browser();
    expect(await submit(entry, keep)).toEqual({ kind: 'accepted' });
    expect(requests).toEqual([
      { url: '/api/join', body: { ...entry.values, submissionId: expect.stringMatching(/^[0-9a-f]{32}$/) }, at: 0 },
    ]);
    expect(outbox.entries()).toEqual([]);
  });

  test.each([500, 503, 408])('is tried three times when the relay answers %i, and then kept', async (status) => {
    const requests = relay(answer(status));
    const { submit, outbox } = browser();
    expect(await outcomeOf(submit(entry, keep))).toEqual({ kind: 'kept' });
    expect(requests.map(({ at }) => at)).toEqual([0, 1000, 4000]);
    expect(new Set(requests.map(({ body }) => body.submissionId)).size).toBe(1);
    expect(outbox.pending('/api/join')).toBe(1);
  });

  test('gives up on a relay that does not answer within 15 seconds', async () => {
    const requests = relay('timeout');
    const { submit } = browser();
    expect(await outcomeOf(submit(entry, keep))).toEqual({ kind: 'kept' });
    expect(requests.map(({ at }) => at)).toEqual([0, 16_000, 34_000]);
  });

  test('is kept at once when the relay limits the rate, and not retried before its Retry-After has passed', async () => {
    const requests = relay(answer(429, {}, { 'Retry-After': '90' }), answer(201, { id: '1' }));
    const { submit, outbox } = browser();
    expect(await submit(entry, keep)).toEqual({ kind: 'kept' });
    await vi.advanceTimersByTimeAsync(89_999);
    await outbox.deliver();
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await outbox.deliver();
    expect(requests.map(({ body }) => body.submissionId)).toEqual(Array(2).fill(requests[0]?.body.submissionId));
    expect(outbox.entries()).toEqual([]);
  });

  test.each([200, 204, 401, 403, 404, 405, 413, 415])(
    'is kept on any status that does not confirm it: %i',
    async (status) => {
      relay(status === 204 ? new Response(null, { status }) : answer(status));
      expect(await browser().submit(entry, keep)).toEqual({ kind: 'kept' });
    },
  );

  test('is kept when the response is a web page', async () => {
    relay(new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
    expect(await browser().submit(entry, keep)).toEqual({ kind: 'kept' });
  });

  test('comes back with the errors that the relay found, and is not kept', async () => {
    relay(answer(422, { errors: { name: 'Too long.' } }));
    const { submit, outbox } = browser();
    expect(await submit(entry, keep)).toEqual({ kind: 'invalid', errors: { name: 'Too long.' } });
    expect(outbox.entries()).toEqual([]);
  });

  test('fails when it can neither be sent nor kept', async () => {
    relay('offline');
    expect(await outcomeOf(browser({ isFull: true }).submit(entry, keep))).toEqual({ kind: 'failed' });
  });

  test('that must not be kept is retried once and leaves nothing behind', async () => {
    const requests = relay('offline');
    const { submit, outbox } = browser();
    expect(await outcomeOf(submit(entry, { keep: false }))).toEqual({ kind: 'failed' });
    expect(requests.map(({ at }) => at)).toEqual([0, 1000]);
    expect(outbox.entries()).toEqual([]);
  });
});

describe('sending again', () => {
  const again = (values: FormValues) => ({ ...entry, values: { ...values, fillTime: '20000' } });
  const idsAfter = async (first: 'failed' | 'kept', values: FormValues) => {
    const requests = relay('offline');
    const { submit } = browser({ isFull: first === 'failed' });
    expect(await outcomeOf(submit(entry, keep))).toEqual({ kind: first });
    await outcomeOf(submit(again(values), keep));
    return new Set(requests.map(({ body }) => body.submissionId)).size;
  };

  test('the same values after a failure reuses the submission id', async () => {
    expect(await idsAfter('failed', entry.values)).toBe(1);
  });

  test('other values uses a new submission id', async () => {
    expect(await idsAfter('failed', { name: 'Berta' })).toBe(2);
    expect(await idsAfter('kept', { name: 'Berta' })).toBe(2);
  });

  test('the same values after they arrived uses a new submission id', async () => {
    const requests = relay(answer(201, { id: '1' }));
    const { submit } = browser();
    await submit(entry, keep);
    await submit(entry, keep);
    expect(new Set(requests.map(({ body }) => body.submissionId)).size).toBe(2);
  });
});

describe('photos', () => {
  const files = [new File(['room'], 'room.jpg'), new File(['corner'], 'corner.jpg')];
  const withPhotos = { ...entry, photos: { name: 'photos', files } };

  test('wait with their inquiry, under the same id, and arrive with it', async () => {
    const requests = relay('offline', 'offline', 'offline', answer(201));
    const store = fakeStore();
    const { submit, outbox } = browser({ store });
    expect(await outcomeOf(submit(withPhotos, keep))).toEqual({ kind: 'kept' });
    expect([...store.kept.keys()]).toEqual(outbox.entries().map(({ id }) => id));
    await outbox.deliver();
    expect(requests.map(({ photos }) => photos?.length)).toEqual([2, 2, 2, 2]);
    expect(new Set(requests.map(({ body }) => body.submissionId)).size).toBe(1);
    expect([...store.kept.keys(), ...outbox.entries()]).toEqual([]);
  });

  test('that the browser discarded are reported as lost in the inquiry', async () => {
    const requests = relay('offline', 'offline', 'offline', answer(201));
    const store = fakeStore();
    const { submit, outbox } = browser({ store });
    await outcomeOf(submit(withPhotos, keep));
    store.kept.clear();
    await outbox.deliver();
    expect(requests.at(-1)).toMatchObject({ body: { name: 'Anna', photosLost: '2' } });
    expect(outbox.entries()).toEqual([]);
  });

  test('that are refused in the background do not hold up the inquiry', async () => {
    const refused = answer(422, { errors: { photos: 'Not a picture.' } });
    const requests = relay('offline', 'offline', 'offline', refused, answer(201));
    const store = fakeStore();
    const { submit, outbox } = browser({ store });
    await outcomeOf(submit(withPhotos, keep));
    await outbox.deliver();
    expect(requests.at(-1)?.body).toMatchObject({ photosLost: '2', submissionId: requests[0]?.body.submissionId });
    expect([...store.kept.keys(), ...outbox.entries()]).toEqual([]);
  });

  test('that the browser cannot keep make the submission fail, so that they stay in the form', async () => {
    relay('offline');
    const { submit, outbox } = browser({ store: { ...fakeStore(), put: async () => false } });
    expect(await outcomeOf(submit(withPhotos, keep))).toEqual({ kind: 'failed' });
    expect(outbox.entries()).toEqual([]);
  });

  test('that are too large for a proxy in front of the relay are refused at their field', async () => {
    relay(new Response('<h1>413</h1>', { status: 413 }));
    const { submit, outbox } = browser();
    expect(await submit(withPhotos, keep)).toEqual({ kind: 'invalid', errors: { photos: '' } });
    expect(outbox.entries()).toEqual([]);
  });

  test('do not keep a waiting inquiry back if its form has stopped taking photos', async () => {
    const offline = Array<'offline'>(3).fill('offline');
    const requests = relay(...offline, answer(415, { errors: {} }), answer(201));
    const { submit, outbox } = browser();
    await outcomeOf(submit(withPhotos, keep));
    await outbox.deliver();
    expect(requests.at(-1)).toMatchObject({ body: { name: 'Anna', photosLost: '2' } });
    expect(outbox.entries()).toEqual([]);
  });

  test('of an expired inquiry are deleted with it', async () => {
    relay('offline');
    const store = fakeStore();
    const { submit, outbox } = browser({ store });
    await outcomeOf(submit(withPhotos, keep));
    vi.setSystemTime(Date.now() + 8 * 24 * 60 * 60_000);
    await outbox.deliver();
    expect([...store.kept.keys(), ...outbox.entries()]).toEqual([]);
  });

  test('that differ from the previous ones make a new inquiry', async () => {
    const requests = relay(answer(503));
    const { submit } = browser();
    const one = { name: 'photos', files: files.slice(0, 1) };
    for (const photos of [withPhotos.photos, withPhotos.photos, one])
      await outcomeOf(submit({ ...entry, photos }, keep));
    const ids = requests.map(({ body }) => body.submissionId);
    expect([...new Set(ids)].map((id) => ids.filter((each) => each === id).length)).toEqual([6, 3]);
  });

  test('get a timeout long enough for a slow phone', async () => {
    const requests = relay('timeout');
    const { submit } = browser();
    const large = { name: 'photos', files: [new File([new Uint8Array(1_600_000)], 'large.jpg')] };
    expect(await outcomeOf(submit({ ...entry, photos: large }, keep))).toEqual({ kind: 'kept' });
    expect(requests).toHaveLength(1);
    expect(Date.now() - START.getTime()).toBe(115_000);
  });
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormValues } from '../shared/form-spec.ts';
import type { PhotoStore } from './photo-store.ts';
import { sender } from './send-relay.ts';
import { createSending } from './submit.ts';

interface Request {
  readonly url: string;
  readonly body: FormValues;
  /** Pictures that came with it. */
  readonly photos?: readonly string[];
  /** Milliseconds since the test began. */
  readonly at: number;
}

const BEGIN = new Date('2026-03-04T05:06:07Z');
const entry = { action: '/api/join', values: { name: 'Anna', fillTime: '9000' } };
const keep = { keep: true };

const answer = (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

/** A relay that gives these answers in turn, and the last one for ever. No answer: there is no connection. */
function relay(...answers: (Response | 'nothing' | 'silence')[]): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (url: string, { body, signal }: RequestInit) => {
    requests.push({ url, ...posted(body), at: Date.now() - BEGIN.getTime() });
    const next = answers[Math.min(requests.length, answers.length) - 1] ?? 'nothing';
    if (next instanceof Response) return Promise.resolve(next.clone());
    if (next === 'nothing') return Promise.reject(new TypeError('Failed to fetch'));
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  return requests;
}

function posted(body: unknown): Pick<Request, 'body' | 'photos'> {
  if (!(body instanceof FormData)) return { body: JSON.parse(String(body)) };
  const all = [...body];
  const texts = all.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return {
    body: Object.fromEntries(texts),
    photos: all.flatMap(([, value]) => (value instanceof File ? value.name : [])),
  };
}

/** Keeps pictures as IndexedDB does. */
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

/** Lets time pass until the outcome is known. */
async function outcomeOf<T>(submitting: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return submitting;
}

beforeEach(() => {
  vi.useFakeTimers({ now: BEGIN });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('a submission', () => {
  test('goes to its form with an id of its own and everything the visitor entered', async () => {
    const requests = relay(answer(201, { id: '1' }));
    const { submit, outbox } = browser();
    expect(await submit(entry, keep)).toEqual({ kind: 'accepted' });
    expect(requests).toEqual([
      { url: '/api/join', body: { ...entry.values, submissionId: expect.stringMatching(/^[0-9a-f]{32}$/) }, at: 0 },
    ]);
    expect(outbox.entries()).toEqual([]);
  });

  test('is in the outbox before it is under way', () => {
    relay('silence');
    const { submit, outbox } = browser();
    submit(entry, keep);
    expect(outbox.entries()).toMatchObject([{ action: '/api/join', values: entry.values }]);
  });

  test.each([500, 503, 408])('is tried three times when the relay answers %i, and then kept', async (status) => {
    const requests = relay(answer(status));
    const { submit, outbox } = browser();
    expect(await outcomeOf(submit(entry, keep))).toEqual({ kind: 'kept' });
    expect(requests.map(({ at }) => at)).toEqual([0, 1000, 4000]);
    expect(new Set(requests.map(({ body }) => body.submissionId)).size).toBe(1);
    expect(outbox.pending('/api/join')).toBe(1);
  });

  test('succeeds when the connection comes back in time', async () => {
    relay('nothing', 'nothing', answer(201, { id: '1' }));
    const { submit, outbox } = browser();
    expect(await outcomeOf(submit(entry, keep))).toEqual({ kind: 'accepted' });
    expect(outbox.entries()).toEqual([]);
  });

  test('gives up on a relay that does not answer within 15 seconds', async () => {
    const requests = relay('silence');
    const { submit } = browser();
    expect(await outcomeOf(submit(entry, keep))).toEqual({ kind: 'kept' });
    expect(requests.map(({ at }) => at)).toEqual([0, 16_000, 34_000]);
  });

  test('is kept at once when the relay has had too many, and left alone for as long as it asks', async () => {
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
    'is kept when someone has an answer that is not a yes: %i',
    async (status) => {
      relay(status === 204 ? new Response(null, { status }) : answer(status));
      expect(await browser().submit(entry, keep)).toEqual({ kind: 'kept' });
    },
  );

  test('is kept when a page comes back instead of an answer', async () => {
    relay(new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
    expect(await browser().submit(entry, keep)).toEqual({ kind: 'kept' });
  });

  test('comes back with what the relay found wrong, and is not kept', async () => {
    relay(answer(422, { errors: { name: 'Too long.' } }));
    const { submit, outbox } = browser();
    expect(await submit(entry, keep)).toEqual({ kind: 'invalid', errors: { name: 'Too long.' } });
    expect(outbox.entries()).toEqual([]);
  });

  test.each([{}, { message: 'No.' }])(
    'is kept when someone other than the relay refuses it: 422 with %j',
    async (body) => {
      relay(answer(422, body));
      expect(await browser().submit(entry, keep)).toEqual({ kind: 'kept' });
    },
  );

  test('fails when it can neither be sent nor kept', async () => {
    relay('nothing');
    expect(await outcomeOf(browser({ isFull: true }).submit(entry, keep))).toEqual({ kind: 'failed' });
  });

  test('that is not to be kept is tried once more and leaves nothing behind', async () => {
    const requests = relay('nothing');
    const { submit, outbox } = browser();
    expect(await outcomeOf(submit(entry, { keep: false }))).toEqual({ kind: 'failed' });
    expect(requests.map(({ at }) => at)).toEqual([0, 1000]);
    expect(outbox.entries()).toEqual([]);
  });
});

describe('sending again', () => {
  const again = (values: FormValues) => ({ ...entry, values: { ...values, fillTime: '20000' } });
  const idsAfter = async (first: 'failed' | 'kept', values: FormValues) => {
    const requests = relay('nothing');
    const { submit } = browser({ isFull: first === 'failed' });
    expect(await outcomeOf(submit(entry, keep))).toEqual({ kind: first });
    await outcomeOf(submit(again(values), keep));
    return new Set(requests.map(({ body }) => body.submissionId)).size;
  };

  test('the same after a failure is the same submission', async () => {
    expect(await idsAfter('failed', entry.values)).toBe(1);
  });

  test('the same while it still waits in the outbox is the same submission', async () => {
    expect(await idsAfter('kept', entry.values)).toBe(1);
  });

  test('something else is another submission', async () => {
    expect(await idsAfter('failed', { name: 'Berta' })).toBe(2);
    expect(await idsAfter('kept', { name: 'Berta' })).toBe(2);
  });

  test('the same after it arrived is another submission', async () => {
    const requests = relay(answer(201, { id: '1' }));
    const { submit } = browser();
    await submit(entry, keep);
    await submit(entry, keep);
    expect(new Set(requests.map(({ body }) => body.submissionId)).size).toBe(2);
  });
});

describe('pictures', () => {
  const files = [new File(['room'], 'room.jpg'), new File(['corner'], 'corner.jpg')];
  const withPhotos = { ...entry, photos: { name: 'photos', files } };

  test('go together with their inquiry, and nothing of them is left', async () => {
    const requests = relay(answer(201, { id: '1' }));
    const store = fakeStore();
    const { submit, outbox } = browser({ store });
    expect(await submit(withPhotos, keep)).toEqual({ kind: 'accepted' });
    expect(requests).toEqual([
      { url: '/api/join', body: expect.objectContaining(entry.values), photos: ['room.jpg', 'corner.jpg'], at: 0 },
    ]);
    expect([...store.kept.keys(), ...outbox.entries()]).toEqual([]);
  });

  test('wait together with it, under the same id, and arrive together', async () => {
    const requests = relay('nothing', 'nothing', 'nothing', answer(201));
    const store = fakeStore();
    const { submit, outbox } = browser({ store });
    expect(await outcomeOf(submit(withPhotos, keep))).toEqual({ kind: 'kept' });
    expect([...store.kept.keys()]).toEqual(outbox.entries().map(({ id }) => id));
    await outbox.deliver();
    expect(requests.map(({ photos }) => photos?.length)).toEqual([2, 2, 2, 2]);
    expect(new Set(requests.map(({ body }) => body.submissionId)).size).toBe(1);
    expect([...store.kept.keys(), ...outbox.entries()]).toEqual([]);
  });

  test('that the browser threw away are told to those who read the inquiry', async () => {
    const requests = relay('nothing', 'nothing', 'nothing', answer(201));
    const store = fakeStore();
    const { submit, outbox } = browser({ store });
    await outcomeOf(submit(withPhotos, keep));
    store.kept.clear();
    await outbox.deliver();
    expect(requests.at(-1)).toMatchObject({ body: { name: 'Anna', photosLost: '2' } });
    expect(outbox.entries()).toEqual([]);
  });

  test('that are refused when no one looks do not hold the inquiry back', async () => {
    const refused = answer(422, { errors: { photos: 'Not a picture.' } });
    const requests = relay('nothing', 'nothing', 'nothing', refused, answer(201));
    const store = fakeStore();
    const { submit, outbox } = browser({ store });
    await outcomeOf(submit(withPhotos, keep));
    await outbox.deliver();
    expect(requests.at(-1)?.body).toMatchObject({ photosLost: '2', submissionId: requests[0]?.body.submissionId });
    expect([...store.kept.keys(), ...outbox.entries()]).toEqual([]);
  });

  test('that the browser cannot keep stay in the form, and the visitor is told', async () => {
    relay('nothing');
    const { submit, outbox } = browser({ store: { ...fakeStore(), put: async () => false } });
    expect(await outcomeOf(submit(withPhotos, keep))).toEqual({ kind: 'failed' });
    expect(outbox.entries()).toEqual([]);
  });

  test('that are too large for what is in front of the relay are refused at their field', async () => {
    relay(new Response('<h1>413</h1>', { status: 413 }));
    const { submit, outbox } = browser();
    expect(await submit(withPhotos, keep)).toEqual({ kind: 'invalid', errors: { photos: '' } });
    expect(outbox.entries()).toEqual([]);
  });

  test('of an inquiry that grew too old are deleted with it', async () => {
    relay('nothing');
    const store = fakeStore();
    const { submit, outbox } = browser({ store });
    await outcomeOf(submit(withPhotos, keep));
    vi.setSystemTime(Date.now() + 8 * 24 * 60 * 60_000);
    await outbox.deliver();
    expect([...store.kept.keys(), ...outbox.entries()]).toEqual([]);
  });

  test('others than before make another inquiry', async () => {
    const requests = relay(answer(503));
    const { submit } = browser();
    const one = { name: 'photos', files: files.slice(0, 1) };
    for (const photos of [withPhotos.photos, withPhotos.photos, one])
      await outcomeOf(submit({ ...entry, photos }, keep));
    const ids = requests.map(({ body }) => body.submissionId);
    expect([...new Set(ids)].map((id) => ids.filter((each) => each === id).length)).toEqual([6, 3]);
  });

  test('get the time that a slow phone needs', async () => {
    const requests = relay('silence');
    const { submit } = browser();
    const large = { name: 'photos', files: [new File([new Uint8Array(1_600_000)], 'large.jpg')] };
    expect(await outcomeOf(submit({ ...entry, photos: large }, keep))).toEqual({ kind: 'kept' });
    expect(requests).toHaveLength(1);
    expect(Date.now() - BEGIN.getTime()).toBe(115_000);
  });
});

import { describe, expect, test } from 'vitest';
import { JOIN_WITH_PHOTOS } from '../../../tests/support/lead-form.ts';
import type { FormAnswer } from '../../api/forms/form-spec.ts';
import type { Submission } from '../types.ts';
import { QueueFull } from './fair-queue.ts';
import { createRelay, type RelayOptions } from './handler.ts';
import { BODY_LIMIT } from './read-form.ts';

/** Creates a relay that stores leads in a list and accepts every file that starts with «P» as a photo. */
function relayWith(changes: Partial<RelayOptions> = {}) {
  const kept: Submission[] = [];
  const pages: FormAnswer[] = [];
  const read: string[] = [];
  const relay = createRelay({
    forms: [JOIN_WITH_PHOTOS],
    accept: async (submission) => ({ kind: 'kept', id: `lead-${kept.push(submission)}` }),
    renderAnswer: (answer) => `<h1>${pages.push(answer)}</h1>`,
    readPhoto: async (bytes) => {
      const text = Buffer.from(bytes).toString();
      read.push(text.slice(0, 4));
      return text.startsWith('P') ? { bytes, sent: text } : undefined;
    },
    allowedOrigins: [],
    thanksUrl: '/thanks/',
    ratePerMinute: 0,
    log: () => {},
    ...changes,
  });
  const post = async (sent: BodyInit, headers: Record<string, string> = {}, address = '192.0.2.1') => {
    const { body, type } = sent instanceof FormData ? await encoded(sent) : { body: sent, type: {} };
    const init = { method: 'POST', body, headers: { ...type, ...headers }, duplex: 'half' };
    return relay(new Request('https://club.example/api/join', init as RequestInit), { address });
  };
  return { post, kept, pages, read };
}

/** Since Node 24, cancelling the body of a request that was made from a form is an unhandled rejection. */
async function encoded(form: FormData) {
  const response = new Response(form);
  return { body: await response.arrayBuffer(), type: { 'Content-Type': response.headers.get('Content-Type') ?? '' } };
}

const VALID = { name: 'Zoë', mail: 'zoe@example.com', callBack: 'mornings' };

/** Creates a form with a file for each string. */
function filled(files: readonly string[], fields: Readonly<Record<string, string>> = VALID): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  files.forEach((text, at) => {
    form.append('photos', new File([text], `photo-${at + 1}.jpg`, { type: 'image/jpeg' }));
  });
  return form;
}

const BY_SCRIPT = { Accept: 'application/json' };
const TOO_LARGE = `P${'x'.repeat(100_000)}`;

describe('a form with photos', () => {
  test('is stored with its photos in order, and its extra fields separately', async () => {
    const { post, kept } = relayWith();
    const answer = await post(filled(['P1', 'P2']), BY_SCRIPT);
    expect([answer.status, await answer.json()]).toEqual([201, { id: 'lead-1' }]);
    expect(kept[0]?.photos?.map(({ sent }) => sent)).toEqual(['P1', 'P2']);
    expect(kept[0]?.extras).toEqual({ 'Call back': 'mornings' });
    expect(kept[0]?.fields).toEqual({
      'Full Name': 'Zoë',
      'E-Mail': 'zoe@example.com',
      Team: '',
      Status: 'New',
      Arrived: kept[0]?.receivedAt,
    });
  });

  test('with hundreds of photos is returned with its values', async () => {
    const { post, pages, kept } = relayWith();
    expect((await post(filled(Array(300).fill('P')))).status).toBe(400);
    expect(pages).toMatchObject([{ values: { name: 'Zoë' } }]);
    expect(kept).toEqual([]);
  });

  test.each([[[]], [null], ['']])('as JSON may state that there are none: %j', async (photos) => {
    const { post, kept } = relayWith();
    const json = { 'Content-Type': 'application/json' };
    expect((await post(JSON.stringify({ ...VALID, photos }), json)).status).toBe(201);
    expect((await post(JSON.stringify({ ...VALID, photos: ['a.jpg'] }), json)).status).toBe(422);
    expect(kept).toHaveLength(1);
  });

  test('can be sent without photos, in every encoding', async () => {
    const { post, kept } = relayWith();
    await post(new URLSearchParams(VALID));
    await post(JSON.stringify({ ...VALID, photosLost: 2 }), { 'Content-Type': 'application/json' });
    expect(kept.map(({ extras, remarks }) => [extras, remarks])).toEqual([
      [{ 'Call back': 'mornings' }, []],
      [{ 'Call back': 'mornings' }, ['photos-lost']],
    ]);
  });
});

describe('photos that cannot be accepted', () => {
  test.each([
    ['a file that is not a picture', ['P1', '<html>'], 422, 'photo-2.jpg is no photo.'],
    ['an empty file, which a phone sends for a photo it could not fetch', ['P1', ''], 422, 'photo-2.jpg is no photo.'],
    ['too many', ['P1', 'P2', 'P3', 'P4'], 422, 'At most 3 photos.'],
    ['one that is too large', ['P1', TOO_LARGE], 413, 'photo-2.jpg has more than 0.1 MB.'],
    ['one beyond the limit of the body', ['P1', TOO_LARGE.repeat(5)], 413, 'photo-2.jpg has more than 0.1 MB.'],
  ])('are reported, and the form keeps its values: %s', async (_what, files, status, message) => {
    const { post, pages, kept } = relayWith();
    const toScript = await post(filled(files), BY_SCRIPT);
    expect([toScript.status, await toScript.json()]).toMatchObject([status, { errors: { photos: message } }]);
    expect((await post(filled(files))).status).toBe(status);
    expect(pages[0]).toMatchObject({ status, errors: { photos: message }, values: VALID });
    expect(kept).toEqual([]);
  });

  test('are not read if another field is invalid', async () => {
    const { post, pages, read } = relayWith();
    await post(filled(['P1'], { mail: 'zoe@example.com' }));
    expect(pages[0]).toMatchObject({ status: 422, errors: { name: expect.any(String) } });
    expect(read).toEqual([]);
  });

  test('are refused with a message if the relay cannot store photos', async () => {
    const { post, kept } = relayWith({ readPhoto: undefined });
    const byScript = await post(filled(['P1']), BY_SCRIPT);
    expect([byScript.status, await byScript.json()]).toEqual([422, { errors: { photos: 'No photos here.' } }]);
    // In a form of the default encoding, browsers send only the names of files.
    const named = await post(new URLSearchParams({ ...VALID, photos: 'photo-1.jpg' }));
    expect(named.status).toBe(422);
    expect((await post(filled([]), BY_SCRIPT)).status).toBe(201);
    expect(kept).toHaveLength(1);
  });
});

test('on a machine that cannot decode pictures, the form keeps its values', async () => {
  const { post, pages, kept } = relayWith({ readPhoto: () => Promise.reject(new Error('no sharp here')) });
  expect((await post(filled(['P1']))).status).toBe(503);
  expect(pages[0]).toMatchObject({ status: 503, values: VALID });
  expect((await post(filled([]))).status).toBe(303);
  expect(kept).toHaveLength(1);
});

test.each([
  ['of their sender', 'sender', 429],
  ['of all senders', 'all', 503],
] as const)(
  'while too many photos %s are waiting, the form keeps its values and can be sent later',
  async (_whose, who, status) => {
    const { post, pages, kept } = relayWith({ readPhoto: () => Promise.reject(new QueueFull(who)) });
    const answer = await post(filled(['P1']));
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([status, '15']);
    expect(pages[0]).toMatchObject({ status, values: VALID });
    expect(kept).toEqual([]);
  },
);

describe('a multipart body', () => {
  test('has the same limit for text as any other body', async () => {
    const { post } = relayWith();
    const answer = await post(filled(['P1'], { ...VALID, team: 'x'.repeat(BODY_LIMIT) }), BY_SCRIPT);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ errors: { team: 'Team is longer than 100.' } });
  });

  test.each([
    ['without an end', '--X\r\nContent-Disposition: form-data; name="name"\r\n\r\nZo'],
    ['of thousands of parts', '--X\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(900)],
    ['that is empty', ''],
  ])('%s is rejected', async (_what, body) => {
    const { post, kept } = relayWith();
    const answer = await post(body, { ...BY_SCRIPT, 'Content-Type': 'multipart/form-data; boundary=X' });
    expect(answer.status).toBe(400);
    expect(kept).toEqual([]);
  });

  test('is not accepted by a form without photos', async () => {
    const { photos: _, ...form } = JOIN_WITH_PHOTOS;
    expect((await relayWith({ forms: [form] }).post(filled([]))).status).toBe(415);
  });

  test('is read no further than any other body if the request is refused anyway', async () => {
    const { post, pages } = relayWith({ ratePerMinute: 1 });
    await post(filled(['P1']));
    expect((await post(filled([TOO_LARGE]))).status).toBe(429);
    expect(pages[0]?.values).toEqual({ ...VALID, team: '' });
  });
});

test.each([
  ['one address', () => '192.0.2.1'],
  ['all addresses of a home', (at: number) => `2001:db8::${at + 1}`],
])('many simultaneous large bodies from %s do not use the memory for others', async (_, addressOf) => {
  const { post } = relayWith();
  const sample = filled(['P'.repeat(99_000), 'P'.repeat(99_000)]);
  const whole = new Uint8Array(await new Response(sample).arrayBuffer());
  const type = `multipart/form-data; boundary=${new TextDecoder().decode(whole).split('\r\n')[0]?.slice(2)}`;
  /** Creates a body whose last byte is sent on demand. */
  const begin = (address: string) => {
    let end = () => {};
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(whole.subarray(0, -1));
        end = () => {
          controller.enqueue(whole.subarray(-1));
          controller.close();
        };
      },
    });
    return { end, answer: post(body, { ...BY_SCRIPT, 'Content-Type': type }, address) };
  };
  const begun = [...[0, 1, 2, 3, 4].map(addressOf), '192.0.2.2'].map(begin);
  const tooMany = await begun[4]?.answer;
  expect([tooMany?.status, tooMany?.headers.get('Retry-After')]).toEqual([503, '30']);
  for (const { end } of begun.toSpliced(4, 1)) end();
  const statuses = await Promise.all(begun.map(async ({ answer }) => (await answer).status));
  expect(statuses).toEqual([201, 201, 201, 201, 503, 201]);
  expect((await post(sample, BY_SCRIPT)).status).toBe(201);
});

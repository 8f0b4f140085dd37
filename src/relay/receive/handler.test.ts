import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { field, signUp } from '../../../tests/support/sign-up-form.ts';
import type { FormAnswer, FormSpec } from '../../api/forms/form-spec.ts';
import type { Submission } from '../types.ts';
import { createRelay, type RelayOptions } from './handler.ts';
import { BODY_LIMIT } from './read-form.ts';

const { constants: _, ...form } = signUp;
const join: FormSpec = {
  ...form,
  action: '/api/join',
  fields: [
    field('name', 'Name', { required: true, maxLength: 40, missing: 'Who?' }),
    field('note', 'Note', { type: 'textarea', emptyText: '-' }),
  ],
  timestamp: 'Joined',
};

const ADDRESS = 'https://club.example/api/join';

/** Creates a relay that stores leads in a list, with a clock that moves only when set. */
function relayWith(changes: Partial<RelayOptions> = {}) {
  const kept: Submission[] = [];
  const pages: FormAnswer[] = [];
  const lines: string[] = [];
  const clock = { now: Date.UTC(2026, 0, 5, 12) };
  const relay = createRelay({
    forms: [join],
    accept: async (submission) => ({ kind: 'kept', id: `lead-${kept.push(submission)}` }),
    renderAnswer: (answer) => {
      pages.push(answer);
      return `<h1>${answer.status}</h1>`;
    },
    allowedOrigins: ['https://www.club.example'],
    thanksUrl: '/thanks/',
    ratePerMinute: 0,
    now: () => new Date(clock.now),
    log: (line) => lines.push(line),
    ...changes,
  });
  const send = (init: RequestInit, address = '192.0.2.1', url = ADDRESS) => relay(new Request(url, init), { address });
  const post = (type: string, body: string, headers: Record<string, string> = {}, address?: string) =>
    send({ method: 'POST', headers: { 'Content-Type': type, ...headers }, body }, address);
  return {
    kept,
    pages,
    lines,
    clock,
    send,
    json: (body: unknown, headers?: Record<string, string>, address?: string) =>
      post('application/json', JSON.stringify(body), headers, address),
    form: (body: Record<string, string> | string, headers?: Record<string, string>) =>
      post('application/x-www-form-urlencoded; charset=UTF-8', String(new URLSearchParams(body)), headers),
  };
}

describe('a submission', () => {
  test('sent as JSON is stored and answered with its id', async () => {
    const { json, kept } = relayWith();
    const response = await json({ name: 'Ada', submissionId: 'abc', fillTime: 9000 });
    expect([response.status, await response.json()]).toEqual([201, { id: 'lead-1' }]);
    expect(kept).toEqual([
      {
        form: join,
        fields: { Name: 'Ada', Note: '-', Joined: '2026-01-05T12:00:00.000Z' },
        submissionId: 'abc',
        remarks: [],
        state: 'received',
        receivedAt: '2026-01-05T12:00:00.000Z',
      },
    ]);
  });

  test('sent again from a page of the relay redirects to the origin of the site', async () => {
    const { form } = relayWith({ pagesOrigin: 'https://www.club.example' });
    const answer = await form({ name: 'Ann' }, { Origin: 'https://club.example' });
    expect(answer.headers.get('Location')).toBe('https://www.club.example/thanks/');
  });

  test('has the value of the last of two fields with the same name', async () => {
    const { form, kept } = relayWith();
    await form('name=First&name=Last');
    expect(kept[0]?.fields.Name).toBe('Last');
  });

  test('with a list instead of a string is rejected, not stored as empty', async () => {
    const { json, kept } = relayWith();
    const response = await json({ name: 'Ada', note: ['Help!'] });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ errors: { note: 'Wrong' } });
    expect(kept).toEqual([]);
  });

  test('has no id if the sent one could contain personal data', async () => {
    const { json, kept } = relayWith();
    await json({ name: 'Ada', submissionId: 'Ada <ada@example.com>' });
    await json({ name: 'Ada', submissionId: 7 });
    expect(kept.map((each) => 'submissionId' in each)).toEqual([false, false]);
  });

  test('has the fields of its form and no others, and only from its body', async () => {
    const { send, kept } = relayWith();
    const headers = { 'Content-Type': 'application/json', Cookie: 'note=cookie' };
    const body = JSON.stringify({ name: 'Ada', state: 'delivered', table: 'x', remarks: 'x', Joined: 'never' });
    await send({ method: 'POST', headers, body }, undefined, `${ADDRESS}?note=query`);
    expect(kept).toMatchObject([{ form: join, state: 'received', remarks: [] }]);
    expect(kept[0]?.fields).toEqual({ Name: 'Ada', Note: '-', Joined: '2026-01-05T12:00:00.000Z' });
  });

  test('redirects to no other site, whatever it names', async () => {
    const { form } = relayWith();
    const headers = { Referer: 'https://evil.example/', 'X-Forwarded-Host': 'evil.example' };
    const entries = { name: 'Ada', next: 'https://evil.example', thanksUrl: '//evil.example' };
    const response = await form(entries, headers);
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/thanks/']);
  });
});

describe('an invalid submission', () => {
  test('sent as JSON is answered with a message for each field', async () => {
    const { json, kept } = relayWith();
    const response = await json({ note: 'x'.repeat(101) });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ errors: { name: 'Who?', note: 'Note 100' } });
    expect(kept).toEqual([]);
  });

  test('sent by a script as a form, which accepts JSON, is answered like JSON', async () => {
    const { form } = relayWith();
    const accepts = { Accept: 'application/json, text/plain, */*' };
    const [invalid, valid] = [await form({}, accepts), await form({ name: 'Ada' }, accepts)];
    expect([invalid.status, await invalid.json()]).toEqual([422, { errors: { name: 'Who?' } }]);
    expect([valid.status, await valid.json()]).toEqual([201, { id: 'lead-1' }]);
  });

  test('sent without JavaScript is answered with a page with all values and an id for the next attempt', async () => {
    const { form, pages } = relayWith();
    const response = await form({ name: ' ', note: 'Hello <b>', website: '' });
    expect(response.status).toBe(422);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(pages).toEqual([
      {
        form: join,
        values: { name: '', note: 'Hello <b>' },
        errors: { name: 'Who?' },
        status: 422,
        submissionId: expect.stringMatching(/^[\w-]{36}$/),
      },
    ]);
    await form({ submissionId: pages[0]?.submissionId ?? '' });
    expect(pages[1]?.submissionId, 'the next page keeps the id').toBe(pages[0]?.submissionId);
  });
});

const post = (type: string | undefined, body: string) => ({
  method: 'POST',
  headers: type === undefined ? {} : { 'Content-Type': type },
  body: new TextEncoder().encode(body),
});

test.each([
  [404, 'another path', post('application/json', '{}'), 'https://club.example/api/else'],
  [405, 'another method', { method: 'GET' }, ADDRESS],
  [415, 'another encoding', post('multipart/form-data; boundary=x', '--x--'), ADDRESS],
  [415, 'no encoding', post(undefined, 'name=Ada'), ADDRESS],
  [400, 'truncated JSON', post('application/json', '{"name":"A'), ADDRESS],
  [400, 'a JSON list', post('application/json; charset=utf-8', '[]'), ADDRESS],
  [400, 'an empty body', post('application/json', ''), ADDRESS],
])('a malformed request is answered with %i: %s', async (status, _name, init, url) => {
  const { send, kept } = relayWith();
  const response = await send(init, undefined, url);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ errors: {}, reason: expect.any(String) });
  expect(response.headers.get('Allow')).toBe(status === 405 ? 'POST, OPTIONS' : null);
  expect(kept).toEqual([]);
});

test('a browser that opens the address of a form is shown the form, with the status of another method', async () => {
  const { send, pages, kept } = relayWith();
  const response = await send({ headers: { Accept: 'text/html,*/*;q=0.8' } });
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
  expect(pages).toMatchObject([{ values: {}, errors: {} }]);
  expect(kept).toEqual([]);
});

describe('letters that are not UTF-8', () => {
  const FORM = 'application/x-www-form-urlencoded';
  test.each([
    ['escaped, from a page in windows-1252', FORM, 'name=M%FCller'],
    ['in the name of a field', FORM, 'name=Ada&%FC=1'],
    ['in JSON', 'application/json', '{"name":"M\xfcller"}'],
    ['UTF-16 with its mark', 'application/json', '\xff\xfe{\0}\0'],
  ])('are not stored garbled: %s', async (_how, type, body) => {
    const { send, kept } = relayWith();
    const init = { method: 'POST', headers: { 'Content-Type': type }, body: Buffer.from(body, 'latin1') };
    expect((await send(init)).status).toBe(400);
    expect(kept).toEqual([]);
  });

  test.each([
    [FORM, '\xef\xbb\xbfname=Z%C3%BCrich'],
    [FORM, 'name=Z\xc3\xbcrich'],
    ['application/json', '\xef\xbb\xbf{"name":"Z\xc3\xbcrich"}'],
  ])('are none in UTF-8, with or without its mark: %s %s', async (type, body) => {
    const { send, kept } = relayWith();
    await send({ method: 'POST', headers: { 'Content-Type': type }, body: Buffer.from(body, 'latin1') });
    expect(kept[0]?.fields.Name).toBe('Zürich');
  });

  test('are not seen in a letter that another program lost, or a percent sign that is no escape', async () => {
    const { send, kept } = relayWith();
    for (const body of ['name=M%EF%BF%BDller', 'name=100%&note=Erdős%2C 5%+of%2'])
      await send({ method: 'POST', headers: { 'Content-Type': FORM }, body });
    expect(kept.map(({ fields }) => fields)).toMatchObject([
      { Name: 'M\ufffdller' },
      { Name: '100%', Note: 'Erdős, 5% of%2' },
    ]);
  });
});

describe('a body that is too large', () => {
  const endless = (start: string) => {
    const read = { bytes: 0, cancelled: false };
    const encoder = new TextEncoder();
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(encoder.encode(start)),
      pull(controller) {
        read.bytes += 8192;
        controller.enqueue(encoder.encode('x'.repeat(8192)));
      },
      cancel() {
        read.cancelled = true;
      },
    });
    return { read, body };
  };

  test('is not read to its end, and is answered with a page with the values read so far', async () => {
    const { send, pages } = relayWith();
    const { read, body } = endless('name=Ada&note=');
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const response = await send({ method: 'POST', headers, body, duplex: 'half' } as RequestInit);
    expect(response.status).toBe(413);
    expect(read.cancelled).toBe(true);
    expect(read.bytes).toBeLessThan(BODY_LIMIT + 4 * 8192);
    expect(pages[0]).toMatchObject({ values: { name: 'Ada' }, errors: { note: 'Note 100' }, status: 413 });
  });

  test('sent as JSON is answered with 413', async () => {
    const { json } = relayWith();
    expect((await json({ name: 'x'.repeat(BODY_LIMIT) })).status).toBe(413);
    expect((await json({ name: 'Ada', more: 'x'.repeat(BODY_LIMIT - 100) })).status).toBe(201);
  });
});

describe('when nothing can be stored', () => {
  const full: Partial<RelayOptions> = { accept: async () => ({ kind: 'not-kept', cause: 'SQLITE_FULL' }) };

  test('a client is told when to retry, and the log states the cause', async () => {
    const { json, lines } = relayWith(full);
    const response = await json({ name: 'Ada' });
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ errors: {} });
    expect(lines).toEqual(['2026-01-05T12:00:00.000Z POST /api/join 503 SQLITE_FULL']);
  });

  test('a visitor gets the values back even after an exception', async () => {
    const { form, pages } = relayWith({ accept: () => Promise.reject(new Error('a bug')) });
    expect((await form({ name: 'Ada' })).status).toBe(503);
    expect(pages[0]?.values.name).toBe('Ada');
  });
});

describe('a submission that looks automated', () => {
  test('is flagged if it filled the honeypot, without any difference in the response', async () => {
    const { json, form, kept } = relayWith();
    const trapped = { name: 'Ada', website: 'https://spam.example' };
    expect((await json(trapped)).status).toBe(201);
    expect((await form(trapped)).status).toBe(303);
    expect(kept.map(({ state, remarks }) => [state, remarks])).toEqual([
      ['flagged', ['honeypot']],
      ['flagged', ['honeypot']],
    ]);
  });

  test('is delivered with a remark if it was only fast', async () => {
    const { json, form, kept } = relayWith();
    await json({ name: 'Ada', fillTime: 300 });
    await form({ name: 'Ada', fillTime: '1999' });
    await json({ name: 'Ada', fillTime: 2000 });
    await form({ name: 'Ada', fillTime: '' });
    expect(kept.map(({ remarks }) => remarks)).toEqual([['fast'], ['fast'], [], []]);
    expect(kept.every(({ state }) => state === 'received')).toBe(true);
  });
});

describe('requests from other sites', () => {
  test.each([
    ['no origin', {}, 201],
    ['a hidden origin', { Origin: 'null' }, 403],
    ['a hidden origin that the browser marks as same-origin', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 201],
    [
      'an allowed site that the browser marks as cross-site',
      { Origin: 'https://www.club.example', 'Sec-Fetch-Site': 'cross-site' },
      201,
    ],
    ['the host of the relay, behind a proxy', { Origin: 'http://club.example' }, 201],
    ['an allowed site', { Origin: 'https://www.club.example' }, 201],
    ['another site', { Origin: 'https://evil.example' }, 403],
    ['an allowed site without encryption', { Origin: 'http://www.club.example' }, 403],
    ['another port of an allowed site', { Origin: 'https://www.club.example:8443' }, 403],
    ['a site with a similar name', { Origin: 'https://www.club.example.evil.example' }, 403],
    ['a malformed origin', { Origin: 'club.example' }, 403],
    ['no origin, but marked as cross-site by the browser', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ])('%s: %#', async (_name, headers, status) => {
    expect((await relayWith().json({ name: 'Ada' }, headers as Record<string, string>)).status).toBe(status);
  });

  test('a form posted from another site is answered with a page with its values, which can be sent', async () => {
    const { form, pages } = relayWith();
    expect((await form({ name: 'Ada' }, { Origin: 'https://evil.example' })).status).toBe(403);
    expect(pages[0]).toMatchObject({ status: 403, values: { name: 'Ada' } });
  });

  test('only an allowed site gets CORS headers', async () => {
    const { send, json } = relayWith();
    const preflight = (Origin: string) =>
      send({ method: 'OPTIONS', headers: { Origin, 'Access-Control-Request-Method': 'POST' } });
    const allowed = await preflight('https://www.club.example');
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe('https://www.club.example');
    expect(allowed.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
    const refused = await preflight('https://evil.example');
    expect(refused.status).toBe(403);
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBeNull();
    const answer = await json({}, { Origin: 'https://www.club.example' });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('https://www.club.example');
  });
});

test('too many requests get a 429 with the seconds to wait, and the form keeps its values', async () => {
  const { json, form, pages, kept, clock } = relayWith({ ratePerMinute: 2 });
  await json({ name: 'Ada' });
  clock.now += 10_000;
  await json({ name: 'Ada' });
  const refused = await json({ name: 'Ada' });
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '50']);
  expect((await form({ name: 'Ada' })).status).toBe(429);
  expect(pages[0]).toMatchObject({ status: 429, values: { name: 'Ada' } });
  expect((await json({ name: 'Eve' }, {}, '192.0.2.2')).status).toBe(201);
  clock.now += 50_000;
  expect((await json({ name: 'Ada' })).status).toBe(201);
  expect(kept).toHaveLength(4);
});

test('a refused visitor whose body does not arrive is answered within seconds, with the values so far', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { form, send, pages } = relayWith({ ratePerMinute: 1 });
  await form({ name: 'Ada' });
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('name=Ada&note=Hel')),
  });
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const answer = send({ method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await answer).status).toBe(429);
  expect(pages[0]?.values).toEqual({ name: 'Ada', note: 'Hel' });
});

test('no response can be cached, interpreted as another media type or set a cookie, and JSON is never displayed', async () => {
  const { json, form, send } = relayWith();
  const answers = [
    await json({ name: 'Ada' }),
    await form({ name: 'Ada' }),
    await form({}),
    await send({ method: 'PUT' }),
  ];
  for (const { headers } of answers) {
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Set-Cookie')).toBeNull();
    const isJson = headers.get('Content-Type')?.startsWith('application/json') === true;
    expect(headers.get('Content-Disposition')).toBe(isJson ? 'attachment; filename="answer.json"' : null);
  }
});

test('the log states outcomes, and contains no personal data', async () => {
  const { json, send, lines } = relayWith();
  await json({ name: 'Ada', submissionId: 'secret-1' }, { Referer: 'https://club.example/?ada' });
  await json({ note: 'x'.repeat(200) });
  await send({ method: 'POST' }, '192.0.2.7', 'https://club.example/ada@example.com?name=Ada');
  expect(lines).toEqual([
    '2026-01-05T12:00:00.000Z POST /api/join 201 lead-1',
    '2026-01-05T12:00:00.000Z POST /api/join 422',
    '2026-01-05T12:00:00.000Z POST - 404',
  ]);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { sender } from './send-direct.ts';

const send = sender({
  endpoint: 'https://store.example',
  base: 'appClub',
  key: 'secret',
  forms: [
    {
      action: '/api/join',
      table: 'New members',
      fields: [
        { name: 'name', column: 'Name' },
        { name: 'team', column: 'Team' },
        { name: 'note', column: 'Note', emptyText: 'None' },
      ],
      constants: [{ column: 'State', value: 'new' }],
      timestamp: 'Joined',
    },
  ],
});

const values = { name: 'Anna', team: '', submissionId: 'a1', fillTime: '9000', website: '' };

/** Makes one attempt. Returns its answer and the request. */
async function attempt(status: number) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}, { status }));
  vi.stubGlobal('fetch', fetch);
  const answer = await send('/api/join', values, new AbortController().signal);
  const [url, { body, headers } = {}] = fetch.mock.calls[0] ?? [];
  return { answer, url, headers, body: JSON.parse(String(body)) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-04T05:06:07Z') });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('a submission becomes one record of its table, with the columns of the form and nothing else', async () => {
  const { answer, url, headers, body } = await attempt(200);
  expect(answer).toEqual({ kind: 'accepted' });
  expect(url).toBe('https://store.example/v0/appClub/New%20members');
  expect(headers).toMatchObject({ Authorization: 'Bearer secret' });
  expect(body).toEqual({
    records: [{ fields: { Name: 'Anna', Note: 'None', State: 'new', Joined: '2026-03-04T05:06:07.000Z' } }],
  });
});

test.each([401, 403, 404, 422, 429])(
  'a submission that the store refuses is kept for a later attempt: %i',
  async (status) => {
    expect((await attempt(status)).answer).toEqual({ kind: 'wait', pause: 30_000 });
  },
);

test.each([500, 503])('a failing store is retried soon: %i', async (status) => {
  expect((await attempt(status)).answer).toEqual({ kind: 'retry' });
});
